import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type ForkedApi = { site: string; child: ChildProcess; stop: () => Promise<void> }

/**
 * The API of a data folder in a process of its own (`serve-api.ts`), with these variables and none
 * of the configuration around; it ends with this process.
 */
export async function forkApi(
  dataDir: string,
  port: number,
  { variables = {}, flags = [] }: { variables?: Record<string, string>; flags?: string[] } = {},
): Promise<ForkedApi> {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env
  const own = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' }
  const child = fork(join(import.meta.dirname, 'serve-api.ts'), {
    env: { PATH, HOME, TMPDIR, ...own, ...variables },
    execArgv: ['--import', new URL('end-with-parent.ts', import.meta.url).href, ...flags],
  })
  const ended = once(child, 'close')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const first = (await Promise.race([once(child, 'message'), ended])) as unknown[]
  if (first[0] !== 'ready') throw new Error('The API did not start.')
  return { site: `http://127.0.0.1:${port}`, child, stop }
}
