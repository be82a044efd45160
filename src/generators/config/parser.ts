import { tsPlugin } from '@sveltejs/acorn-typescript'
import { Parser } from 'acorn'

/** Parses JavaScript and TypeScript. It takes as long to load as the rest of a short run, so it is loaded where it is needed. */
export const TypeScript = Parser.extend(tsPlugin({ jsx: true }))
