export const id = 323;
export const ids = [323];
export const modules = {

/***/ 4323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   siteConfig: () => (/* binding */ siteConfig)
/* harmony export */ });
/* harmony import */ var _text_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2155);

/** The configuration of a site in a file, with defaults: all pages are in one folder, whose path is not in their addresses. */
function siteConfig(generator, file, found) {
    return {
        generator,
        file,
        folder: (0,_text_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(file),
        includeFolders: [],
        aliases: {},
        variables: {},
        mdx: 'mdx-only',
        address: undefined,
        roots: [{ folder: found.contentFolder, route: '' }],
        names: [],
        hasTitlesInNavigation: false,
        syntaxOptions: {},
        ...found,
    };
}


/***/ })

};
