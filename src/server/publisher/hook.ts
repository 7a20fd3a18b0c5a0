import { spawn } from 'node:child_process'

const LONGEST_MS = 60_000
const LAST_WORDS = 500

/**
 * Runs whoever's command after the site has changed, with the changed addresses on its standard input, one a line: for
 * a CDN that has to be told. Throws with its last words when it fails or takes longer than a minute.
 */
export async function runHook(command: string, addresses: readonly string[]): Promise<void> {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'], timeout: LONGEST_MS })
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (words = (words + text.toString()).slice(-LAST_WORDS)))
  // A command that does not read has closed its input: no fault.
  child.stdin.on('error', () => undefined).end(addresses.map((address) => `${address}\n`).join(''))
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve, reject) => {
    child.once('error', reject).once('close', (...how: [number | null, string | null]) => resolve(how))
  })
  if (code !== 0) throw new Error(`The command after publishing ended with ${signal ?? code}. ${words}`.trim())
}
