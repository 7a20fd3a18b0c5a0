import { expect, test } from 'vitest'
import { findMissingName } from '#shared/text/script.ts'

test.each([
  ['Sharma Medical', null, 'hi'],
  ['Sharma Medical', '', 'hi'],
  ['Sharma Medical', 'शर्मा मेडिकल', null],
  ['शर्मा मेडिकल', null, 'en'],
  ['शर्मा मेडिकल', 'शर्मा मेडिकल', 'en'],
  ['24 / 7', null, null],
] as const)('of %s and %s the missing name is in %s', (name, nameHi, missing) => {
  expect(findMissingName(name, nameHi)).toBe(missing)
})
