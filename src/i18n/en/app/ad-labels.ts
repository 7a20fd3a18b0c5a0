/** The name of a kind, size or place of ads, as the contract has it in English, for people. */
export const printAdLabel = (label: string): string => label
