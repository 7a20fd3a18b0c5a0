import { join } from 'node:path'
import type { Config } from './config.ts'
import type { ApiDeps } from '#server/kit/http/context.ts'
import { openStorage } from '#server/kit/storage/index.ts'
import { openDecoder } from '#server/kit/decoder/index.ts'
import { removeAbandonedForms } from '#server/kit/uploads/index.ts'

/** The storage of uploads of this installation. Removes half-received files of a killed process. */
export async function openUploads({ dataDir, s3 }: Config): Promise<ApiDeps['uploads']> {
  const incoming = join(dataDir, 'incoming')
  await removeAbandonedForms(incoming, new Date())
  return {
    storage: await openStorage(join(dataDir, 'uploads'), s3),
    incoming,
    decoder: openDecoder(),
  }
}
