import type {
  createCategory as creating,
  updateCategory as updating,
} from '#contract/categories.ts'
import { reindexCategory } from '#server/businesses/index.ts'
import { categories } from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import { defineRecords } from '#server/kit/records/define.ts'
import { checkCategoryNameFree, findFreeCategorySlug } from '#server/kit/records/names.ts'
import { toStoredRecord } from '#server/kit/records/stored.ts'
import { categoryDetailColumns, serialiseDetail } from './columns.ts'
import { refuseWhileShown, refuseWhileUsed } from './use.ts'

type New = EndpointInput<typeof creating>['body']
type Change = EndpointInput<typeof updating>['body']

/** The kinds of business. While one is locked, nobody adds a business to it. */
export const categoryRecords = defineRecords({
  table: categories,
  noun: 'categories',
  title: 'Category',
  lock: 'categories',
  select: (db) => db.select(categoryDetailColumns).from(categories).$dynamic(),
  present: serialiseDetail,
  isShown: ({ status }) => status === 'active',
  toNew: async (tx, { slug, ...body }: New) => {
    const values = toStoredRecord(body)
    return { ...values, slug: slug ?? (await findFreeCategorySlug(tx, categories, values.name)) }
  },
  toChange: (_tx, given: Change) => toStoredRecord(given),
  check: async (tx, after, before) => {
    await checkCategoryNameFree(tx, categories, after, before?.id)
    if (before && after.status === 'inactive') await refuseWhileShown(tx, before)
  },
  // The words of a new one are known before its first business, so that a search for them is not
  // taken for a misspelt other.
  afterSave: async (tx, { id }, { name, nameHi, keywords }) => {
    if (name !== undefined || nameHi !== undefined || keywords !== undefined)
      await reindexCategory(tx, id)
  },
  // Its features and service fields go with it.
  checkUnused: refuseWhileUsed,
  order: { by: categories.sortOrder },
  newInLog: ({ name, slug }) => ({ name, slug }),
})
