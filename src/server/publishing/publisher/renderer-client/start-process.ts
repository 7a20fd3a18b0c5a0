import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createInterface } from 'node:readline'
import { PROJECT_FOLDER } from '#server/publishing/publisher/bundle/fingerprint.ts'
import type { WorkerReport } from '#server/publishing/publisher/job/messages.ts'
import type { PageJob } from '#server/publishing/publisher/job/page-job.ts'
import type { WriteJob } from '#server/publishing/publisher/job/write-job.ts'

export type ProcessListener = {
  onLine: () => void
  onReport: (report: WorkerReport) => void
  onEnd: (how: string) => void
}

export type RendererProcess = {
  send: (job: WriteJob | PageJob) => void
  /** Reports what the process says from now on, until the returned function is called. */
  follow: (follower: ProcessListener) => () => void
  lastLines: () => string[]
  hasEnded: () => boolean
  /** Kills the process and what it has started. */
  end: () => Promise<void>
}

const PUBLISHER_FOLDER = resolve(import.meta.dirname, '..')
const LAST_LINES = 30
/** The child never gets these, so that none can end up in a page. */
const SECRETS = [
  'JWT_SECRET',
  'JWT_SECRET_OLD',
  'ADMIN_PASSWORD',
  'ADMIN_EMAIL',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URLS',
  'S3_URL',
  'BACKUP_TO',
  'PUBLISH_TO',
  'SMTP_URL',
]

/**
 * The young generation in MB, for what only one page needs. Each thread has as much: 64 MB were no
 * faster than 8, and took 150 MB more.
 */
const YOUNG = '--max-semi-space-size=8'
/**
 * For glibc, which otherwise keeps an arena for each thread and the memory of freed buffers: tens
 * of thousands of pages and compression states come and go.
 */
const ALLOCATION = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * Starts a program of `server/publishing/publisher/` as a child process. It ends with this process,
 * however this one ends.
 */
export function startProcess(
  program: string,
  env: Readonly<Record<string, string>>,
): RendererProcess {
  const first = ['renderer-client/follow-parent.ts', '../../kit/modules/load-quickly.ts'].flatMap(
    (path) => ['--import', pathToFileURL(join(PUBLISHER_FOLDER, path)).href],
  )
  const node = [process.execPath, YOUNG, ...first, join(PUBLISHER_FOLDER, program)]
  // Visitors come first. The command lowers all threads; Node would lower its first one alone, and
  // not those that collect garbage.
  const command = process.platform === 'win32' ? node : ['nice', '-n', '10', ...node]
  const child = spawn(command[0]!, command.slice(1), {
    cwd: PROJECT_FOLDER,
    env: { ...inherited(), ...ALLOCATION, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own: Ctrl+C reaches this process only, which then ends the child.
    detached: true,
  })
  const lines: string[] = []
  let follower: ProcessListener | null = null
  let ended: string | null = null

  const heard = (line: string) => {
    follower?.onLine()
    if (line.trim() !== '') lines.push(line)
    if (lines.length > LAST_LINES) lines.shift()
  }
  createInterface(child.stdout!).on('line', heard)
  createInterface(child.stderr!).on('line', heard)
  child.on('message', (report: WorkerReport) => follower?.onReport(report))
  const closed = new Promise<void>((resolve) => {
    const onEnd = (how: string) => {
      ended ??= how
      follower?.onEnd(ended)
      resolve()
    }
    child
      .once('error', (error) => onEnd(error.message))
      .once('close', (code, signal) => onEnd(signal ?? String(code)))
  })
  return {
    send: (job) => void child.send(job, () => undefined),
    follow: (next) => {
      follower = next
      if (ended !== null) next.onEnd(ended)
      return () => (follower = null)
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
    // It has ended already.
  }
}
