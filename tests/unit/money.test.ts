import { describe, expect, test } from 'vitest'
import { rupeesInput, clearableRupees, rupeesParam } from '#contract/money.ts'
import {
  parseClassifiedFilters,
  toClassifiedListQuery,
  normaliseRupees,
} from '#shared/view/classified-filters.ts'
import { formatCount, formatRupees, toPaise, toRupees } from '#shared/rules/money.ts'
import { parseTypedRupees } from '#shared/rules/typed-rupees.ts'

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
      const kept = rupeesInput().parse(given)
      expect(kept).toBe(Number((given * 100).toFixed(0)))
      expect(toRupees(kept)).toBe(given)
    },
  )

  test.each([0.005, 1.001, 42_500.505, -1, 20_000_000.01, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is refused',
    (given) => {
      expect(rupeesInput().safeParse(given).success).toBe(false)
    },
  )

  test('unknown stays unknown', () => {
    expect(toRupees(null)).toBeNull()
    expect(toRupees(toPaise(8))).toBe(8)
  })
})

describe('money as people write it', () => {
  test.each([
    ['12,500', 12_500],
    ['12500/-', 12_500],
    ['₹12,500 rs', 12_500],
    ['Rs. 12,500/-', 12_500],
    ['rs12500', 12_500],
    ['१२,५००', 12_500],
    ['₹ १२,५००/-', 12_500],
    ['１２５００', 12_500],
    ['१२५०० रुपये', 12_500],
    ['1,50,000', 150_000],
    ['150,000', 150_000],
    ['1 50 000', 150_000],
    ['42500.50', 42_500.5],
    ['0.29', 0.29],
    ['0', 0],
    ['20000000', 20_000_000],
  ])('%s is %d rupees', (typed, rupees) => {
    expect(parseTypedRupees(typed)).toEqual({ rupees, isInWords: false })
  })

  test.each([
    ['1.5 lakh', 150_000],
    ['1.5lakh', 150_000],
    ['₹5 lakh', 500_000],
    ['5 lakhs rupees', 500_000],
    ['१.५ लाख', 150_000],
    ['५० हज़ार', 50_000],
    ['50k', 50_000],
    ['2 cr.', 20_000_000],
  ])('%s is asked about: %d rupees', (typed, rupees) => {
    expect(parseTypedRupees(typed)).toEqual({ rupees, isInWords: true })
  })

  test.each([
    ...['', '  ', '₹', 'rs', 'much', '-5', '1e5', '0x10', 'Infinity', '1_000', '.5', '५५ किलो'],
    ...['12,50', '1,2,3', '1.50.000', '500-600', '1.005', '500 km', '3 crore', '20000000.01'],
    ...['99999999999999999999', '1'.repeat(100_000), '₹ '.repeat(100_000), '1,'.repeat(29)],
  ])('%j is no amount', (typed) => {
    expect(parseTypedRupees(typed)).toBeNull()
  })

  test('a call takes it in digits, and asks for digits otherwise', () => {
    expect(rupeesParam().parse(' ₹12,500/- ')).toBe(1_250_000)
    expect(rupeesParam().parse('')).toBeUndefined()
    expect(clearableRupees().parse('')).toBeNull()
    expect(clearableRupees().parse('१२,५००')).toBe(1_250_000)
    expect(clearableRupees().parse(12.5)).toBe(1250)
    expect(rupeesParam().safeParse('1.5 lakh').error?.issues).toMatchObject([
      { message: 'Is this ₹1,50,000? Write it in digits' },
    ])
    expect(clearableRupees().safeParse('12,50').error?.issues).toHaveLength(1)
  })
})

describe('rupees of a filter', () => {
  test.each([
    ['₹4,00,000', '400000'],
    ['42500.50', '42500.5'],
    ['5.', ''],
    ['12,500/-', '12500'],
    ['1.005', ''],
    ['much', ''],
    ['20000001', ''],
  ])('%s is read as %j', (typed, read) => {
    expect(normaliseRupees(typed)).toBe(read)
  })

  test('are what the list asks the API for', () => {
    const filters = parseClassifiedFilters('/classifieds?minPrice=500&maxPrice=42500.50')
    expect(toClassifiedListQuery(filters, [])).toMatchObject({ minPrice: 500, maxPrice: 42_500.5 })
  })
})
