import { FIRST_LANGUAGE, type LanguageCode } from '#config/languages.ts'
import type { S3Config } from '#server/kit/storage/index.ts'
import { createFolderTarget } from './folder.ts'
import type { PublishTarget } from './target.ts'

export { uploadRelease } from './send.ts'
export { listPageFiles, takeDownFile } from './take-down.ts'
export type { PublishTarget } from './target.ts'

/** The target that the configuration names, for a site at this address: a folder, or a bucket. */
export async function openTarget(
  to: string | S3Config,
  hsts: string | null,
  languages: readonly LanguageCode[] = [FIRST_LANGUAGE.code],
): Promise<PublishTarget> {
  // The client of S3 is large, and most installations never need it.
  return typeof to === 'string'
    ? createFolderTarget(to, hsts, languages)
    : (await import('./bucket.ts')).createBucketTarget(to)
}
