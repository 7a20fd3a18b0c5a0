import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getErrorCode } from '#server/kit/db/refusal.ts'
import { CommandError } from './command-error.ts'

/** Makes the data folder and checks that it is writable; throws Refusal with the reason. */
export async function ensureDataFolder(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.probe-${randomBytes(4).toString('hex')}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    const code = getErrorCode(error) ?? 'unknown'
    throw new CommandError(
      `DATA_DIR is ${dataDir}, which is not writable (${code}): choose another folder, ` +
        'or allow this user to write there.',
    )
  }
}

/**
 * The text in a file of the data folder that only its owner can read; made on first use. Two
 * processes starting together get the same value, and a kill at any moment leaves no partial file.
 */
export async function ensureSecretFile(
  path: string,
  make: () => string,
): Promise<{ value: string; made: boolean }> {
  const kept = await read(path)
  if (kept) return { value: kept, made: false }
  const draft = `${path}.${randomBytes(4).toString('hex')}`
  try {
    await writeFile(draft, `${make()}\n`, { mode: 0o600, flag: 'wx' })
    const handle = await open(draft, 'r')
    await handle.sync().finally(() => handle.close())
    // Unlike a rename, a link never replaces a file that another process has just made.
    const made = await link(draft, path).then(
      () => true,
      () => false,
    )
    const value = await read(path)
    if (!value) throw new CommandError(`${path} cannot be read: remove it, and a new one is made.`)
    return { value, made }
  } finally {
    await rm(draft, { force: true })
  }
}

const read = async (path: string): Promise<string> =>
  (await readFile(path, 'utf8').catch(() => '')).trim()
