import { describe, expect, test } from 'vitest'
import { getCurrentDistrictName } from '#server/businesses/import/district-names.ts'
import { foldText } from '#shared/text/fold.ts'
import { formatPhone } from '#shared/rules/phone.ts'
import { TOWNS_AND_VILLAGES } from '../unit/local-words.ts'

describe('usual spellings of a town or village of Palamu fold to one form', () => {
  test.each(TOWNS_AND_VILLAGES.map((spellings) => [spellings[0], spellings] as const))(
    '%s',
    (_, spellings) => {
      expect(spellings.map((spelling) => `${spelling}: ${foldText(spelling)}`)).toEqual(
        spellings.map((spelling) => `${spelling}: ${foldText(spellings[0] ?? '')}`),
      )
    },
  )
})

test.each([
  ['PURBI SINGHBHUM', 'East Singhbhum'],
  ['East Singhbum', 'East Singhbhum'],
  ['PAKAUR', 'Pakur'],
  ['Palamau', 'Palamu'],
])('the district %s of a file is %s today', (text, name) => {
  expect(getCurrentDistrictName(text)).toBe(name)
})

test.each([
  ['+916562231206', '06562 231 206'],
  ['+916512233445', '0651 223 3445'],
])('%s is written with the code of its town: %s', (e164, text) => {
  expect(formatPhone(e164)).toBe(text)
})
