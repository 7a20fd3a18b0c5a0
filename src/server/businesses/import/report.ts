import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { RowProblem } from './row.ts'

/** Gets every bad row: everything that is wrong with the row on that line, and its cells. */
export type ProblemReport = {
  add(line: number, problems: readonly RowProblem[], cells: readonly string[]): void
}

const MAX_REPORTED = 100
const CHUNK = 65_536

/**
 * Tells the first hundred problems at once and writes all of them to a CSV file, which appears with
 * the first one. Rows of the file begin with a number, so no spreadsheet takes them for a formula.
 */
export class ProblemReportFile implements ProblemReport {
  problems = 0
  readonly path: string
  readonly #tell: (line: string) => void
  #unwritten = ''

  constructor(path: string, tell: (line: string) => void) {
    this.path = path
    this.#tell = tell
    rmSync(path, { force: true })
  }

  add(line: number, problems: readonly RowProblem[]): void {
    if (this.problems === 0) {
      mkdirSync(dirname(this.path), { recursive: true })
      this.#unwritten = 'line,field,reason\n'
    }
    for (const { field, reason } of problems) {
      this.problems += 1
      if (this.problems <= MAX_REPORTED) this.#tell(`line ${line}, ${field}: ${reason}`)
      if (this.problems === MAX_REPORTED + 1) this.#tell(`… more in ${this.path}`)
      this.#unwritten += `${line},${field},"${reason.replaceAll('"', '""')}"\n`
    }
    if (this.#unwritten.length > CHUNK) this.close()
  }

  /** Writes what is still to be written. */
  close(): void {
    if (this.#unwritten === '') return
    appendFileSync(this.path, this.#unwritten)
    this.#unwritten = ''
  }
}
