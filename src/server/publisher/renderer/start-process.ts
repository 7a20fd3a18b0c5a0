import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createInterface } from 'node:readline'
import { PROJECT } from '#server/publisher/fingerprint.ts'
import type { Order, Report } from './messages.ts'

export type Followed = {
  onLine: () => void
  onReport: (report: Report) => void
  onEnd: (how: string) => void
}

export type RendererProcess = {
  order: (order: Order) => void
  /** Tells of what the process says from now on, until the returned function is called. */
  follow: (followed: Followed) => () => void
  lastLines: () => string[]
  hasEnded: () => boolean
  /** Kills the process and what it has started. */
  end: () => Promise<void>
}

const LAST_LINES = 30
/** Nothing of these may end up in a page, whatever its code does. */
const SECRETS = [
  'JWT_SECRET',
  'ADMIN_PASSWORD',
  'ADMIN_EMAIL',
  'DATABASE_URL',
  'S3_URL',
  'PUBLISH_TO',
  'SMTP_URL',
]

/**
 * Room in MB for what one page needs and the next does not. Each thread has as much: 64 took no
 * less time than 8, and 150 MB more.
 */
const YOUNG = '--max-semi-space-size=8'
/**
 * For glibc, which otherwise keeps an arena for each thread and what large buffers leave behind:
 * pages and the states of their compression come and go by the ten thousand.
 */
const ALLOCATION = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * Starts one of the programs beside this file; it ends with this process, however this one ends.
 */
export function startProcess(
  program: string,
  env: Readonly<Record<string, string>>,
): RendererProcess {
  const follow = pathToFileURL(join(import.meta.dirname, 'follow-parent.ts')).href
  const node = [process.execPath, YOUNG, '--import', follow, join(import.meta.dirname, program)]
  // Visitors come first. By a command, since Node would lower its first thread alone and not those
  // that collect garbage.
  const command = process.platform === 'win32' ? node : ['nice', '-n', '10', ...node]
  const child = spawn(command[0]!, command.slice(1), {
    cwd: PROJECT,
    env: { ...inherited(), ...ALLOCATION, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own: Ctrl+C is for us, and we tell it.
    detached: true,
  })
  const lines: string[] = []
  let followed: Followed | null = null
  let ended: string | null = null

  const heard = (line: string) => {
    followed?.onLine()
    if (line.trim() !== '') lines.push(line)
    if (lines.length > LAST_LINES) lines.shift()
  }
  createInterface(child.stdout!).on('line', heard)
  createInterface(child.stderr!).on('line', heard)
  child.on('message', (report: Report) => followed?.onReport(report))
  const closed = new Promise<void>((resolve) => {
    const onEnd = (how: string) => {
      ended ??= how
      followed?.onEnd(ended)
      resolve()
    }
    child
      .once('error', (error) => onEnd(error.message))
      .once('close', (code, signal) => onEnd(signal ?? String(code)))
  })
  return {
    order: (order) => void child.send(order, () => undefined),
    follow: (next) => {
      followed = next
      if (ended !== null) next.onEnd(ended)
      return () => (followed = null)
    },
    lastLines: () => [...lines],
    hasEnded: () => ended !== null,
    end: async () => {
      if (child.pid !== undefined && ended === null) killGroup(child.pid)
      await closed
    },
  }
}

function inherited(): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !SECRETS.includes(name))),
    NODE_ENV: 'production',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    ASTRO_TELEMETRY_DISABLED: '1',
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Already over.
  }
}
