import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** A process of a tree, with its share of memory and the processor time it has used. */
export type ProcessUse = { pid: number; command: string; mib: number; cpuSeconds: number }

const TICKS_PER_SECOND = 100

const read = (file: string): string => {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}

/**
 * The processes that descend from `root`, itself included, from /proc; none where there is no such
 * folder.
 */
function processTree(root: number): number[] {
  const children = new Map<number, number[]>()
  if (!existsSync('/proc')) return []
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${entry}/status`))?.[1])
    children.set(parent, [...(children.get(parent) ?? []), Number(entry)])
  }
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)]
  return below(root)
}

/**
 * What each process of a tree uses. Memory is the proportional set size: what processes share
 * counts once in the sum, while resident sizes would count it in each (Postgres' buffers above
 * all).
 */
export const getProcessUse = (root: number): ProcessUse[] =>
  processTree(root).map((pid) => {
    const [user = 0, system = 0] = (read(`/proc/${pid}/stat`).split(') ')[1] ?? '')
      .split(' ')
      .slice(11, 13)
      .map(Number)
    return {
      pid,
      command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim(),
      mib: Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024,
      cpuSeconds: (user + system) / TICKS_PER_SECOND,
    }
  })

/** MiB of all processes of a tree; Linux only, 0 elsewhere. */
export const getTreeMemory = (root: number): number =>
  getProcessUse(root).reduce((sum, { mib }) => sum + mib, 0)

/**
 * Watches a tree of processes from now on; the answer is the greatest sum of their memory, in MiB.
 */
export function watchMemory(root: number): () => number {
  let peak = 0
  const look = () => (peak = Math.max(peak, getTreeMemory(root)))
  const timer = setInterval(look, 500)
  return () => {
    clearInterval(timer)
    look()
    return peak
  }
}
