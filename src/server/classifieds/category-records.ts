import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type {
  ClassifiedCategoryDetail,
  createClassifiedCategory as creating,
  updateClassifiedCategory as updating,
} from '#contract/classified-categories.ts'
import type { Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import { classifieds as a, classifiedCategories as c } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { defineRecords } from '#server/kit/records/define.ts'
import { checkCategoryNameFree, findFreeCategorySlug } from '#server/kit/records/names.ts'
import { toStoredRecord } from '#server/kit/records/stored.ts'
import { PUBLIC_CLASSIFIED_STATUSES } from '#shared/rules/classifieds.ts'
import { counted } from '#i18n/en/plural.ts'
import { categoryColumns } from './categories.ts'

type New = EndpointInput<typeof creating>['body']
type Change = EndpointInput<typeof updating>['body']

/** All categories in their order, with the number of their ads in whatever state. */
export async function listAllCategories({
  db,
}: Pick<UserContext, 'db'>): Promise<ClassifiedCategoryDetail[]> {
  return (await select(db).orderBy(asc(c.sortOrder), asc(c.name), asc(c.id))).map(present)
}

const select = (db: DbOrTransaction) =>
  db
    .select({
      ...categoryColumns,
      ads: sql<number>`(select count(*)::int from ${a} where category_id = ${c.id})`,
    })
    .from(c)
    .$dynamic()

const present = (row: Awaited<ReturnType<typeof select>>[number]): ClassifiedCategoryDetail => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
})

/** The categories of ads. While one is locked, nobody adds an ad to it. */
export const categoryRecords = defineRecords({
  table: c,
  noun: 'classified-categories',
  title: 'Category',
  lock: 'categories of ads',
  select,
  present,
  isShown: ({ status }) => status === 'active',
  toNew: async (tx, { slug, ...body }: New) => {
    const values = toStoredRecord(body)
    return { ...values, slug: slug ?? (await findFreeCategorySlug(tx, c, values.name)) }
  },
  toChange: (_tx, given: Change) => toStoredRecord(given),
  check: async (tx, after, before) => {
    await checkCategoryNameFree(tx, c, after, before?.id)
    if (before && after.status === 'inactive') await refuseWhileShown(tx, before)
  },
  checkUnused: async (tx, { id, name }) => {
    const ads = await tx.$count(a, eq(a.categoryId, id))
    if (ads > 0)
      throw new ApiError('NOT_POSSIBLE', {
        message: `${name} has ${counted(ads, 'ad', 'ads')}. Move them first.`,
      })
  },
  order: { by: c.sortOrder },
  newInLog: ({ name, slug }) => ({ name, slug }),
  deletedInLog: ({ name, slug, status }) => ({ name, slug, status }),
})

/** Throws NOT_POSSIBLE while ads of it have a page: the list could not be narrowed to it. */
async function refuseWhileShown(tx: Transaction, { id, name }: { id: number; name: string }) {
  const isShown = inArray(a.status, [...PUBLIC_CLASSIFIED_STATUSES])
  const shown = await tx.$count(a, and(eq(a.categoryId, id), isShown))
  if (shown > 0)
    throw new ApiError('NOT_POSSIBLE', {
      message: `${name} has ${counted(shown, 'ad that is', 'ads that are')} shown.`,
    })
}
