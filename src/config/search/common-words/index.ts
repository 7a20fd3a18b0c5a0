export { OFFICE_SEARCH_WORDS } from './offices.ts'
export { COMMON_ENGLISH_WORDS } from './english.ts'
export { HINDI_STOP_WORDS, COMMON_ROMAN_HINDI_WORDS } from './hindi.ts'
