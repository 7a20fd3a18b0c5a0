import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const gzipped = promisify(gzip)

/** Below this size the headers cost more than compression saves. */
export const MIN_COMPRESS_BYTES = 1024

/** A public answer as it is sent: its bytes, compressed once, and its tag. */
export class JsonBody {
  readonly bytes: Buffer<ArrayBuffer>
  /** Weak: the same content compressed is the same answer. */
  readonly etag: string
  #compressed: Promise<Buffer<ArrayBuffer>> | undefined

  constructor(text: string) {
    this.bytes = Buffer.from(text)
    this.etag = `W/"${hash('sha1', text, 'base64url')}"`
  }

  get isCompressible(): boolean {
    return this.bytes.length >= MIN_COMPRESS_BYTES
  }

  /** The memory it takes, with its compressed copy. */
  get size(): number {
    return this.bytes.length * (this.isCompressible ? 1.25 : 1)
  }

  compressed(): Promise<Buffer<ArrayBuffer>> {
    return (this.#compressed ??= gzipped(this.bytes))
  }
}
