/** Where the start prints its steps; `process.stdout` fits. */
export type TerminalOutput = { isTTY?: boolean; columns?: number; write(text: string): unknown }

/** Moves the bar of a long step; the words tell the progress, such as '210 of 600 pages'. */
export type Progress = (done: number, all: number, words: string) => void

/** Runs a step and returns its result; `said` turns the result into the words to print. */
export type RunStep = <T>(
  name: string,
  work: (progress: Progress) => Promise<T>,
  said?: (result: T) => string,
) => Promise<T>

const BAR = 24
const BAR_STEPS = 4

/**
 * Prints the steps of a start with their times. A long step has a bar, or without a terminal a line
 * for each quarter.
 */
export function createStepRunner(screen: TerminalOutput): RunStep {
  return async (name, work, said = () => name) => {
    const started = performance.now()
    const clear = () => screen.isTTY && screen.write('\r\x1b[2K')
    if (screen.isTTY) screen.write(`  … ${name}`)
    try {
      const result = await work(bar(screen, name))
      clear()
      screen.write(`  ✓ ${said(result).padEnd(48)} ${seconds(started)}\n`)
      return result
    } catch (error) {
      clear()
      screen.write(`  ✗ ${name.padEnd(48)} ${seconds(started)}\n`)
      throw error
    }
  }
}

function bar(screen: TerminalOutput, name: string): Progress {
  let told = 0
  return (done, all, words) => {
    const share = all > 0 ? Math.min(done / all, 1) : 0
    const quarter = Math.floor(share * BAR_STEPS)
    if (screen.isTTY) {
      screen.write(
        `\r\x1b[2K  … ${name} ${'█'.repeat(Math.floor(share * BAR)).padEnd(BAR, '░')} ${words}`,
      )
    } else if (quarter > 0 && quarter !== told) screen.write(`    ${words}\n`)
    told = quarter
  }
}

const seconds = (started: number): string =>
  `${((performance.now() - started) / 1000).toFixed(1)} s`
