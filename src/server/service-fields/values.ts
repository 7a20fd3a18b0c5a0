import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { serviceFields as f } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { hasOptions, parseOptions, type FieldType } from '#shared/rules/service-fields.ts'
import { normaliseText, normaliseLine } from '#shared/text/plain-text.ts'

type Options = {
  options?: string[] | undefined
  min?: number | undefined
  max?: number | undefined
}

type Input = {
  fieldName?: string | undefined
  fieldLabel?: string | undefined
  labelHi?: string | null | undefined
  fieldType?: FieldType | undefined
  placeholder?: string | null | undefined
  helpText?: string | null | undefined
  displayOrder?: number | undefined
  isRequired?: boolean | undefined
  isActive?: boolean | undefined
}

/** The given values in their stored form, without fields that were left out. */
export function toStoredValues(given: Input) {
  const { fieldName, fieldLabel, labelHi, fieldType, placeholder, helpText } = given
  const { displayOrder, isRequired, isActive } = given
  return {
    ...(fieldName === undefined ? {} : { fieldName }),
    ...(fieldLabel === undefined ? {} : { fieldLabel: normaliseLine(fieldLabel) }),
    ...(labelHi === undefined ? {} : { labelHi: labelHi && normaliseLine(labelHi) }),
    ...(fieldType === undefined ? {} : { fieldType }),
    ...(placeholder === undefined
      ? {}
      : { placeholder: placeholder && normaliseLine(placeholder) }),
    ...(helpText === undefined ? {} : { helpText: helpText && normaliseText(helpText) }),
    ...(displayOrder === undefined ? {} : { displayOrder }),
    ...(isRequired === undefined ? {} : { isRequired }),
    ...(isActive === undefined ? {} : { isActive }),
  }
}

/**
 * What of the options belongs to the type: a list to choose from, or limits of a number. Throws
 * INVALID_INPUT when there is nothing to choose from, or no number lies between the limits.
 */
export function normaliseOptions(type: FieldType, { options = [], min, max }: Options) {
  if (hasOptions(type)) {
    const kept = parseOptions(options.map(normaliseLine).join('\n'))
    if (kept.length === 0) throw wrong('Options are required for this field type')
    return { options: kept }
  }
  if (type !== 'number') return {}
  if (min !== undefined && max !== undefined && min > max)
    throw wrong('The minimum is greater than the maximum')
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

const wrong = (reason: string) =>
  new ApiError('INVALID_INPUT', { fields: { fieldOptions: reason } })

/** Throws INVALID_INPUT when another question of the category has the name. */
export async function checkNameFree(
  tx: Transaction,
  { categoryId, fieldName }: { categoryId: number; fieldName: string },
  exceptId = 0,
): Promise<void> {
  const [other] = await tx
    .select({ fieldLabel: f.fieldLabel })
    .from(f)
    .where(
      and(
        eq(f.categoryId, categoryId),
        sql`lower(${f.fieldName}) = lower(${fieldName})`,
        ne(f.id, exceptId),
      ),
    )
    .limit(1)
  if (other)
    throw new ApiError('INVALID_INPUT', {
      fields: {
        fieldName: `The field “${other.fieldLabel}” in this category already uses this name`,
      },
    })
}
