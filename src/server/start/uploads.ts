import { join } from 'node:path'
import type { Config } from './config.ts'
import { isShared } from './shared.ts'
import type { ApiDeps } from '#server/kit/http/context.ts'
import { openStorage } from '#server/kit/storage/index.ts'
import { openDecoder } from '#server/kit/decoder/index.ts'
import { removeAbandonedForms } from '#server/kit/uploads/index.ts'

/** The storage of uploads of this installation. Removes half-received files of a killed process. */
export async function openUploads(config: Config): Promise<ApiDeps['uploads']> {
  const { dataDir, sharedFolder, s3 } = config
  const incoming = join(dataDir, 'incoming')
  await removeAbandonedForms(incoming, new Date())
  return {
    storage: await openStorage(sharedFolder ?? dataDir, s3),
    shared: isShared(config) ? await openStorage(sharedFolder ?? dataDir, s3, 'videos') : null,
    incoming,
    decoder: openDecoder(),
  }
}
