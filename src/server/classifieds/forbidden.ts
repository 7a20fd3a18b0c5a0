import { FORBIDDEN_GOODS_RULES } from '#config/forbidden-goods.ts'
import * as terms from '#shared/rules/forbidden-terms.ts'

const GOODS = terms.compileForbiddenTermRules(FORBIDDEN_GOODS_RULES)

/** The forbidden goods that texts offer, or what of another list they have. */
export const findForbidden = (
  texts: terms.CheckedTexts,
  category: string | undefined,
  rules = GOODS,
): terms.ForbiddenTerm[] => terms.findForbiddenTerms(texts, category, rules)
