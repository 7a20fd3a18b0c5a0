import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Starts the product on a data folder that holds a release already; gives its address and a way to stop it. */
export async function startProduct(dataDir: string, port: number): Promise<{ site: string; stop(): Promise<void> }> {
  const site = `http://localhost:${port}`
  const endWithParent = pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href
  const child = spawn(process.execPath, ['--import', endWithParent, 'scripts/start.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  for (let waited = 0; waited < 60_000; waited += 200) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode} while starting.`)
    const healthy = await fetch(`${site}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (healthy) return { site, stop }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await stop()
  throw new Error('The product was not ready within a minute.')
}
