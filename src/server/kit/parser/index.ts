export { runParserJob } from './parse.ts'
export { streamParserJob } from './parse-many.ts'
export { ParsingAbortedError } from './parsing-aborted.ts'
