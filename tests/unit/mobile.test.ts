import { expect, test } from 'vitest'
import { normaliseMobile } from '#shared/rules/mobile.ts'
import { AREA_CODE_PATTERN } from '#district/local.ts'

test.each([
  ['98765 43210', '+919876543210'],
  ['+91-98765-43210', '+919876543210'],
  ['098765 43210', '+919876543210'],
  ['९८७६५४३२१०', '+919876543210'],
  ['1800 425 3800', null],
  ['112', null],
  ['033-66090909', null],
  ['98765', null],
  ['+1 202 555 0123', null],
  ['', null],
])('the mobile number of %o is %o', (text, expected) => {
  expect(normaliseMobile(text)).toBe(expected)
})

test('a landline of the district is none, though it could be a mobile number elsewhere', () => {
  const area = AREA_CODE_PATTERN.split('|')[0]!
  expect(normaliseMobile(`0${area}${'2'.repeat(10 - area.length)}`)).toBeNull()
})

test.each([
  ['+1 202 555 0123', '+12025550123'],
  ['00977 9812345678', '+9779812345678'],
  ['2025550123', null],
  ['+91 12', null],
  ['98765 43210', '+919876543210'],
])('where the site takes them, the foreign number of %o is %o', (text, expected) => {
  expect(normaliseMobile(text, true)).toBe(expected)
})
