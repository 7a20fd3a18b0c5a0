import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import type { ApiDeps } from '#server/http/context.ts'
import { openStorage } from '#server/storage/index.ts'
import { openDecoder } from '#server/decoder/index.ts'

/** Longer than a form can take to arrive. */
const LEFT_BEHIND_MS = 60 * 60_000

/** The storage of uploads of this installation. Removes half-received files of a killed process. */
export async function uploadsOf({ dataDir, s3 }: Config): Promise<ApiDeps['uploads']> {
  const incoming = join(dataDir, 'incoming')
  for (const name of await readdir(incoming).catch(() => [])) {
    const found = await stat(join(incoming, name)).catch(() => null)
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS)
      await rm(join(incoming, name), { recursive: true, force: true })
  }
  return {
    storage: await openStorage(join(dataDir, 'uploads'), s3),
    incoming,
    decoder: openDecoder(),
  }
}
