export { parse } from './parse.ts'
export { parseMany } from './parse-many.ts'
export { ParsingAbortedError } from './parsing-aborted.ts'
