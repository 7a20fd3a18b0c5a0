import type { PaperLine, PaperTax } from '#shared/rules/ad-papers.ts'
import { splitTax } from '#shared/rules/gst.ts'
import { asPaise, type Paise } from '#shared/rules/money.ts'

/** The price of a click, where all cost the same; else null. */
export const getRate = (clicks: number, taxable: number): Paise | null =>
  clicks > 0 && taxable % clicks === 0 ? asPaise(taxable / clicks) : null

/** The lines of a campaign and rate of tax as one, with the price of a click where it is one. */
export const sumLines = (lines: readonly PaperLine[]): PaperLine[] =>
  [...Map.groupBy(lines, ({ campaignId, percent }) => `${campaignId} ${percent}`).values()].map(
    (own) => {
      const clicks = own.reduce((sum, line) => sum + line.clicks, 0)
      const taxable = own.reduce((sum, line) => sum + Number(line.taxable), 0)
      const days = own.flatMap(({ from, until }) => [from, until]).sort()
      return {
        ...own[0]!,
        ...{ clicks, from: days[0]!, until: days.at(-1)!, taxable: asPaise(taxable) },
        rate: getRate(clicks, taxable),
      }
    },
  )

type Taxed = { percent: number; taxable: Paise; tax: Paise }

/** Tax by rate, as an invoice states it. */
export const toTaxes = (taxed: readonly Taxed[], isSameState: boolean): PaperTax[] =>
  [...Map.groupBy(taxed, ({ percent }) => percent)]
    .sort(([one], [other]) => one - other)
    .map(([percent, own]) => {
      const sumOf = (name: 'taxable' | 'tax') =>
        own.reduce((sum, part) => sum + Number(part[name]), 0)
      const tax = splitTax(asPaise(sumOf('tax')), isSameState)
      return { percent, taxable: asPaise(sumOf('taxable')), ...tax }
    })
