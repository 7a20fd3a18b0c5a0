import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { printSlowest } from './slowest.ts'

/** For Playwright: the slowest files of a run, all their tests together. */
export default class SlowestFilesReporter implements Reporter {
  readonly #milliseconds = new Map<string, number>()

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = relative(process.cwd(), location.file)
    this.#milliseconds.set(file, (this.#milliseconds.get(file) ?? 0) + duration)
  }

  onEnd(): void {
    printSlowest('browser', this.#milliseconds)
  }

  printsToStdio(): boolean {
    return false
  }
}
