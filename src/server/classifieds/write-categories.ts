import { and, asc, count, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type {
  ClassifiedCategoryDetail,
  createClassifiedCategory as createEndpoint,
  updateClassifiedCategory as updateEndpoint,
} from '#contract/classified-categories.ts'
import { getChangedValues } from '#server/kit/audit-entries/changed.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import { orderRows } from '#server/kit/db/order-rows.ts'
import { classifieds as a, classifiedCategories as c } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { getPublicChange, markChanged } from '#server/kit/publish-marks/mark.ts'
import { PUBLIC_CLASSIFIED_STATUSES } from '#shared/rules/classifieds.ts'
import { pluralize } from '#shared/text/pluralize.ts'
import { normaliseText, normaliseLine } from '#shared/text/plain-text.ts'
import { findFreeSlug, slugify } from '#shared/text/slug.ts'
import { categoryColumns } from './categories.ts'

const NOUN = 'classified-categories'
const LOCK = 'categories of ads'

type Body = Omit<EndpointInput<typeof updateEndpoint>['body'], 'version' | 'slug'>

/** All categories in their order, with the number of their ads in whatever state. */
export async function listAllCategories({
  db,
}: Pick<UserContext, 'db'>): Promise<ClassifiedCategoryDetail[]> {
  return (await select(db).orderBy(asc(c.sortOrder), asc(c.name), asc(c.id))).map(present)
}

/** Adds a category. Throws INVALID_INPUT when its name or slug belongs to another. */
export function createCategory(
  { db, actor }: UserContext,
  { slug: wanted, ...given }: EndpointInput<typeof createEndpoint>['body'],
): Promise<ClassifiedCategoryDetail> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, LOCK)
    const values = { ...stored(given), name: normaliseLine(given.name) }
    await checkFree(tx, { name: values.name, slug: wanted ?? undefined })
    const slug = wanted ?? (await slugFor(tx, values.name))
    const [made] = await tx
      .insert(c)
      .values({ ...values, slug })
      .returning({ id: c.id, status: c.status })
    await recordAudit(tx, actor, 'create', NOUN, made!.id, { name: values.name, slug })
    if (made!.status === 'active') await markChanged(tx, NOUN, made!.id, 'created')
    return detailOf(tx, made!.id)
  })
}

/**
 * Changes what is given of a category. Throws NOT_FOUND, CHANGED_MEANWHILE, INVALID_INPUT, or
 * NOT_POSSIBLE where it would hide ads that are shown.
 */
export function updateCategory(
  { db, actor }: UserContext,
  { id, version, slug, ...given }: EndpointInput<typeof updateEndpoint>['body'] & { id: number },
): Promise<ClassifiedCategoryDetail> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, LOCK)
    const before = await locked(tx, id)
    if (version !== undefined && version !== before.version) throw new ApiError('CHANGED_MEANWHILE')
    const wanted = { ...stored(given), ...(slug === undefined ? {} : { slug }) }
    const changes = getChangedValues(before, wanted)
    if (!changes) return detailOf(tx, id)
    await checkFree(tx, changes.after, id)
    if (changes.after.status === 'inactive') await refuseWhileShown(tx, before)
    const [row] = await tx
      .update(c)
      .set(changes.after)
      .where(eq(c.id, id))
      .returning({ status: c.status })
    await recordAudit(tx, actor, 'update', NOUN, id, changes)
    const change = getPublicChange(before.status === 'active', row!.status === 'active')
    if (change) await markChanged(tx, NOUN, id, change)
    return detailOf(tx, id)
  })
}

/** Deletes a category without ads. Throws NOT_FOUND or NOT_POSSIBLE. */
export function deleteCategory({ db, actor }: UserContext, id: number): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    const { name, slug, status } = await locked(tx, id)
    const classifieds = await tx.$count(a, eq(a.categoryId, id))
    if (classifieds > 0)
      throw new ApiError('NOT_POSSIBLE', {
        message: `${name} has ${pluralize(classifieds, 'ad', 'ads')}. Move them first.`,
      })
    await tx.delete(c).where(eq(c.id, id))
    await recordAudit(tx, actor, 'delete', NOUN, id, { name, slug, status })
    if (status === 'active') await markChanged(tx, NOUN, id, 'deleted')
    return { id }
  })
}

/** Puts the categories into an order. Throws CHANGED_MEANWHILE unless all of them are named. */
export function orderCategories(
  { db, actor }: UserContext,
  ids: number[],
): Promise<{ ids: number[] }> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, LOCK)
    const place = { table: c, column: c.sortOrder }
    if (!(await orderRows(tx, place, ids))) throw new ApiError('CHANGED_MEANWHILE')
    await recordAudit(tx, actor, 'order', NOUN, null, { ids })
    await markChanged(tx, NOUN, null, 'updated')
    return { ids }
  })
}

/** The given values in their stored form, without fields that were left out. */
function stored({ name, description, icon, color, status, sortOrder }: Body) {
  return {
    ...(name === undefined ? {} : { name: normaliseLine(name) }),
    ...(description === undefined ? {} : { description: normaliseText(description) }),
    ...(icon === undefined ? {} : { icon: icon && normaliseLine(icon) }),
    ...(color === undefined ? {} : { color }),
    ...(status === undefined ? {} : { status }),
    ...(sortOrder === undefined ? {} : { sortOrder }),
  }
}

const select = (db: DbOrTransaction) =>
  db
    .select({
      ...categoryColumns,
      ads: count(a.id),
    })
    .from(c)
    .leftJoin(a, eq(a.categoryId, c.id))
    .groupBy(c.id)
    .$dynamic()

const present = (row: Awaited<ReturnType<typeof select>>[number]): ClassifiedCategoryDetail => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
})

async function detailOf(tx: Transaction, id: number): Promise<ClassifiedCategoryDetail> {
  const [row] = await select(tx).where(eq(c.id, id))
  return present(row!)
}

/** The category, and nobody changes it or adds an ad until the transaction ends. */
async function locked(tx: Transaction, id: number) {
  const [row] = await tx.select().from(c).where(eq(c.id, id)).for('update')
  if (!row) throw new ApiError('NOT_FOUND', { message: 'Category not found.' })
  return row
}

/** Throws INVALID_INPUT when another category has the name or the slug. */
async function checkFree(
  tx: Transaction,
  { name, slug }: { name?: string | undefined; slug?: string | undefined },
  exceptId = 0,
): Promise<void> {
  const same = or(
    name === undefined ? undefined : sql`lower(${c.name}) = lower(${name})`,
    slug === undefined ? undefined : eq(c.slug, slug),
  )
  if (!same) return
  const [other] = await tx
    .select({ slug: c.slug, name: c.name })
    .from(c)
    .where(and(same, ne(c.id, exceptId)))
    .limit(1)
  if (!other) return
  const field = other.slug === slug ? 'slug' : 'name'
  throw new ApiError('INVALID_INPUT', {
    fields: { [field]: `The category “${other.name}” already uses this ${field}` },
  })
}

/** A slug of the name; with a number when others have it. */
async function slugFor(tx: Transaction, name: string): Promise<string> {
  const rows = await tx.select({ slug: c.slug }).from(c)
  return findFreeSlug(slugify(name, 'category'), new Set(rows.map(({ slug }) => slug)))
}

/** Throws NOT_POSSIBLE while ads of it have a page: the list could not be narrowed to it. */
async function refuseWhileShown(tx: Transaction, { id, name }: { id: number; name: string }) {
  const isShown = inArray(a.status, [...PUBLIC_CLASSIFIED_STATUSES])
  const shown = await tx.$count(a, and(eq(a.categoryId, id), isShown))
  if (shown > 0)
    throw new ApiError('NOT_POSSIBLE', {
      message: `${name} has ${pluralize(shown, 'ad that is', 'ads that are')} shown.`,
    })
}
