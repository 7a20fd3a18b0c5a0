import type { ImportProgress } from './run-options.ts'

/** Where progress is shown; `process.stderr` fits. */
export type ProgressScreen = { isTTY?: boolean; write(text: string): unknown }

const WIDTH = 30
const TENTHS = 10

/**
 * Shows how far a run has come: a bar that moves on a terminal, else a line for every tenth of the
 * file.
 */
export function createProgressBar(screen: ProgressScreen): {
  show: (progress: ImportProgress) => void
  clear: () => void
} {
  let shown = ''
  const show = ({ step, bytes, total, rows }: ImportProgress) => {
    const share = total > 0 ? Math.min(bytes / total, 1) : 1
    const percent = Math.floor(share * TENTHS) * (100 / TENTHS)
    const key = `${step} ${percent}`
    if (screen.isTTY) {
      const filled = Math.round(share * WIDTH)
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
      screen.write(`\r\x1b[2K${step} ${bar} ${Math.floor(share * 100)}% ${rows} rows`)
    } else if (key !== shown) screen.write(`${step}: ${percent}%, ${rows} rows\n`)
    shown = key
  }
  return { show, clear: () => screen.isTTY && screen.write('\r\x1b[2K') }
}
