export const id = 31;
export const ids = [31];
export const modules = {

/***/ 2577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitbook: () => (/* binding */ gitbook)
/* harmony export */ });
/* harmony import */ var _markdown_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(748);
/* harmony import */ var _text_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(879);
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2155);
/* harmony import */ var _config_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9124);
/* harmony import */ var _syntax_templates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5405);





/** GitBook with Git Sync (https://gitbook.com/docs/getting-started/git-sync/content-configuration). */
const gitbook = {
    partials: /(?:^|\/)\.gitbook\/includes\//,
    async read(path, reader) {
        const folder = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(path);
        const isSummary = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(path) === 'SUMMARY.md';
        const isOfGitBook = (file) => file.startsWith(`${folder}.gitbook/`);
        if (isSummary && ![...reader.files].some(isOfGitBook))
            return undefined;
        let data;
        if (!isSummary)
            data = await reader.data(path, _text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .readYaml */ .gM);
        const contentFolder = (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .joinFolder */ .nn)(folder, (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarTextAt */ .TQ)(data, 'root') ?? '.');
        if (contentFolder === undefined)
            return undefined;
        const structure = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(data, 'structure');
        const readme = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarTextAt */ .TQ)(structure, 'readme') ?? 'README.md';
        const summary = (0,_text_data_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarTextAt */ .TQ)(structure, 'summary') ?? 'SUMMARY.md';
        const contents = (await reader.text(contentFolder + summary)) ?? '';
        return {
            isWide: true,
            contentFolder,
            includeFolders: [`${contentFolder}.gitbook/includes/`],
            names: (0,_config_files_js__WEBPACK_IMPORTED_MODULE_2__/* .chaptersOf */ .cy)(contents, contentFolder),
            options: { home: (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .join */ .fj)(contentFolder, readme) ?? '' },
        };
    },
    routes(config, files) {
        const chapters = new Set(config.names.map(([path]) => path));
        const isShown = (path, inside) => {
            if (chapters.size > 0)
                return chapters.has(path);
            return !/(?:^|\/)\.|^SUMMARY\.md$/.test(inside);
        };
        const sorted = (0,_config_files_js__WEBPACK_IMPORTED_MODULE_2__/* .sortFiles */ .w9)(config, files, ['.md'], ({ path, inside, stem }) => {
            if (path === config.options.home)
                return '';
            if (!isShown(path, inside))
                return { reason: 'is not in SUMMARY.md' };
            if ((0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(stem) !== 'README')
                return stem;
            return (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(stem).replace(/\/$/, '');
        });
        return { ...sorted, links: { rooted: 'site' } };
    },
    syntax: () => ({ includes: [blocks], markup: [] }),
};
const embed = ({ values }) => {
    const { url, src = url, caption = src } = values;
    if (!src)
        return {};
    return { before: `[${caption}](${(0,_markdown_source_js__WEBPACK_IMPORTED_MODULE_4__/* .destination */ .j_)(src)})` };
};
/** The blocks of GitBook ("Blocks" of its documentation). */
const blocks = (0,_syntax_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .templates */ .kT)(_syntax_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .liquidTags */ .Yj, {
    ..._syntax_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .raw */ .lS,
    if: _syntax_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .undecided */ .oo,
    else: _syntax_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .content */ .Qs,
    include: _syntax_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .includedBeside */ .JR,
    hint: _syntax_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .admonition */ .JX,
    tab: _syntax_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .titled */ .dJ,
    tabs: _syntax_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .tabs */ .vR,
    'content-ref': _syntax_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .content */ .Qs,
    embed,
    file: embed,
}, _syntax_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .words */ .aL, ['raw']);


/***/ }),

/***/ 807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ location)
/* harmony export */ });
/**
 * @import {VFile, Value} from 'vfile'
 * @import {Location} from 'vfile-location'
 */

/**
 * Create an index of the given document to translate between line/column and
 * offset based positional info.
 *
 * Also implemented in Rust in [`wooorm/markdown-rs`][github-markdown-rs].
 *
 * [github-markdown-rs]: https://github.com/wooorm/markdown-rs/blob/main/src/util/location.rs
 *
 * @param {VFile | Value} file
 *   File to index.
 * @returns {Location}
 *   Accessors for index.
 */
function location(file) {
  const value = String(file)
  /**
   * List, where each index is a line number (0-based), and each value is the
   * byte index *after* where the line ends.
   *
   * @type {Array<number>}
   */
  const indices = []
  let cr = -1
  let lf = -1

  return {toOffset, toPoint}

  /**
   * Add the next line to `indices`.
   *
   * @returns {undefined}
   *   Nothing.
   */
  function grow() {
    const from = indices.at(-1) ?? 0

    if (cr < from) {
      cr = value.indexOf('\r', from)
      if (cr === -1) cr = Infinity
    }

    if (lf < from) {
      lf = value.indexOf('\n', from)
      if (lf === -1) lf = Infinity
    }

    const eol = cr + 1 === lf ? lf : Math.min(cr, lf)
    indices.push((eol === Infinity ? value.length : eol) + 1)
  }

  /**
   * Get the line/column based `Point` for `offset`.
   *
   * @type {Location['toPoint']}
   */
  function toPoint(offset) {
    if (typeof offset === 'number' && offset > -1 && offset <= value.length) {
      while ((indices.at(-1) ?? 0) <= offset) grow()

      // Binary search for the first line that ends after `offset`.
      let low = 0
      let high = indices.length - 1

      while (low < high) {
        const middle = Math.floor((low + high) / 2)

        if (indices[middle] > offset) {
          high = middle
        } else {
          low = middle + 1
        }
      }

      return {
        line: low + 1,
        column: offset - (low > 0 ? indices[low - 1] : 0) + 1,
        offset
      }
    }
  }

  /**
   * Get the `offset` from a line/column based `Point`.
   *
   * @type {Location['toOffset']}
   */
  function toOffset(point) {
    if (
      point &&
      typeof point.line === 'number' &&
      typeof point.column === 'number' &&
      !Number.isNaN(point.line) &&
      // Excludes `NaN` too.
      point.column > 0
    ) {
      while (
        indices.length < point.line &&
        (indices.at(-1) ?? 0) <= value.length
      ) {
        grow()
      }

      const offset =
        (point.line > 1 ? indices[point.line - 2] : 0) + point.column - 1
      // The given `column` could not exist on this line.
      if (offset < indices[point.line - 1]) return offset
    }
  }
}


/***/ })

};
