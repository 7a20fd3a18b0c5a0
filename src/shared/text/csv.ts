/*
 * What Excel, LibreOffice and Google Sheets run as a formula, the wide signs of Japanese and
 * Chinese keyboards included. Apostrophes before it belong to it, so that `removeFormulaGuard`
 * undoes what `guarded` did and nothing else.
 */
const FORMULA = /^'*\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/
/** A number with a sign, as `+919006618191` or `-2.5`: no spreadsheet runs it. */
const SIGNED_NUMBER = /^[+-]\d+(\.\d+)?$/

/**
 * Comma-separated values as spreadsheets open them (RFC 4180, with the mark that says UTF-8). Text
 * that a spreadsheet would run as a formula gets an apostrophe before it; numbers stay numbers.
 */
export const toCsv = (rows: ReadonlyArray<ReadonlyArray<string | number>>): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = guarded(value)
  // Also where another separator is used: a formula may follow it.
  return /["\r\n\t,;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const guarded = (value: string): string =>
  FORMULA.test(value) && !SIGNED_NUMBER.test(value) ? `'${value}` : value

/**
 * The text of a cell that `toCsv` wrote: without the one apostrophe that guarded a formula. Files
 * of earlier versions have one before telephone numbers too.
 */
export const removeFormulaGuard = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

/** A value of the database as a cell shows it. */
export function toCsvValue(value: unknown): string | number {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.join(' | ')
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : JSON.stringify(value)
}
