import type { ImportRow } from './import-row.ts'
import type { RowProblem } from './row.ts'
import type { TownGuess } from './town-choices.ts'

/** Hears of each row that was read. */
export type RowFindings = {
  good(line: number, row: ImportRow, guess: TownGuess | null): void
  refused(line: number, problems: readonly RowProblem[], cells: readonly string[]): void
}
