/**
 * A word that is stored in English, such as a way to pay, a spoken language or a state, as it is
 * printed.
 */
export const printStoredWord = (word: string): string => word
