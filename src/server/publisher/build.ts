import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createInterface } from 'node:readline'
import { PROJECT } from './fingerprint.ts'

/** Makes the site's files in `outDir`; throws BuildFailed, or the signal's reason when told to stop. */
export type Builder = (job: BuildJob) => Promise<void>
export type BuildJob = { outDir: string; signal: AbortSignal; onPage: () => void }

/** A build that ended badly, with the last lines it printed. */
export class BuildFailed extends Error {
  override name = 'BuildFailed'
}

const LAST_LINES = 30
const SILENCE_MS = 5 * 60_000
/** Nothing of these may end up in a page, whatever its code does. */
const SECRETS = ['JWT_SECRET', 'ADMIN_PASSWORD', 'ADMIN_EMAIL', 'DATABASE_URL', 'S3_URL', 'SMTP_URL']

/** What of the configuration shapes the site. */
export type SiteOptions = { siteUrl: string; publicApiUrl: string; mapTiles: string; mapAttribution: string }
export type AstroOptions = SiteOptions & { apiUrl: string; cacheDir: string }

/** Runs `astro build` in a process of its own, which ends with this one. */
export async function astroBuild(options: AstroOptions, { outDir, signal, onPage }: BuildJob): Promise<void> {
  signal.throwIfAborted()
  const follow = pathToFileURL(join(import.meta.dirname, 'follow-parent.ts')).href
  // Room for what one page needs and the next does not: the collector then looks at it far less often.
  const args = ['--max-semi-space-size=64', '--import', follow, 'node_modules/astro/bin/astro.mjs', 'build']
  const child = spawn(process.execPath, args, {
    cwd: PROJECT,
    env: environment(options, outDir),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own: Ctrl+C is for us, and we tell it.
    detached: true,
  })
  const lines: string[] = []
  let silence: NodeJS.Timeout | undefined
  const stop = () => child.pid !== undefined && killGroup(child.pid)
  const heard = (line: string) => {
    clearTimeout(silence)
    silence = setTimeout(stop, SILENCE_MS)
    // Pages are made several at a time, and a line may name more than one.
    const pages = line.match(/[├└]─ \S+\.html\b/g)
    if (pages) pages.forEach(() => onPage())
    else if (line.trim() !== '') lines.push(line)
    if (lines.length > LAST_LINES) lines.shift()
  }
  heard('')
  createInterface(child.stdout!).on('line', heard)
  createInterface(child.stderr!).on('line', heard)
  signal.addEventListener('abort', stop, { once: true })
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child
        .once('spawn', () => lowerPriority(child.pid!))
        .once('error', reject)
        .once('close', resolve)
    })
    signal.throwIfAborted()
    if (code !== 0) throw new BuildFailed([`astro build ended with ${code ?? 'a signal'}.`, ...lines].join('\n'))
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', stop)
  }
}

function environment(options: AstroOptions, outDir: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !SECRETS.includes(name))
  return {
    ...Object.fromEntries(inherited),
    NODE_ENV: 'production',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    ASTRO_TELEMETRY_DISABLED: '1',
    ZILA_OUT_DIR: outDir,
    ZILA_CACHE_DIR: options.cacheDir,
    ZILA_API_URL: options.apiUrl,
    SITE_URL: options.siteUrl,
    PUBLIC_API_URL: options.publicApiUrl,
    PUBLIC_MAP_TILES: options.mapTiles,
    PUBLIC_MAP_ATTRIBUTION: options.mapAttribution,
  }
}

/** Visitors come first. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, 10)
  } catch {
    // Not allowed here, or already over.
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Already over.
  }
}
