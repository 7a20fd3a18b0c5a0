import { parseAcceptEncoding } from '#server/kit/http/encoding.ts'
import { matchesEtag, type SiteResponse, type SiteRequest } from './reply.ts'
import type { ServedRelease } from './served-release.ts'

/** Limits in bytes: of one file, and of all together. */
const MAX_SIZE = 256 * 1024
const MAX_SUM = 24 * 1024 * 1024

/**
 * A file as it is sent. The headers are a flat list (name, value, name, value), the fastest form
 * for node.
 */
type Hot = {
  file: string
  entry: object
  etag: string
  headers: string[]
  headersOf304: string[]
  body: Buffer
}

/** An answer that is ready to send. */
export type CachedFileResponse = { status: 200 | 304; headers: string[]; body: Buffer | null }

/**
 * Keeps the most requested pages and files in memory, ready to send. An answer is valid while the
 * release has the same entry for its file, so a publication drops only what it changed.
 */
export class FileCache {
  /** Ordered: the least recently used first. */
  readonly #kept = new Map<string, Hot>()
  #sum = 0

  find(asked: SiteRequest, served: ServedRelease | null): CachedFileResponse | null {
    const key = this.#keyOf(asked)
    const hot = this.#kept.get(key)
    if (!hot) return null
    if (served?.files.get(hot.file) !== hot.entry) {
      this.#drop(key)
      return null
    }
    this.#kept.delete(key)
    this.#kept.set(key, hot)
    if (hot.etag && asked.ifNoneMatch !== undefined && matchesEtag(hot.etag, asked.ifNoneMatch))
      return { status: 304, headers: hot.headersOf304, body: null }
    return { status: 200, headers: hot.headers, body: asked.method === 'HEAD' ? null : hot.body }
  }

  /**
   * Keeps an answer with its body, if it is a file of the release at its own address and not too
   * large.
   */
  keep(asked: SiteRequest, { own, status, headers }: SiteResponse, body: Buffer): void {
    if (!own || status !== 200 || asked.method !== 'GET' || asked.target.includes('?')) return
    // `x/index.html` loses to an `x.html` that appears later, and this cache would not notice.
    if (own.file.endsWith('/index.html') || body.length > MAX_SIZE) return
    const key = this.#keyOf(asked)
    this.#drop(key)
    const { 'Content-Type': _type, 'Content-Encoding': _encoding, ...of304 } = headers
    this.#kept.set(key, {
      ...own,
      etag: headers['ETag'] ?? '',
      headers: Object.entries({ ...headers, 'Content-Length': String(body.length) }).flat(),
      headersOf304: Object.entries(of304).flat(),
      body,
    })
    this.#sum += body.length
    for (const oldest of this.#kept.keys()) {
      if (this.#sum <= MAX_SUM) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#sum -= this.#kept.get(key)?.body.length ?? 0
    this.#kept.delete(key)
  }

  /**
   * The address with the encodings that the browser prefers: where a file has both copies, and
   * where it has only gzip.
   */
  #keyOf({ method, target, acceptEncoding }: SiteRequest): string {
    if (method !== 'GET' && method !== 'HEAD') return ''
    const { ofBoth, ofGzip } = parseAcceptEncoding(acceptEncoding)
    return `${ofBoth} ${ofGzip} ${target}`
  }
}
