/** A file of the server for people, with its first row in the language of the page. */
export const translateCsvHead = (csv: string): string => csv
