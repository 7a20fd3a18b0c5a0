import { describe, expect, test } from 'vitest'
import { amountInRupees } from '#contract/money.ts'
import { parseAdFilters, toAdListQuery, parseRupees } from '#shared/view/classified-filters.ts'
import { formatCount, formatRupees, toPaise, toRupees } from '#shared/rules/money.ts'

test.each([
  [123_456, '₹1,23,456'],
  [123_456.5, '₹1,23,456.50'],
  [0.05, '₹0.05'],
  [0, '₹0'],
  [1, '₹1'],
  [0.1 + 0.2, '₹0.30'],
  [100_000_000, '₹10,00,00,000'],
  [-25, '-₹25'],
  [-0, '₹0'],
])('%d rupees are %s', (given, text) => {
  expect(formatRupees(given)).toBe(text)
})

test.each([
  [0, '0'],
  [999, '999'],
  [2957, '2,957'],
  [1_939_869, '19,39,869'],
])('formatCount(%d) is %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

describe('an amount of the API', () => {
  test.each([0, 500, 42_500.5, 0.29, 1.1, 8.45, 19_999_999.99, 20_000_000])(
    '%d rupees are kept exactly',
    (given) => {
      const kept = amountInRupees().parse(given)
      expect(kept).toBe(Number((given * 100).toFixed(0)))
      expect(toRupees(kept)).toBe(given)
    },
  )

  test.each([0.005, 1.001, 42_500.505, -1, 20_000_000.01, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is refused',
    (given) => {
      expect(amountInRupees().safeParse(given).success).toBe(false)
    },
  )

  test('unknown stays unknown', () => {
    expect(toRupees(null)).toBeNull()
    expect(toRupees(toPaise(8))).toBe(8)
  })
})

describe('rupees as people type them', () => {
  test.each([
    ['₹4,00,000', '400000'],
    ['42500.50', '42500.5'],
    ['5.', ''],
    ['1.005', ''],
    ['much', ''],
    ['20000001', ''],
  ])('%s is read as %j', (typed, read) => {
    expect(parseRupees(typed)).toBe(read)
  })

  test('are what the list asks the API for', () => {
    const filters = parseAdFilters('/classifieds?minPrice=500&maxPrice=42500.50')
    expect(toAdListQuery(filters, [])).toMatchObject({ minPrice: 500, maxPrice: 42_500.5 })
  })
})
