import { FORBIDDEN_GOODS } from '#config/forbidden-goods.ts'
import * as terms from '#shared/rules/forbidden-terms.ts'

const GOODS = terms.readRules(FORBIDDEN_GOODS)

/** The forbidden goods that texts offer, or what of another list they have. */
export const findForbidden = (
  texts: terms.OfferTexts,
  category: string | undefined,
  rules = GOODS,
): terms.ForbiddenTerm[] => terms.findForbidden(texts, category, rules)
