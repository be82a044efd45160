export const id = 833;
export const ids = [833];
export const modules = {

/***/ 9833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answerQuestions: () => (/* binding */ answerQuestions)
});

// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/text/data.js
var text_data = __webpack_require__(879);
// EXTERNAL MODULE: ./lib/text/message.js
var message = __webpack_require__(9140);
;// CONCATENATED MODULE: ./lib/questions/file.js




const file_text = dist/* string */.YjP('this is not a text.');
const SUCH_AS = 'such as { ask: How do I rotate the key?, find: docs/keys.md }.';
const Entry = dist/* objectWithRest */.U1j({
    ask: dist/* pipe */.FsL(file_text, dist/* minLength */.BpQ(1, 'it is empty.'), dist/* maxLength */.Ru6(500, 'it has more than 500 characters. Shorten it.')),
    find: dist/* pipe */.FsL(dist/* union */.KCZ([dist/* array */.YOg(file_text), file_text], 'this is neither a path nor a list.'), dist/* minLength */.BpQ(1, 'it is empty.'), dist/* transform */.pdi(paths => [paths].flat())),
    within: dist/* pipe */.FsL(dist/* optional */.lqM(file_text, '10'), dist/* regex */.yGV(/^(?:[1-9]\d?|100)$/, 'this is not a number from 1 to 100.'), dist/* transform */.pdi(Number)),
}, dist/* never */.ZmZ('there is no such key here. Use ask, find and within.'), `a question has the keys ask and find, ${SUCH_AS}`);
const MAX_QUESTIONS = 1_000;
/** More problems are only counted. */
const MAX_PROBLEMS = 20;
/** Reads the file of the input `questions`: its questions, and all that is wrong with it. */
function readQuestions(yaml = '') {
    const lineCounter = new yaml_dist/* LineCounter */.HN();
    const document = (0,yaml_dist/* parseDocument */.Tp)(yaml, {
        schema: 'failsafe',
        prettyErrors: false,
        lineCounter,
    });
    const questions = [];
    const problems = [];
    const lineAt = (offset = 0) => lineCounter.linePos(offset).line || 1;
    const add = (line, reason) => problems.push({ line, column: 1, rule: 'questions', isError: true, reason });
    for (const { pos, message } of document.errors)
        add(lineAt(pos[0]), `this is not YAML: ${message}.`);
    const list = document.get('questions');
    const items = (0,yaml_dist/* isSeq */.oP)(list) ? list.items.filter(yaml_dist/* isNode */.Ll) : [];
    if (items.length === 0 || items.length > MAX_QUESTIONS)
        add(1, `this is not a list "questions" of 1 to 1,000, ${SUCH_AS}`);
    for (const item of items) {
        const line = lineAt(item.range?.[0]);
        try {
            const data = item.toJS(document, { maxAliasCount: text_data/* MAX_ALIASES */.K1 });
            const { success, output, issues = [] } = dist/* safeParse */.xLC(Entry, data);
            if (success)
                questions.push({ ...output, line });
            for (const { path = [], message } of issues)
                add(line, [...path.map(({ key }) => key), message].join(': '));
        }
        catch (error) {
            // An alias that leads nowhere, or to too much.
            add(line, `this is not YAML: ${error}.`);
        }
    }
    return { questions, problems: (0,message/* limitMessages */.Gi)(MAX_PROBLEMS, problems) };
}

// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(99);
;// CONCATENATED MODULE: ./lib/questions/ranking.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});

/** So many results are looked through. */
const MAX_RANK = 100;
const TABLE = `create virtual table texts using fts5 (
  name, description, tags, body,
  content = '', tokenize = "porter unicode61 remove_diacritics 2"); begin`;
/** The weights are those of the columns of the table; of documents that are alike, the first by its path is the better one. */
const BEST = `select rowid from texts where texts match ?
  order by bm25(texts, 5, 2, 2, 1), rowid limit ${MAX_RANK}`;
/**
 * Ranks documents by BM25 over name, description, tags and body, with FTS5 of SQLite: a public ranking, which knows nothing of
 * that of a search service.
 *
 * @returns for each question the paths of the pages that have any of its words, the best first.
 */
function rank(documents, questions) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const database = __addDisposableResource(env_1, new external_node_sqlite_.DatabaseSync(':memory:'), false);
        database.exec(TABLE);
        const add = database.prepare('insert into texts values (?, ?, ?, ?)');
        const decoder = new TextDecoder();
        const paths = [...documents.keys()].sort();
        for (const path of paths) {
            const json = decoder.decode(documents.get(path));
            const { name, description, tags, body } = JSON.parse(json);
            add.run(name, description, tags.join(' '), body);
        }
        const best = database.prepare(BEST);
        return questions.map(question => {
            // In quotation marks no letter, mark or digit is syntax of FTS5.
            const words = question.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [''];
            const rows = best.all(words.map(word => `"${word}"`).join(' OR '));
            return rows.map(({ rowid }) => paths[Number(rowid) - 1]);
        });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}

;// CONCATENATED MODULE: ./lib/questions/index.js


/** So many pages are named that come before another one. */
const MAX_ABOVE = 3;
/** Answers the questions of a file. @param yaml its text, where the commit has it. */
function answerQuestions({ now, before }, yaml) {
    const { questions, problems: messages } = readQuestions(yaml);
    const texts = questions.map(({ ask }) => ask);
    const results = rank(now, texts);
    const resultsBefore = before && rank(before, texts);
    const answers = questions.map((question, index) => {
        const rankIn = (paths) => {
            const found = paths.findIndex(path => question.find.includes(path));
            return found < 0 ? MAX_RANK + 1 : found + 1;
        };
        const rank = rankIn(results[index]);
        const before = resultsBefore && rankIn(resultsBefore[index]);
        const above = results[index].slice(0, Math.min(rank - 1, MAX_ABOVE));
        return { ...question, rank, before, above };
    });
    for (const { ask, find, within, line, rank, above } of answers) {
        const message = { line, column: 1, rule: 'questions' };
        const missing = find.filter(path => !now.has(path)).join(', ');
        if (missing !== '') {
            const reason = `${missing}: the commit has no such page, or its author hides it. Give the path of a page that is in search, from the root of the repository.`;
            messages.push({ ...message, isError: true, reason });
        }
        else if (rank > within) {
            const reason = `"${ask}" finds ${find.join(' or ')} at rank ${rank}, not within ${within}. Before it: ${above.join(', ')}. Let the title, the description or a heading of the page have the words of the question.`;
            messages.push({ ...message, reason });
        }
    }
    return { answers, messages };
}


/***/ })

};
