import { READS_HINDI } from '#district/district.ts'

/**
 * A Hindi text of the code, as the field of an answer that holds what is in the district's own
 * language: null where that is another one.
 */
export const inHindi = (text: string): string | null => (READS_HINDI ? text : null)
