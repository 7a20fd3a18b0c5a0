import type { CategoryDetail, createCategory as endpoint } from '#contract/categories.ts'
import { recordAudit } from '#server/audit/record.ts'
import { reindexCategory } from '#server/businesses/index.ts'
import type { Transaction } from '#server/db/connection.ts'
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts'
import { categories } from '#server/db/tables/index.ts'
import type { Input } from '#server/http/input.ts'
import { markChanged } from '#server/publisher/mark.ts'
import { freeSlug, slugify } from '#shared/text/slug.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { detailColumns, presentDetail } from './columns.ts'
import { checkFree, storedValues } from './values.ts'

/** Adds a category. Throws INVALID_INPUT when its name or slug belongs to another. */
export function createCategory(
  { db, actor }: UserContext,
  body: Input<typeof endpoint>['body'],
): Promise<CategoryDetail> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'categories')
    const values = { ...storedValues(body), name: storedValues({ name: body.name }).name! }
    await checkFree(tx, { name: values.name, slug: body.slug ?? undefined })
    const slug = body.slug ?? (await slugFor(tx, values.name))
    const [row] = await tx
      .insert(categories)
      .values({ ...values, slug })
      .returning(detailColumns)
    const made = row!
    // Its words are known before its first business, so that a search for them is not taken for a
    // misspelt other.
    await reindexCategory(tx, made.id)
    await recordAudit(tx, actor, 'create', 'categories', made.id, { name: made.name, slug })
    if (made.status === 'active') await markChanged(tx, 'categories', made.id, 'created')
    return presentDetail(made)
  })
}

/** A slug of the name; with a number when others have it. */
async function slugFor(tx: Transaction, name: string): Promise<string> {
  const rows = await tx.select({ slug: categories.slug }).from(categories)
  return freeSlug(slugify(name, 'category'), new Set(rows.map(({ slug }) => slug)))
}
