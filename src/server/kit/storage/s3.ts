import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Storage } from './storage.ts'

export type S3Config = {
  bucket: string
  region: string
  /** The address of Amazon's region, or of another server with the same protocol. */
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
}

const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Uploads in a bucket of Amazon S3 or of any server with its protocol, under names that begin with
 * the prefix.
 */
export function createS3Storage(
  { bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Config,
  prefix = 'uploads/',
): Storage {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    endpoint,
    forcePathStyle: true,
    maxAttempts: 3,
    // Servers other than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` })
  return {
    put: async (name, content, type) => {
      const isBuffer = Buffer.isBuffer(content)
      await client.send(
        new PutObjectCommand({
          ...at(name),
          Body: isBuffer ? content : createReadStream(content.file),
          ContentLength: isBuffer ? content.length : content.size,
          ContentType: type,
          CacheControl: FOREVER,
        }),
      )
    },
    open: async (name, range) => {
      try {
        const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
        const { Body, ContentLength, ContentRange } = await client.send(
          new GetObjectCommand({ ...at(name), ...part }),
        )
        const whole = /\/(\d+)$/.exec(ContentRange ?? '')?.[1]
        return Body instanceof Readable
          ? { size: Number(whole ?? ContentLength), body: Body }
          : null
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404)
          return null
        throw error
      }
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand(at(name)))
    },
    // The owner of the bucket and the provider agree on its size.
    hasRoom: () => Promise.resolve(true),
  }
}
