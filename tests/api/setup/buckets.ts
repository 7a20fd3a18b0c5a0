import { randomUUID } from 'node:crypto'
import { CreateBucketCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3'
import type { S3Config } from '#server/kit/storage/index.ts'
import { startS3 } from './s3-server.ts'

/** An object in a bucket: its headers for browsers, and the stored bytes. */
export type StoredObject = { type?: string; encoding?: string; caching?: string; body: Buffer }

export type Buckets = {
  /** A new empty bucket. */
  make: () => Promise<S3Config>
  read: (config: S3Config, key: string) => Promise<StoredObject | null>
  close: () => Promise<void>
}

/**
 * Buckets of our own small server or, with `TEST_S3_URL=http://key:secret@host:port`, of any server
 * that speaks S3. So the same tests can run against a real one.
 */
export async function openBuckets(): Promise<Buckets> {
  const given = process.env['TEST_S3_URL']
  const own = given ? null : await startS3('AKIATEST')
  const url = new URL(given ?? own!.url)
  const server = {
    region: 'us-east-1',
    endpoint: url.origin,
    accessKeyId: decodeURIComponent(url.username) || 'AKIATEST',
    secretAccessKey: decodeURIComponent(url.password) || 'secret',
  }
  const client = new S3Client({ ...server, credentials: server, forcePathStyle: true })
  return {
    make: async () => {
      const bucket = `zila-test-${randomUUID()}`
      await client.send(new CreateBucketCommand({ Bucket: bucket }))
      return { bucket, ...server }
    },
    read: async ({ bucket }, key) => {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        return {
          type: found.ContentType,
          encoding: found.ContentEncoding,
          caching: found.CacheControl,
          body: Buffer.from((await found.Body?.transformToByteArray()) ?? []),
        }
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    close: async () => {
      client.destroy()
      await own?.close()
    },
  }
}
