import { expect, test } from 'vitest'
import { businessPage } from '#i18n/en/business-page.ts'

test.each([
  ['25', '25+'],
  ['1', '1'],
  ['2-10', '2-10'],
  ['11-50', '11-50'],
  ['200+', '200+'],
])('a team of %s is said as %s', (count, said) => {
  expect(businessPage.teamSize(count)).toBe(said)
})
