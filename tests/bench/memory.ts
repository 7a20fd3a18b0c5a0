import { readdirSync, readFileSync } from 'node:fs'

/** Parent of every process, from /proc; empty where there is none. */
function parents(): Map<number, number> {
  const found = new Map<number, number>()
  try {
    for (const entry of readdirSync('/proc')) {
      if (!/^\d+$/.test(entry)) continue
      const status = readStatus(Number(entry))
      const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1]
      if (parent) found.set(Number(entry), Number(parent))
    }
  } catch {
    return found
  }
  return found
}

function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Watches this process's children whose command line holds `word` and gives the greatest resident memory of any of
 * them, in MiB. Linux only; 0 elsewhere.
 */
export function watchChildMemory(word: string): () => number {
  let peak = 0
  const look = () => {
    for (const [pid, parent] of parents()) {
      if (parent !== process.pid) continue
      try {
        if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word)) continue
      } catch {
        continue
      }
      const kilobytes = Number(/^VmHWM:\s+(\d+)/m.exec(readStatus(pid))?.[1] ?? 0)
      peak = Math.max(peak, kilobytes / 1024)
    }
  }
  const timer = setInterval(look, 250)
  return () => {
    clearInterval(timer)
    look()
    return peak
  }
}
