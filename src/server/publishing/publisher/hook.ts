import { spawn } from 'node:child_process'

const MAX_MS = 60_000
const LAST_WORDS = 500

/**
 * The variables that a command gets; never the secrets and addresses of our own configuration.
 */
const PASSED_ON =
  /^(?:PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_[A-Z]+|TZ|TMPDIR|SITE_URL|PUBLISH_HOOK_[A-Z0-9_]+)$/
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name)))

/**
 * Runs the configured command after the site has changed. It gets the changed addresses on its
 * standard input, one a line, so that it can purge a CDN. Its environment is clean but for
 * `PUBLISH_HOOK_…`, where its own keys go. Throws with its last words when it fails or takes longer
 * than a minute.
 */
export async function runHook(command: string, addresses: readonly string[]): Promise<void> {
  const env = environment()
  const child = spawn(command, {
    shell: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: MAX_MS,
    env,
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (words = (words + text.toString()).slice(-LAST_WORDS)))
  // A command may close its input without reading it.
  child.stdin.on('error', () => undefined).end(addresses.map((address) => `${address}\n`).join(''))
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve, reject) => {
    child
      .once('error', reject)
      .once('close', (...how: [number | null, string | null]) => resolve(how))
  })
  if (code !== 0)
    throw new Error(`The command after publishing ended with ${signal ?? code}. ${words}`.trim())
}
