import type { CategoryDetail, createCategory as endpoint } from '#contract/categories.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { reindexCategory } from '#server/businesses/index.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import { categories } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { markChanged } from '#server/kit/publish-marks/mark.ts'
import { findFreeSlug, slugify } from '#shared/text/slug.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { categoryDetailColumns, presentDetail } from './columns.ts'
import { checkNameFree, toStoredValues } from './values.ts'

/** Adds a category. Throws INVALID_INPUT when its name or slug belongs to another. */
export function createCategory(
  { db, actor }: UserContext,
  body: EndpointInput<typeof endpoint>['body'],
): Promise<CategoryDetail> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'categories')
    const values = { ...toStoredValues(body), name: toStoredValues({ name: body.name }).name! }
    await checkNameFree(tx, { name: values.name, slug: body.slug ?? undefined })
    const slug = body.slug ?? (await slugFor(tx, values.name))
    const [row] = await tx
      .insert(categories)
      .values({ ...values, slug })
      .returning(categoryDetailColumns)
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
  return findFreeSlug(slugify(name, 'category'), new Set(rows.map(({ slug }) => slug)))
}
