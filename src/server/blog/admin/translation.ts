import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { blogPosts as p } from '#server/kit/db/tables/index.ts'
import { invalidField } from '#server/kit/errors/api-error.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import type { BlogStatus } from '#shared/rules/blog.ts'

type Choice = {
  /** Null for a new post. */
  id: number | null
  translationId: number | null | undefined
  language: string | undefined
  status: BlogStatus
}

/**
 * Refuses a post that is not there, that has another translation, or, once visitors see it, that is
 * in the same language.
 */
export async function checkTranslation(
  tx: Transaction,
  { id, translationId, language, status }: Choice,
): Promise<void> {
  if (!translationId) return
  const refused = (reason: string) => invalidField('translationId', reason)
  if (translationId === id) throw refused('Choose another post')
  const [other] = await tx
    .select({ language: p.language, translationId: p.translationId })
    .from(p)
    .where(eq(p.id, translationId))
  if (!other) throw refused('This post no longer exists')
  if (other.translationId !== null && other.translationId !== id)
    throw refused('This post already has a translation')
  const isForVisitors = status === 'published' || status === 'scheduled'
  if (isForVisitors && other.language === language)
    throw refused('Choose a post in the other language')
}

/** Makes the other post name this one, and one that did so before no longer. */
export async function linkTranslation(
  tx: Transaction,
  actor: Actor,
  { id, translationId }: { id: number; translationId: number | null },
): Promise<void> {
  const before = await tx
    .select({ id: p.id, status: p.status })
    .from(p)
    .where(
      or(
        and(eq(p.translationId, id), ne(p.id, translationId ?? 0)),
        and(eq(p.id, translationId ?? 0), sql`${p.translationId} is distinct from ${id}`),
      ),
    )
  const [linked, released] = [
    before.filter((row) => row.id === translationId),
    before.filter((row) => row.id !== translationId),
  ]
  const set = async (rows: typeof before, to: number | null) => {
    if (rows.length === 0) return
    const ids = rows.map((row) => row.id)
    await tx.update(p).set({ translationId: to }).where(inArray(p.id, ids))
  }
  await set(released, null)
  await set(linked, id)
  for (const row of before) {
    await recordAudit(tx, actor, 'update', 'blog', row.id, { fields: ['translationId'] })
    if (row.status === 'published') await markChanged(tx, 'blog', row.id, 'updated')
  }
}
