import type { S3Config } from '#server/storage/index.ts'
import { folderTarget } from './folder.ts'
import type { Target } from './target.ts'

export { uploadRelease } from './send.ts'
export { filesBelow, takeDownFile } from './take-down.ts'
export type { Target } from './target.ts'

/** The target that the configuration names, for a site at this address: a folder, or a bucket. */
export async function openTarget(to: string | S3Config, hsts: string | null): Promise<Target> {
  // The client of S3 is large, and most installations never need it.
  return typeof to === 'string'
    ? folderTarget(to, hsts)
    : (await import('./bucket.ts')).bucketTarget(to)
}
