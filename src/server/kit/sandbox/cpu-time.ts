import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second, whatever the machine. */
const TICK_MS = 10

/** The time of a processor that a process has used, in milliseconds; null where nobody tells. */
export function getCpuTime(pid: number): number | null {
  try {
    // Behind the name, which may have spaces: user and system time are the 14th and 15th field.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return null
  }
}
