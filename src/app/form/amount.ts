import { amount as t } from '#i18n/en/amount.ts'
import { parseTypedRupees } from '#shared/rules/typed-rupees.ts'

/** What is wrong with a typed amount, or that it has to be confirmed; null for a clear one. */
export function getAmountProblem(typed: string): string | null {
  const read = parseTypedRupees(typed)
  if (!read) return t.wrong
  return read.isInWords ? t.unanswered : null
}

/** Typed rupees as a number; null for a blank, NaN for what is no amount. */
export const parseAmount = (typed: string): number | null =>
  typed.trim() === '' ? null : (parseTypedRupees(typed)?.rupees ?? Number.NaN)
