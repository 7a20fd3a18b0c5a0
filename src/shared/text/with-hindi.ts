import { READS_HINDI } from './local-language.ts'

/** An English text, with the same in Hindi behind it where the people of the district read it. */
export const withHindi = (english: string, hindi: string): string =>
  READS_HINDI ? `${english} / ${hindi}` : english
