import type { Problems } from '#app/admin/record/use-record-form.ts'
import { parseOrderNumber } from '#app/admin/record/record-values.ts'
import type { ServiceFieldDetail } from '#contract/service-fields.ts'
import { adminFields as t } from '#i18n/en/app/admin-fields.ts'
import { records } from '#i18n/en/app/records.ts'
import { FIELD_NAME_PATTERN, hasOptions, parseOptions } from '#shared/rules/service-fields.ts'

/** The form values of a service field. */
export const toFieldValues = (row: ServiceFieldDetail | undefined, chosen: number | undefined) => ({
  categoryId: String(row?.categoryId ?? chosen ?? ''),
  fieldName: row?.fieldName ?? '',
  fieldLabel: row?.fieldLabel ?? '',
  labelHi: row?.labelHi ?? '',
  fieldType: row?.fieldType ?? ('text' as const),
  /** One on a line. */
  options: row?.fieldOptions.options?.join('\n') ?? '',
  optionsHi: row?.fieldOptions.optionsHi?.join('\n') ?? '',
  min: row?.fieldOptions.min?.toString() ?? '',
  max: row?.fieldOptions.max?.toString() ?? '',
  placeholder: row?.placeholder ?? '',
  helpText: row?.helpText ?? '',
  displayOrder: String(row?.displayOrder ?? 0),
  isRequired: row?.isRequired ?? false,
  isActive: row?.isActive ?? true,
})

export type ServiceFieldFormValues = ReturnType<typeof toFieldValues>

const REQUIRED = ['categoryId', 'fieldName', 'fieldLabel'] as const

/** What is wrong before anything is sent. */
export function validateField(values: ServiceFieldFormValues): Problems {
  const problems: Problems = {}
  for (const name of REQUIRED) if (values[name].trim() === '') problems[name] = records.required
  if (!problems['fieldName'] && !FIELD_NAME_PATTERN.test(values.fieldName.trim()))
    problems['fieldName'] = t.wrongName
  if (hasOptions(values.fieldType) && parseOptions(values.options).length === 0)
    problems['fieldOptions'] = t.optionsNeeded
  for (const name of ['min', 'max'] as const)
    if (values[name].trim() !== '' && !Number.isFinite(Number(values[name])))
      problems[name] = t.wrongNumber
  return problems
}

/** Options and limits as the call takes them, those of another type left out. */
export function toFieldOptions(values: ServiceFieldFormValues) {
  const { fieldType, options, optionsHi, min, max } = values
  if (hasOptions(fieldType))
    return { options: parseOptions(options), optionsHi: optionsHi.trim().split('\n') }
  const limit = (text: string) => (text.trim() === '' ? undefined : Number(text))
  return fieldType === 'number' ? { min: limit(min), max: limit(max) } : {}
}

/** The body of the call. */
export const toFieldBody = (values: ServiceFieldFormValues) => ({
  categoryId: Number(values.categoryId),
  fieldName: values.fieldName.trim(),
  fieldLabel: values.fieldLabel,
  labelHi: values.labelHi,
  fieldType: values.fieldType,
  fieldOptions: toFieldOptions(values),
  placeholder: values.placeholder,
  helpText: values.helpText,
  displayOrder: Math.max(0, parseOrderNumber(values.displayOrder)),
  isRequired: values.isRequired,
  isActive: values.isActive,
})
