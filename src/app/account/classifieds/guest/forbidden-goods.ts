import { FORBIDDEN_GOODS_RULES } from '#config/forbidden-goods.ts'
import {
  findForbiddenTerms,
  compileForbiddenTermRules,
  type ForbiddenTerm,
} from '#shared/rules/forbidden-terms.ts'
import type { ClassifiedValues } from '#app/account/classifieds/form/classified-values.ts'

const GOODS = compileForbiddenTermRules(FORBIDDEN_GOODS_RULES)

/** What the server will find in the texts of an ad in a category, by its slug. */
export const findForbiddenGoods = (
  { title, description, brand, model }: ClassifiedValues,
  slug: string | undefined,
): ForbiddenTerm[] => findForbiddenTerms({ title, description, brand, model }, slug, GOODS)
