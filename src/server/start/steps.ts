/** Where the start prints itself; `process.stdout` fits. */
export type Screen = { isTTY?: boolean; columns?: number; write(text: string): unknown }

/** Moves the bar of a long step; what it counts is a word such as 'pages'. */
export type Progress = (done: number, all: number, what: string) => void

const BAR = 24
const QUARTERS = 4

/** The steps of a start, each printed with its time; long ones have a bar, or a line each quarter where there is no terminal. */
export function stepsOn(screen: Screen) {
  /** Runs a step; `work` answers the words to print when they differ from the name. */
  return async function step<T>(
    name: string,
    work: (progress: Progress) => Promise<T>,
    said: (result: T) => string = () => name,
  ): Promise<T> {
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

function bar(screen: Screen, name: string): Progress {
  let shown = ''
  return (done, all, what) => {
    const share = all > 0 ? Math.min(done / all, 1) : 0
    const count = `${done} of ${Math.max(done, all)} ${what}`
    const line = screen.isTTY
      ? `\r\x1b[2K  … ${name} ${'█'.repeat(Math.floor(share * BAR)).padEnd(BAR, '░')} ${count}`
      : `    ${name}: ${Math.floor(share * QUARTERS) * (100 / QUARTERS)}%\n`
    if (line !== shown && (screen.isTTY || share >= 1 / QUARTERS)) screen.write(line)
    shown = line
  }
}

const seconds = (started: number): string => `${((performance.now() - started) / 1000).toFixed(1)} s`
