import { join } from 'node:path'
import { createDiskStorage } from './disk.ts'
import type { S3Config } from './bucket-client.ts'
import type { Storage } from './storage.ts'

export type { S3Config } from './bucket-client.ts'
export type { Range, Storage } from './storage.ts'

/**
 * The storage of this installation for uploads, or for other files: a bucket when one is
 * configured, else a folder below the given one.
 */
export async function openStorage(
  folder: string,
  s3: S3Config | null,
  kind: 'uploads' | 'releases' | 'videos' = 'uploads',
): Promise<Storage> {
  // The client of S3 is large, and most installations never need it.
  return s3
    ? (await import('./s3.ts')).createS3Storage(s3, `${kind}/`)
    : createDiskStorage(join(folder, kind))
}
