import { formatCount } from '#shared/rules/money.ts'
import { createPluralSelector } from '#shared/text/plural.ts'

/** The text of a count, without the count. */
export const plural = /* @__PURE__ */ createPluralSelector('en')

/** `1 business`, `12 businesses`, `1,200 businesses`. */
export const counted = (count: number, one: string, other: string): string =>
  `${formatCount(count)} ${plural(count, { one, other })}`
