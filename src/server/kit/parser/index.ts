export { parse } from './parse.ts'
export { parseMany } from './parse-many.ts'
export { ParsingAborted } from './parsing-aborted.ts'
