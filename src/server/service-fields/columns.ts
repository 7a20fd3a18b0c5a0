import { eq } from 'drizzle-orm'
import type { ServiceFieldDetail } from '#contract/service-fields.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { categories, serviceFields as f } from '#server/kit/db/tables/index.ts'

/** What everyone sees of a question. */
export const serviceFieldColumns = {
  id: f.id,
  categoryId: f.categoryId,
  fieldName: f.fieldName,
  fieldLabel: f.fieldLabel,
  labelHi: f.labelHi,
  fieldType: f.fieldType,
  fieldOptions: f.fieldOptions,
  placeholder: f.placeholder,
  helpText: f.helpText,
  displayOrder: f.displayOrder,
  isRequired: f.isRequired,
}

/** Questions with what administrators see of them. */
export const selectServiceFieldDetails = (db: DbOrTransaction) =>
  db
    .select({
      ...serviceFieldColumns,
      category: { id: categories.id, name: categories.name },
      isActive: f.isActive,
      version: f.version,
      updatedAt: f.updatedAt,
    })
    .from(f)
    .innerJoin(categories, eq(categories.id, f.categoryId))
    .$dynamic()

type Row = Omit<ServiceFieldDetail, 'updatedAt'> & { updatedAt: Date }

/** A row as the contract's detail. */
export const serialiseServiceFieldDetail = (row: Row): ServiceFieldDetail => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
})
