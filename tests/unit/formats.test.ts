import { describe, expect, it, test } from 'vitest'
import * as enApp from '#i18n/en/app/time.ts'
import * as enClock from '#i18n/en/clock.ts'
import * as enDates from '#i18n/en/dates.ts'
import * as enPlural from '#i18n/en/plural.ts'
import * as hiApp from '#i18n/hi/app/time.ts'
import * as hiClock from '#i18n/hi/clock.ts'
import * as hiDates from '#i18n/hi/dates.ts'
import * as hiPlural from '#i18n/hi/plural.ts'
import { opening as english } from '#i18n/en/opening.ts'
import { opening } from '#i18n/hi/opening.ts'
import { formatClassifiedAge } from '#shared/rules/classified-age.ts'
import { classifiedWords as ages } from '#i18n/en/classified-words.ts'
import { classifiedWords } from '#i18n/hi/classified-words.ts'
import { formatRupees } from '#shared/rules/money.ts'
import { getOpenStatusText } from '#shared/rules/open-status.ts'

/** No-break spaces read as spaces here. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('a date', () => {
  it.each([
    ['2026-11-12T10:00:00Z', '12 Nov 2026', '12 नवंबर 2026'],
    ['2026-11-12T18:29:59Z', '12 Nov 2026', '12 नवंबर 2026'],
    ['2026-11-12T18:30:00Z', '13 Nov 2026', '13 नवंबर 2026'],
    ['2026-12-31T20:00:00.000Z', '1 Jan 2027', '1 जनवरी 2027'],
    ['2026-09-01', '1 Sep 2026', '1 सितंबर 2026'],
    ['soon', '', ''],
    ['', '', ''],
  ])('%j', (iso, en, hi) => {
    expect(enDates.formatDate(iso)).toBe(en)
    expect(hiDates.formatDate(iso)).toBe(hi)
  })

  it('has a long form, and months', () => {
    expect(enDates.formatLongDate('2026-11-24')).toBe('November 24, 2026')
    expect(hiDates.formatLongDate('2026-11-24')).toBe('24 नवंबर 2026')
    expect(enDates.formatMonth('2026-11')).toBe('November 2026')
    expect(enDates.formatShortMonth('2026-11')).toBe('Nov 2026')
    expect(hiDates.formatMonth('2026-11')).toBe('नवंबर 2026')
    expect(hiDates.formatShortMonth('2026-02')).toBe('फ़रवरी 2026')
  })
})

describe('a time of day', () => {
  it.each([
    ['00:00', '12:00 AM', 'रात 12 बजे'],
    ['03:59', '3:59 AM', 'रात 3:59 बजे'],
    ['04:00', '4:00 AM', 'सुबह 4 बजे'],
    ['09:00', '9:00 AM', 'सुबह 9 बजे'],
    ['09:05', '9:05 AM', 'सुबह 9:05 बजे'],
    ['12:00', '12:00 PM', 'दोपहर 12 बजे'],
    ['13:30', '1:30 PM', 'दोपहर 1:30 बजे'],
    ['16:00', '4:00 PM', 'शाम 4 बजे'],
    ['18:00', '6:00 PM', 'शाम 6 बजे'],
    ['20:30', '8:30 PM', 'रात 8:30 बजे'],
    ['23:59', '11:59 PM', 'रात 11:59 बजे'],
    ['24:00', '12:00 AM', 'रात 12 बजे'],
  ])('%s', (time, en, hi) => {
    expect(enClock.formatTime(time)).toBe(en)
    expect(plain(hiClock.formatTime(time))).toBe(hi)
  })

  it('says बजे once in a span, and breaks only at its dash', () => {
    expect(enClock.formatSpan('09:00', '18:00')).toBe('9:00 AM - 6:00 PM')
    expect(hiClock.formatSpan('09:00', '18:00')).toBe('सुबह\u00a09 – शाम\u00a06\u00a0बजे')
  })
})

describe('what the app says of an instant', () => {
  const at = '2026-11-24T10:35:00Z'
  it('is English by Intl', () => {
    expect(enApp.formatTime(at)).toBe('4:05 pm')
    expect(enApp.formatWeekday(at)).toBe('Tue')
    expect(enApp.formatDay(at)).toBe('24 Nov')
    expect(enApp.formatDateTime(at)).toBe('24 November 2026 at 4:05 pm')
    expect(enApp.formatDayOfWeek(at)).toBe('Tuesday, 24 November')
    expect(enApp.formatLongDay('2026-11-24')).toBe('24 November')
    expect(enApp.formatBareDay('2026-11-24')).toBe('24 Nov')
    expect(enApp.formatShortDay('2026-11-04')).toBe('4/11')
  })

  it('is Hindi by its own words', () => {
    expect(plain(hiApp.formatTime(at))).toBe('शाम 4:05 बजे')
    expect(hiApp.formatWeekday(at)).toBe('मंगल')
    expect(hiApp.formatDay(at)).toBe('24 नवंबर')
    expect(plain(hiApp.formatDateTime(at))).toBe('24 नवंबर 2026, शाम 4:05 बजे')
    expect(hiApp.formatDayOfWeek(at)).toBe('मंगलवार, 24 नवंबर')
    expect(hiApp.formatLongDay('2026-11-24')).toBe('24 नवंबर')
    expect(hiApp.formatBareDay('2026-11-24')).toBe('24 नवंबर')
    expect(hiApp.formatShortDay('2026-11-04')).toBe('4/11')
  })
})

test.each([
  [0, '0 places', '0 जगह'],
  [1, '1 place', '1 जगह'],
  [2, '2 places', '2 जगहें'],
  [5, '5 places', '5 जगहें'],
  [100_000, '1,00,000 places', '1,00,000 जगहें'],
])('%i is counted by the rules of each language', (count, en, hi) => {
  expect(enPlural.counted(count, 'place', 'places')).toBe(en)
  expect(hiPlural.counted(count, 'जगह', 'जगहें')).toBe(hi)
})

test('an amount is the same in both languages', () => {
  expect([200, 150_000, 1_234_567.5].map(formatRupees)).toEqual([
    '₹200',
    '₹1,50,000',
    '₹12,34,567.50',
  ])
})

describe('whether a place is open', () => {
  const day = { open: '09:00', close: '18:00', closed: false }
  const tuesdayToo = { monday: day, tuesday: day, friday: day }
  const closed = { open: '', close: '', closed: true }
  const week = {
    ...tuesdayToo,
    wednesday: closed,
    thursday: closed,
    saturday: closed,
    sunday: closed,
  }
  const statusOf = (now: string) =>
    [english, opening].map((texts) =>
      plain(getOpenStatusText({ businessHours: week, specialDays: [] }, new Date(now), texts).text),
    )

  it.each([
    ['2026-11-24T10:00+05:30', 'Open till 6:00 PM', 'शाम 6 बजे तक खुला'],
    ['2026-11-24T08:00+05:30', 'Closed, opens 9:00 AM', 'बंद है, सुबह 9 बजे खुलेगा'],
    ['2026-11-23T20:00+05:30', 'Closed, opens tomorrow 9:00 AM', 'बंद है, कल सुबह 9 बजे खुलेगा'],
    ['2026-11-24T20:00+05:30', 'Closed, opens Friday 9:00 AM', 'बंद है, शुक्रवार को सुबह 9 बजे खुलेगा'],
  ])('%s', (now, en, hi) => expect(statusOf(now)).toEqual([en, hi]))
})

test.each([
  ['2026-11-12T11:30:00Z', 'Just now', 'अभी'],
  ['2026-11-12T11:00:00Z', '1 hour ago', '1 घंटे पहले'],
  ['2026-11-12T10:00:00Z', '2 hours ago', '2 घंटे पहले'],
  ['2026-11-11T12:00:00Z', '1 day ago', '1 दिन पहले'],
  ['2026-11-09T12:00:00Z', '3 days ago', '3 दिन पहले'],
  ['2026-11-05T12:00:00Z', '5 Nov 2026', '5 नवंबर 2026'],
])('an ad of %s', (createdAt, en, hi) => {
  const now = new Date('2026-11-12T12:00:00Z')
  expect(formatClassifiedAge(createdAt, now, ages)).toBe(en)
  expect(formatClassifiedAge(createdAt, now, classifiedWords)).toBe(hi)
})
