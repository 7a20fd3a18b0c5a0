import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export type Product = {
  site: string
  child: ChildProcess
  ended: Promise<void>
  stop: () => Promise<void>
}

/** What `npm start` has node run, its flags included: they are part of what is measured. */
function startCommand(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start.replace(/^exec node /, '').split(' ')
}

/**
 * Starts the product on a data folder, with these variables and none of the configuration around;
 * it ends with this process.
 */
export function spawnProduct(
  dataDir: string,
  port: number,
  more: Record<string, string> = {},
): Product {
  const endWithParent = pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env
  const child = spawn(process.execPath, ['--import', endWithParent, ...startCommand()], {
    env: {
      PATH,
      HOME,
      TMPDIR,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      ...more,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { site: `http://localhost:${port}`, child, ended, stop }
}

/** Waits until it is healthy, which it is once a release is being served. */
export async function waitUntilHealthy(
  { site, child, stop }: Product,
  limitMs: number,
): Promise<void> {
  for (let waited = 0; waited < limitMs; waited += 200) {
    if (child.exitCode !== null)
      throw new Error(`The product ended with ${child.exitCode} while starting.`)
    const isHealthy = await fetch(`${site}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isHealthy) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await stop()
  throw new Error(`The product was not ready within ${limitMs / 1000} s.`)
}

/** Starts the product on a data folder that holds a release already. */
export async function startProduct(dataDir: string, port: number): Promise<Product> {
  const product = spawnProduct(dataDir, port)
  await waitUntilHealthy(product, 60_000)
  return product
}
