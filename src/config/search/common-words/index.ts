export { OFFICE_SEARCH_WORDS } from './offices.ts'
export { COMMON_ENGLISH_WORDS } from './english.ts'
export { HINDI_WORDS, ROMAN_HINDI_WORDS } from './hindi.ts'
