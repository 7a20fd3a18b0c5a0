import { expect, test } from 'vitest'
import { csvOf } from '#shared/text/csv.ts'

const cell = (value: string | number) => csvOf([[value]]).slice(1, -2)

test('values are separated by commas, rows end as spreadsheets want it, and UTF-8 is said', () => {
  expect(
    csvOf([
      ['a', 1],
      ['दवा', -2.5],
    ]),
  ).toBe('\ufeffa,1\r\nदवा,-2.5\r\n')
})

test.each([
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
  [' blank', '" blank"'],
])('“%s” is quoted', (value, text) => expect(cell(value)).toBe(text))

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])(
  '“%s” is text, not a formula',
  (value) => expect(cell(value).replace(/^"/, '')).toMatch(/^'/),
)

test('a number stays a number', () => expect(cell(-1)).toBe('-1'))
