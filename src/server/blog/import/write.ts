import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Db, Transaction } from '#server/kit/db/connection.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { auditEntries, blogPosts, categories, formerPages } from '#server/kit/db/tables/index.ts'
import { linkTranslation } from '#server/blog/admin/translation.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import type { ImportedPost } from './post.ts'

/** `kept`: somebody changed the post on the site since, so it is left as it is. */
export type PostWriteResult =
  | 'created'
  | 'updated'
  | 'unchanged'
  | 'kept'
  | { problem: string; isLater?: true }

const NO_ORIGINAL = 'translation_of: no post has this address, or it has another translation'

const JOB: Actor = { kind: 'job', name: 'import' }

/**
 * Writes the post of a file, identified by source and source id, with its audit entry and publish
 * mark.
 */
export async function upsertImportedPost(
  db: Db,
  post: ImportedPost,
  from: { source: string; sourceId: string },
): Promise<PostWriteResult> {
  return db.transaction(async (tx): Promise<PostWriteResult> => {
    // Simultaneous imports take turns, so that they never make a post twice or use the same
    // address.
    await takeAdvisoryLock(tx, 'import of posts')
    const { category, translationOf, ...rest } = post
    const original = translationOf ? await originalOf(tx, translationOf, from) : null
    if (original === undefined) return { problem: NO_ORIGINAL, isLater: true }
    const categoryId = category ? await categoryOf(tx, category) : null
    if (categoryId === undefined) return { problem: `category: "${category}" is not a category` }
    // A file that names no post may be named by the file of its translation.
    const values = original === null ? rest : { ...rest, translationId: original }
    const which = and(eq(blogPosts.source, from.source), eq(blogPosts.sourceId, from.sourceId))
    const [present] = await tx.select().from(blogPosts).where(which).for('update')
    if (!present) {
      const slug = await freeSlug(tx, values.slug)
      const [made] = await tx
        .insert(blogPosts)
        .values({ ...values, slug, categoryId, ...from })
        .returning({ id: blogPosts.id })
      if (original !== null)
        await linkTranslation(tx, JOB, { id: made!.id, translationId: original })
      await finish(tx, made!.id, 'created')
      return 'created'
    }
    if (await isEdited(tx, present.id)) return 'kept'
    // The address stays: links lead to it.
    const { slug: _, ...changes } = { ...values, categoryId }
    const [updated] = await tx
      .update(blogPosts)
      .set(changes)
      .where(eq(blogPosts.id, present.id))
      .returning()
    if (updated!.version === present.version) return 'unchanged'
    if (updated!.translationId !== present.translationId)
      await linkTranslation(tx, JOB, { id: present.id, translationId: original })
    await finish(tx, present.id, 'updated')
    return 'updated'
  })
}

async function finish(tx: Transaction, id: number, change: 'created' | 'updated'): Promise<void> {
  await recordAudit(tx, JOB, change === 'created' ? 'create' : 'update', 'blog', id)
  await markChanged(tx, 'blog', id, change)
}

/** The post that a file is the translation of; undefined if it is not there or has another one. */
async function originalOf(
  tx: Transaction,
  slug: string,
  { source, sourceId }: { source: string; sourceId: string },
): Promise<number | undefined> {
  const translation = alias(blogPosts, 'translation')
  const [row] = await tx
    .select({ id: blogPosts.id, translation })
    .from(blogPosts)
    .leftJoin(translation, eq(translation.id, blogPosts.translationId))
    .where(eq(blogPosts.slug, slug))
  const isFree =
    row?.translation === null ||
    (row?.translation.source === source && row.translation.sourceId === sourceId)
  return row && isFree ? row.id : undefined
}

async function categoryOf(tx: Transaction, slug: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.slug, slug))
  return row?.id
}

async function isEdited(tx: Transaction, id: number): Promise<boolean> {
  const byPeople = and(
    eq(auditEntries.noun, 'blog'),
    eq(auditEntries.recordId, id),
    eq(auditEntries.actor, 'user'),
  )
  const [entry] = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(byPeople)
    .limit(1)
  return entry !== undefined
}

/** The slug, with a number if another post has it or had it. */
async function freeSlug(tx: Transaction, wanted: string): Promise<string> {
  const like = `${wanted}%`
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from ${blogPosts} where slug like ${like}
    union select f.slug from ${formerPages} f join ${blogPosts} p on p.id = f.record_id
      where f.noun = 'blog' and f.slug like ${like}`)
  const taken = new Set(rows.map(({ slug }) => slug))
  for (let n = 1; ; n++) {
    const slug = n === 1 ? wanted : `${wanted}-${n}`
    if (!taken.has(slug)) return slug
  }
}
