import { amount as t } from '#i18n/en/amount.ts'
import { readRupees } from '#shared/rules/read-rupees.ts'

/** What is wrong with a typed amount, or that it has to be confirmed; null for a clear one. */
export function getAmountProblem(typed: string): string | null {
  const read = readRupees(typed)
  if (!read) return t.wrong
  return read.isInWords ? t.unanswered : null
}

/** Typed rupees as a number; null for a blank, NaN for what is no amount. */
export const parseAmount = (typed: string): number | null =>
  typed.trim() === '' ? null : (readRupees(typed)?.rupees ?? Number.NaN)
