import { LOCAL_LANGUAGE, READS_HINDI } from '#district/district.ts'

/** The `lang` of names in the language of the district, which stand beside the English ones. */
export { LOCAL_LANGUAGE, READS_HINDI }

/** Letters of the scripts of India that share a layout, Devanagari first and Malayalam last. */
const INDIC = /[\u0900-\u0d7f]/

/** The `lang` of a text that people wrote, on an English page: the district's own for its letters. */
export const localLangOf = (text: string): string | undefined =>
  INDIC.test(text) ? LOCAL_LANGUAGE : undefined
