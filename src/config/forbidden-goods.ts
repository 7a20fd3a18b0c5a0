import { STATE_LAW } from '#district/law.ts'
import type { ForbiddenTermRule } from '#shared/rules/forbidden-terms.ts'
import { GOODS_RULES } from './goods-rules.ts'

/** Rules that exist only where the law of the state says so. */
const OF_STATE: ReadonlySet<string> = new Set(['cattle-for-slaughter'])

/** What classified ads may not offer here, or only with papers. */
export const FORBIDDEN_GOODS_RULES: readonly ForbiddenTermRule[] = GOODS_RULES.flatMap((rule) => {
  const law = STATE_LAW.find((one) => one.rule === rule.rule)
  if (!law) return OF_STATE.has(rule.rule) ? [] : [rule]
  const { en, hi } = law.reason
  return [{ ...rule, reason: en ?? rule.reason, reasonHindi: hi ?? rule.reasonHindi }]
})
