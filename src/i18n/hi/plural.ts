import type * as english from '#i18n/en/plural.ts'
import { formatCount } from '#shared/rules/money.ts'
import { createPluralSelector } from '#shared/text/plural.ts'

/** The text of a count, without the count: `one` for 0 and 1. */
export const plural: typeof english.plural = /* @__PURE__ */ createPluralSelector('hi')

/** `1 जगह`, `12 जगहें`, `1,200 जगहें`; many nouns have one form. */
export const counted = (count: number, one: string, other = one): string =>
  `${formatCount(count)} ${plural(count, { one, other })}`

/** The same of a count that is written already, such as `1,200`. */
export const countedText = (count: string, one: string, other = one): string =>
  `${count} ${plural(Number(count.replaceAll(',', '')), { one, other })}`
