import { expect, test } from 'vitest'
import { formatCount, formatRupees } from '#shared/money.ts'

test.each([
  [12_345_600, '₹1,23,456'],
  [12_345_650, '₹1,23,456.50'],
  [5, '₹0.05'],
  [0, '₹0'],
  [100, '₹1'],
  [99_900, '₹999'],
  [100_000_000_00, '₹10,00,00,000'],
  [-2500, '-₹25'],
  [-0, '₹0'],
])('%d paise is %s', (paise, text) => {
  expect(formatRupees(paise)).toBe(text)
})

test.each([
  [0, '0'],
  [999, '999'],
  [2957, '2,957'],
  [1_939_869, '19,39,869'],
])('formatCount(%d) is %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})
