import { getAmountProblem } from '#app/form/amount.ts'
import { postClassified as t } from '#i18n/en/app/post-classified.ts'
import { normalisePhone } from '#shared/rules/phone.ts'
import { isPin } from '#shared/rules/pin.ts'
import { hasCondition, type ClassifiedField, type ClassifiedValues } from './classified-values.ts'

type Rule = (value: string, values: ClassifiedValues) => true | string

const required = (value: string) => value.trim() !== '' || t.required
const ifGiven = (isGood: (value: string) => boolean, text: string) => (value: string) =>
  value.trim() === '' || isGood(value.trim()) || text
const thisYear = new Date().getFullYear()

/** Validation of a field before sending; the server validates again. */
export const getClassifiedRules = (
  slug: string | undefined,
): Partial<Record<ClassifiedField, Rule>> => ({
  title: required,
  description: required,
  categoryId: required,
  ...(hasCondition(slug) ? { condition: required } : {}),
  price: (value, { priceType }) => {
    if (priceType === 'on_request') return true
    return value.trim() === '' ? t.required : (getAmountProblem(value) ?? true)
  },
  year: ifGiven(
    (value) => /^\d{4}$/.test(value) && Number(value) >= 1900 && Number(value) <= thisYear,
    t.wrongYear(thisYear),
  ),
  city: required,
  state: required,
  pincode: ifGiven(isPin, t.wrongPin),
  contactName: required,
  contactPhone: (value) =>
    value.trim() === '' ? t.required : normalisePhone(value) !== null || t.wrongPhone,
  contactEmail: ifGiven((value) => /^[^\s@]+@[^\s@]+$/.test(value), t.wrongEmail),
})
