/** A word that is stored in English, a way to pay or a spoken language, as it is printed. */
export const printStoredWord = (word: string): string => word
