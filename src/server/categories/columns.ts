import type { CategoryDetail } from '#contract/categories.ts'
import { categories } from '#server/kit/db/tables/index.ts'

/** What is public of a category. */
export const categoryColumns = {
  id: categories.id,
  name: categories.name,
  nameHi: categories.nameHi,
  slug: categories.slug,
  description: categories.description,
  descriptionHi: categories.descriptionHi,
  icon: categories.icon,
  color: categories.color,
  status: categories.status,
  sortOrder: categories.sortOrder,
  version: categories.version,
  updatedAt: categories.updatedAt,
}

/** What an administrator changes. */
export const categoryDetailColumns = { ...categoryColumns, keywords: categories.keywords }

type Row = Omit<CategoryDetail, 'updatedAt'> & { updatedAt: Date }

/** A row as the contract's detail. */
export const serialiseDetail = (row: Row): CategoryDetail => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
})
