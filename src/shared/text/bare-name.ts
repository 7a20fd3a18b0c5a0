/**
 * A name without case, blanks and punctuation, for telling whether two texts are the same name:
 * "Dalton-Ganj" and "DALTONGANJ" are, "Bana" and "Bano" are not (the search fold would say so).
 */
export const toComparableName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
