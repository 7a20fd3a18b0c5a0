export { COUNTER } from './counter.ts'
export { ENGLISH } from './english.ts'
export { HINDI, ROMAN_HINDI } from './hindi.ts'
