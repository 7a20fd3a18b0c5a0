export { parse } from './parse.ts'
export { parseMany } from './parse-many.ts'
export { ParsingEnded } from './too-much.ts'
