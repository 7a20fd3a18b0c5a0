import type { ImportRow } from './import-row.ts'
import type { RowProblem } from './row.ts'
import type { TownGuess } from './town-candidates.ts'

/** What could be read of a row that is refused. */
export type RefusedRow = {
  cells: readonly string[]
  partial?: Partial<ImportRow>
  guess?: TownGuess | null
}

/** Hears of each row that was read. */
export type RowObserver = {
  good(line: number, row: ImportRow, guess: TownGuess | null): void
  refused(line: number, problems: readonly RowProblem[], row: RefusedRow): void
}
