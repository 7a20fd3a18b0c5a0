import { verifyMac, createMac, type Secret } from '#server/kit/actor/keys.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

export type PrivateLinks = {
  /**
   * The path with a signature that allows seeing the private upload, because an `<img>` sends no
   * token.
   */
  sign: (path: string, now: Date) => string
  /** Whether the signature is valid for the upload of that hash, now. */
  isGood: (hash: string, given: { until?: string; key?: string }, now: Date) => boolean
}

/**
 * Signs links to private uploads. One holds until the end of the next day, so that it is the same
 * all day long.
 */
export function createPrivateLinks(secret: Secret): PrivateLinks {
  return {
    sign: (path, now) => {
      const hash = hashIn(path)
      if (!hash) return path
      const until = String(Math.floor(now.getTime() / DAY_MS) + 2)
      const key = createMac(secret, 'private upload', `${hash} ${until}`).toString('base64url')
      return `${path}?until=${until}&key=${key}`
    },
    isGood: (hash, { until = '', key = '' }, now) => {
      if (!/^\d{1,6}$/.test(until) || Number(until) * DAY_MS <= now.getTime()) return false
      return verifyMac(secret, 'private upload', `${hash} ${until}`, key)
    },
  }
}

/** The hash of an upload by its path; undefined for another path. */
const hashIn = (path: string): string | undefined => /^\/uploads\/([0-9a-f]{32})/.exec(path)?.[1]

type Pictured = { status: string; logo?: string | null; images: string[]; video?: string | null }

/**
 * A record that only its owner and administrators see, with signed links to its pictures and video.
 */
export function withSignedLinks<Record extends Pictured>(
  record: Record,
  { sign }: PrivateLinks,
  now: Date,
): Record {
  const signed = (path: string | null | undefined) => (path ? sign(path, now) : path)
  return {
    ...record,
    ...('logo' in record ? { logo: signed(record.logo) } : {}),
    ...('video' in record ? { video: signed(record.video) } : {}),
    images: record.images.map((path) => sign(path, now)),
  }
}

/**
 * The path without its signature, as records store it: forms send back the paths they were given.
 */
export const stripSignature = (path: string): string =>
  path.replace(/^(\/uploads\/[^?]+)\?.*$/, '$1')
