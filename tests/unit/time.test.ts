import { describe, expect, it, test } from 'vitest'
import { formatDate, formatShortMonth } from '#i18n/en/dates.ts'
import { getKolkataDate, getKolkataMinute } from '#shared/rules/kolkata.ts'
import { formatListingDate } from '#shared/rules/listing-date.ts'
import { getRelativeAge } from '#shared/rules/time.ts'

describe('getRelativeAge', () => {
  const now = new Date('2026-11-12T12:00:00Z')
  it.each([
    ['2026-11-12T12:00:00Z', { unit: 'now' }],
    ['2026-11-12T11:00:01Z', { unit: 'now' }],
    ['2026-11-13T00:00:00Z', { unit: 'now' }],
    ['2026-11-12T11:00:00Z', { unit: 'hours', count: 1 }],
    ['2026-11-11T12:00:01Z', { unit: 'hours', count: 23 }],
    ['2026-11-11T12:00:00Z', { unit: 'days', count: 1 }],
    ['2026-11-05T12:00:01Z', { unit: 'days', count: 6 }],
    ['2026-11-05T12:00:00Z', { unit: 'date' }],
  ])('from %s', (from, age) => {
    expect(getRelativeAge(new Date(from), now)).toEqual(age)
  })
})

test.each([
  ['2017', '2017'],
  ['2017-09', 'Sep 2017'],
  ['2017-09-05', '5 Sep 2017'],
  [null, '12 Nov 2026'],
])('a listing whose source is of %j is of %j', (sourceDate, text) => {
  const listing = { sourceDate, updatedAt: '2026-11-12T10:00:00Z' }
  expect(formatListingDate(listing, { formatDate, formatShortMonth })).toBe(text)
})

test('the day and the minute are those of Kolkata', () => {
  expect(getKolkataDate(new Date('2026-11-12T18:29:59Z'))).toBe('2026-11-12')
  expect(getKolkataDate(new Date('2026-11-12T18:30:00Z'))).toBe('2026-11-13')
  expect(getKolkataMinute(new Date('2026-11-12T18:29:59Z'))).toBe(1439)
  expect(getKolkataMinute(new Date('2026-11-12T18:30:00Z'))).toBe(0)
})
