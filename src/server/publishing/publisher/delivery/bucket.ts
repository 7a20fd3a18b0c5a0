import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { getCacheControl, NO_CACHE, getContentType } from '#server/publishing/releases/headers.ts'
import {
  createBucketClient,
  isMissingObject,
  type S3Config,
} from '#server/kit/storage/bucket-client.ts'
import { gzipFile } from '#server/publishing/releases/compress.ts'
import type { NamedFile, PublishTarget } from './target.ts'

/**
 * A bucket of Amazon S3, or of a compatible server, behind a CDN. A page is stored at its clean
 * address (`about`, not `about.html`), because a bucket serves only exact names. `index.html` and
 * `404.html` keep theirs, as the bucket's start and error pages. Files are stored gzipped: a bucket
 * cannot choose for each browser, and all browsers read gzip.
 */
export function createBucketTarget(config: S3Config): PublishTarget {
  const { endpoint, bucket } = config
  const client = createBucketClient(config, 'PUBLISH_TO')
  const at = (name: string) => ({ Bucket: bucket, Key: keyOf(name) })
  return {
    name: `${endpoint}/${bucket}`,
    readText: async (name) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)))
        return (await Body?.transformToString()) ?? null
      } catch (error) {
        if (isMissingObject(error)) return null
        throw error
      }
    },
    put: async (file) => {
      const { name } = file
      const headers = { ContentType: getContentType(name), CacheControl: getCacheControl(name) }
      await client.send(new PutObjectCommand({ ...at(name), ...headers, ...(await bodyOf(file)) }))
    },
    putPage: async (name, page) => {
      const headers = { ContentType: getContentType(name), CacheControl: NO_CACHE }
      await client.send(new PutObjectCommand({ ...at(name), ...headers, Body: page }))
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand(at(name)))
    },
    writeText: async (name, text) => {
      const headers = { ContentType: 'application/json', CacheControl: 'no-store' }
      await client.send(new PutObjectCommand({ ...at(name), ...headers, Body: text }))
    },
  }
}

async function bodyOf({ name, site, size, br, gz }: NamedFile) {
  const file = join(site, name)
  if (gz !== undefined)
    return { Body: createReadStream(`${file}.gz`), ContentLength: gz, ContentEncoding: 'gzip' }
  if (br === undefined) return { Body: createReadStream(file), ContentLength: size }
  const Body = await gzipFile(file)
  return { Body, ContentLength: Body.length, ContentEncoding: 'gzip' }
}

const NAMED = new Set(['index.html', '404.html'])
const keyOf = (name: string): string => (NAMED.has(name) ? name : name.replace(/\.html$/, ''))
