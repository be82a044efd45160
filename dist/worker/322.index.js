export const id = 322;
export const ids = [322];
export const modules = {

/***/ 9322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TypeScript: () => (/* binding */ TypeScript)
/* harmony export */ });
/* harmony import */ var _sveltejs_acorn_typescript__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5841);
/* harmony import */ var acorn__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4559);


/** Parses JavaScript and TypeScript. It takes as long to load as the rest of a short run, so it is loaded where it is needed. */
const TypeScript = acorn__WEBPACK_IMPORTED_MODULE_1__.Parser.extend((0,_sveltejs_acorn_typescript__WEBPACK_IMPORTED_MODULE_0__/* .tsPlugin */ .N)({ jsx: true }));


/***/ })

};
