import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import {
  createBucketClient,
  isMissingObject,
  type BucketSetting,
  type S3Config,
} from './bucket-client.ts'
import type { Storage } from './storage.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Uploads in a bucket of Amazon S3 or of any server with its protocol, under names that begin with
 * the prefix.
 */
export function createS3Storage(
  config: S3Config,
  prefix: string,
  setting: BucketSetting = 'S3_URL',
): Storage {
  const { bucket } = config
  const client = createBucketClient(config, setting)
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
        if (isMissingObject(error)) return null
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
