import { expect, test } from 'vitest'
import { toSingularName } from '#i18n/en/singular-name.ts'

test.each([
  ['Banks', 'Bank'],
  ['Post Offices', 'Post Office'],
  ['Railway Stations', 'Railway Station'],
  ['Pharmacies', 'Pharmacy'],
  ['Churches', 'Church'],
  ['Services', 'Services'],
  ['Shopping', 'Shopping'],
  ['Glass', 'Glass'],
  ['Hotels & Halls', 'Hotels & Halls'],
  ['Parks and Gardens', 'Parks and Gardens'],
  ['बैंक', 'बैंक'],
  ['', ''],
])('one of %s is a %s', (category, kind) => {
  expect(toSingularName(category)).toBe(kind)
})
