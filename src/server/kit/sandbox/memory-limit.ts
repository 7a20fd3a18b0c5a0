import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const LOOK_MS = 50

/**
 * Limits the memory of this process. On Linux the kernel refuses whatever would go beyond, so that
 * input made to fill the memory fails at once; everywhere the process ends itself soon after.
 */
export function limitMemory(bytes: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() > bytes) process.kill(process.pid, 'SIGKILL')
  }, LOOK_MS).unref()
  if (process.platform !== 'linux') return
  // Much of what the engine has reserved it never uses, so the limit counts from what is used now.
  const limit = statusOf('VmData') + bytes - statusOf('VmRSS')
  try {
    execFileSync('prlimit', ['--pid', String(process.pid), `--data=${limit}`], { stdio: 'ignore' })
  } catch {
    // A system without util-linux relies on the check above.
  }
}

/** A figure of `/proc/self/status` in bytes. */
function statusOf(name: string): number {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(
    readFileSync('/proc/self/status', 'utf8'),
  )
  return Number(found?.[1]) * 1024
}
