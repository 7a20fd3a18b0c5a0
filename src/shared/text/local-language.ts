/**
 * The `lang` of names in the language of the district, which stand beside the English ones, and
 * whether lines in Hindi do. Values alone, which a bundle writes where they are used.
 */
export { LOCAL_LANGUAGE, READS_HINDI } from '#district/district.ts'
