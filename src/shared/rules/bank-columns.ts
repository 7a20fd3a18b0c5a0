import { parseBankAmount, parseBankDate, parseDirection } from './bank-values.ts'

/*
 * Which column of a bank's statement is what. Each bank has other names and another order, and many
 * write lines of address above the table.
 */

/** The columns by their number from 0; null for one that is not there. `first` is the first line. */
export type BankColumns = {
  first: number
  date: number
  description: number
  /** The bank's number of a transaction. */
  number: number | null
  /** Money in and money out, where they are apart; */
  credit: number | null
  debit: number | null
  /** or one amount, */
  amount: number | null
  /** with its direction in a column of its own, or in the cell. */
  direction: number | null
}

type Named = Exclude<keyof BankColumns, 'first'>

/** How banks name a column; the better name first. */
const NAMES: Record<Named, readonly RegExp[]> = {
  date: [/^(?:txn|tran|transaction|posting?)[\s.]*date/i, /^date/i, /^value[\s.]*da?te?/i, /date/i],
  description: [/narration|description|particulars/i, /remarks|details|transaction info/i],
  number: [/utr|rrn/i, /ref/i, /ch(?:e)?q|instrument|transaction id|tran id|txn id/i],
  credit: [/^(?:credit|deposit|cr)(?:s)?\b/i, /credit|deposit|money in|\(cr\)/i],
  debit: [/^(?:debit|withdrawal|dr)(?:s)?\b/i, /debit|withdrawal|money out|\(dr\)/i],
  amount: [/^(?:transaction |txn )?amount/i, /amount/i],
  direction: [
    /^(?:dr|d|debit)\s*[/|]\s*(?:cr|c|credit)|^(?:cr|c|credit)\s*[/|]\s*(?:dr|d|debit)/i,
    /^type$|^(?:transaction|txn) type$/i,
  ],
}
const BOTH_WAYS = NAMES.direction[0]!
const BALANCE = /balance/i
const HEAD_WITHIN = 40

/** Guesses the columns by the names above them, else by what they hold; null when neither helps. */
export const guessBankColumns = (rows: readonly (readonly string[])[]): BankColumns | null =>
  guessByNames(rows) ?? guessByCells(rows)

function guessByNames(rows: readonly (readonly string[])[]): BankColumns | null {
  for (const [at, row] of rows.slice(0, HEAD_WITHIN).entries()) {
    const taken = new Set<number>()
    const find = (name: Named): number | null => {
      for (const pattern of NAMES[name]) {
        const column = row.findIndex((cell, i) => {
          const text = cell.trim()
          if (taken.has(i) || BALANCE.test(text) || !pattern.test(text)) return false
          return name === 'direction' || !BOTH_WAYS.test(text)
        })
        if (column < 0) continue
        taken.add(column)
        return column
      }
      return null
    }
    const date = find('date')
    const direction = find('direction')
    const credit = find('credit')
    const debit = find('debit')
    const amount = credit === null ? find('amount') : null
    const description = find('description')
    const number = find('number')
    if (date === null || (credit ?? amount) === null) continue
    const text = description ?? number
    if (text === null) continue
    return {
      ...{ first: at + 1, date, description: text, number, credit, debit, amount },
      direction: credit === null ? direction : null,
    }
  }
  return null
}

/** Lines without names above them, as people paste them. */
function guessByCells(rows: readonly (readonly string[])[]): BankColumns | null {
  const sample = rows.filter((row) => row.some((cell) => parseBankDate(cell))).slice(0, 50)
  if (sample.length === 0) return null
  const width = Math.max(...sample.map(({ length }) => length))
  const columns = Array.from({ length: width }, (_, at) => sample.map((row) => row[at] ?? ''))
  const share = (cells: readonly string[], isIt: (cell: string) => boolean) =>
    cells.filter(isIt).length / cells.length
  const date = columns.findIndex((cells) => share(cells, (cell) => !!parseBankDate(cell)) > 0.8)
  if (date < 0) return null
  const money = columns.flatMap((cells, at) => {
    const filled = cells.filter((cell) => cell.trim() !== '')
    const isMoney = filled.length > 0 && filled.every((cell) => isAmountOrNothing(cell))
    return isMoney && at !== date ? [at] : []
  })
  const direction = columns.findIndex((cells, at) => {
    return at !== date && share(cells, (cell) => parseDirection(cell) !== null) > 0.8
  })
  const texts = columns
    .map((cells, at) => ({ at, length: cells.reduce((sum, cell) => sum + cell.length, 0) }))
    .filter(({ at }) => at !== date && at !== direction && !money.includes(at))
    .sort((a, b) => b.length - a.length)
  const description = texts[0]?.at
  const [one, two] = money
  if (description === undefined || one === undefined) return null
  const nothing = { credit: null, debit: null, amount: null, direction: null }
  const base = { first: 0, date, description, number: texts[1]?.at ?? null, ...nothing }
  // Withdrawals stand before deposits in every Indian statement.
  const areApart =
    two !== undefined && sample.every((row) => !hasAmount(row[one]) || !hasAmount(row[two]))
  if (areApart && direction < 0) return { ...base, debit: one, credit: two }
  return { ...base, amount: one, direction: direction < 0 ? null : direction }
}

/** Not the number of a cheque or of an account: paise, commas, or few digits. */
const isAmountOrNothing = (cell: string): boolean =>
  /^[\s-]*$|^0*(?:\.0*)?$/.test(cell.trim()) ||
  (parseBankAmount(cell) !== null && (/[.,]/.test(cell) || cell.trim().length < 8))

const hasAmount = (cell: string | undefined): boolean =>
  cell !== undefined && parseBankAmount(cell) !== null

/** Whether the columns can be those of these rows. */
export const fitsColumns = (columns: BankColumns, rows: readonly (readonly string[])[]): boolean =>
  rows
    .slice(columns.first)
    .some(
      (row) =>
        parseBankDate(row[columns.date] ?? '') !== null &&
        [columns.credit, columns.debit, columns.amount].some(
          (at) => at !== null && hasAmount(row[at]),
        ),
    )
