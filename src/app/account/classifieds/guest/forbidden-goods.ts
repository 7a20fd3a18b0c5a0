import { FORBIDDEN_GOODS } from '#config/forbidden-goods.ts'
import { findForbidden, readRules, type ForbiddenTerm } from '#shared/rules/forbidden-terms.ts'
import type { ClassifiedValues } from '#app/account/classifieds/form/classified-values.ts'

const GOODS = readRules(FORBIDDEN_GOODS)

/** What the server will find in the texts of an ad in a category, by its slug. */
export const findForbiddenGoods = (
  { title, description, brand, model }: ClassifiedValues,
  slug: string | undefined,
): ForbiddenTerm[] => findForbidden({ title, description, brand, model }, slug, GOODS)
