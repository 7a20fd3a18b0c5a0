import { formatCount } from '#shared/rules/money.ts'
import { createPluralSelector } from '#shared/text/plural.ts'

/** The text of a count, without the count. */
export const plural = /* @__PURE__ */ createPluralSelector('en')

/** `1 business`, `12 businesses`, `1,200 businesses`. */
export const counted = (count: number, one: string, other: string): string =>
  `${formatCount(count)} ${plural(count, { one, other })}`

/** The same of a count that is written already, such as `1,200`. */
export const countedText = (count: string, one: string, other: string): string =>
  `${count} ${plural(Number(count.replaceAll(',', '')), { one, other })}`
