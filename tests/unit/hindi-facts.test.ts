import { describe, expect, test } from 'vitest'
import { factText } from '#i18n/hi/app/fact-text.ts'
import { HINDI_CSV_HEADS, translateCsvHead } from '#i18n/hi/app/csv-heads.ts'
import { formatWeekHours } from '#server/moderation/week-hours.ts'
import { PAYMENT_METHODS } from '#shared/rules/business.ts'
import { POSITION_SPECS, SIZE_SPECS, TYPE_SPECS } from '#shared/rules/ad-specs.ts'
import { toCsv } from '#shared/text/csv.ts'
import { inWords, nameActor } from '#server/operations/audit-log/words.ts'
import { CSV_HEADS, type CsvHeads } from '#shared/view/csv-heads.ts'

describe('facts of the review queue', () => {
  test('say a week in Hindi', () => {
    const day = { open: '09:30', close: '18:00', closed: false }
    const both = { ...day, close: '13:00', second: { open: '16:00', close: '20:30' } }
    const week = formatWeekHours({
      monday: day,
      tuesday: day,
      wednesday: both,
      thursday: { ...day, open: '00:00', close: '24:00' },
      friday: { ...day, closed: true },
    })
    expect(factText('hours', week).replaceAll('\u00a0', ' ')).toBe(
      'सोम–मंगल सुबह 9:30 – शाम 6 बजे; बुध सुबह 9:30 – दोपहर 1 बजे, शाम 4 – रात 8:30 बजे; ' +
        'गुरु 24 घंटे खुला; शुक्र बंद; शनि–रवि समय नहीं लिखा',
    )
  })

  test.each([
    ['lastLook', '12 Nov 2026: The link works.', /^12 नवंबर 2026: \P{Script=Latin}+।$/u],
    ['rejectionReason', 'Weekly link check: The link works.', /^\P{Script=Latin}+$/u],
    ['paymentMethods', PAYMENT_METHODS.join(', '), /^नकद, .*बैंक ट्रांसफ़र/],
    ['isFeatured', 'yes', /^हाँ$/],
    ['reason', 'fraud', /^धोखा$/],
    ['name', 'Asha Stores', /^Asha Stores$/],
  ])('%s: %s', (name, value, hindi) => {
    expect(factText(name, value)).toMatch(hindi)
  })

  test.each([
    ['type', TYPE_SPECS],
    ['size', SIZE_SPECS],
    ['position', POSITION_SPECS],
  ])('name every %s of an ad', (name, specs) => {
    for (const { label } of Object.values(specs) as { label: string }[])
      expect(factText(name, label)).toMatch(/\p{Script=Devanagari}/u)
  })
})

test('a file of the audit log says what was done in Hindi, as far as it has words', () => {
  const entry = { action: 'approve, verify', noun: 'businesses' }
  const [actions, noun] = inWords(entry, 'hi')
  expect(`${actions} ${noun}`).not.toMatch(/[a-z]/)
  expect(noun).toBe('दुकान')
  expect(inWords(entry, undefined)).toEqual(['approve, verify', 'businesses'])
  expect(inWords({ action: 'unknown', noun: 'unknown' }, 'hi')).toEqual(['unknown', 'unknown'])
})

test('a file of the audit log says who did it where no account is known', () => {
  const person = { id: 1, name: 'Meera', email: 'meera@bench.example' }
  expect(nameActor({ person, actor: 'user' }, 'hi')).toBe('Meera')
  for (const actor of ['visitor', 'user', 'job'] as const) {
    expect(nameActor({ person: null, actor }, 'hi')).not.toMatch(/[a-z]/i)
    expect(nameActor({ person: null, actor }, undefined)).toMatch(/^[A-Z]/)
  }
})

describe('first rows of files for people', () => {
  test.each(Object.keys(CSV_HEADS) as (keyof CsvHeads)[])('%s', (name) => {
    const own = name === 'rejected' ? ['name', 'phone'] : []
    const row = ['Asha, Stores', 7]
    const file = (head: readonly string[]) => toCsv([[...own, ...head], row])
    expect(HINDI_CSV_HEADS[name]).toHaveLength(CSV_HEADS[name].length)
    expect(translateCsvHead(file(CSV_HEADS[name]))).toBe(file(HINDI_CSV_HEADS[name]))
  })

  test('others stay', () => {
    const file = toCsv([
      ['id', 'name'],
      ['Date', 'Views'],
    ])
    expect(translateCsvHead(file)).toBe(file)
  })
})
