/* A cell that begins with one of these is a formula to Excel, LibreOffice and Google Sheets. */
const FORMULA = /^\s*[=+\-@\t\r]/

/**
 * Comma-separated values as spreadsheets open them (RFC 4180, with the mark that says UTF-8). Text
 * that a spreadsheet would run as a formula gets an apostrophe before it; numbers stay numbers.
 */
export const csvOf = (rows: ReadonlyArray<ReadonlyArray<string | number>>): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /["\r\n,]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
