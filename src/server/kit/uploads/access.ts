import { and, eq, ne } from 'drizzle-orm'
import type { Actor } from '#server/kit/actor/actor.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { uploads, uploadUses } from '#server/kit/db/tables/index.ts'
import type { PrivateLinks } from './private-links.ts'

const MAX_REMEMBERED = 20_000
const REMEMBER_MS = 60_000

type Asking = {
  now: Date
  /** The signature in the address. */
  link: { until?: string; key?: string }
  whoAsks: () => Promise<Actor>
}
export type UploadAccess = 'public' | 'private' | 'none'

/**
 * Decides who may see an upload: everyone once a public record shows it; before that its owner,
 * administrators (except pictures of messages), and holders of a signed link. A public upload is
 * remembered for a minute, and for longer while the database does not answer.
 */
export function createUploadAccessCheck(db: Db, links: PrivateLinks) {
  /** When each was last known to be public, the oldest first. */
  const known = new Map<string, number>()

  const isPublic = async (hash: string, now: number): Promise<boolean> => {
    const knownAt = known.get(hash)
    if (knownAt !== undefined && now - knownAt < REMEMBER_MS) return true
    try {
      const used = and(eq(uploadUses.hash, hash), eq(uploadUses.isPublic, true))
      const found = await db.select({ hash: uploadUses.hash }).from(uploadUses).where(used).limit(1)
      known.delete(hash)
      if (found.length === 0) return false
    } catch (error) {
      if (knownAt === undefined) throw error
      return true
    }
    known.set(hash, now)
    if (known.size > MAX_REMEMBERED) known.delete(known.keys().next().value!)
    return true
  }

  return async (hash: string, { now, link, whoAsks }: Asking): Promise<UploadAccess> => {
    if (await isPublic(hash, now.getTime())) return 'public'
    if (links.isGood(hash, link, now)) return 'private'
    const who = await whoAsks()
    if (who.kind !== 'user') return 'none'
    // Pictures of messages are between two people.
    const own = and(
      eq(uploads.hash, hash),
      who.role === 'admin'
        ? ne(uploads.kind, 'message-picture')
        : // A paper that proves a claim is for administrators alone.
          and(eq(uploads.accountId, who.id), ne(uploads.kind, 'claim-document')),
    )
    return (await db.$count(uploads, own)) > 0 ? 'private' : 'none'
  }
}
