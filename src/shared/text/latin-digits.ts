const DEVANAGARI_ZERO = 0x0966

/** The same text with Devanagari digits written as Latin ones. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
