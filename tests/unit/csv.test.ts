import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { toCsv, removeFormulaGuard } from '#shared/text/csv.ts'
import hostileStrings from '../fixtures/hostile-strings.json' with { type: 'json' }

const cell = (value: string | number) => toCsv([[value]]).slice(1, -2)

test('values are separated by commas, rows end as spreadsheets want it, and UTF-8 is said', () => {
  expect(
    toCsv([
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
  ['a;=1+1', '"a;=1+1"'],
  ['a\t=1+1', '"a\t=1+1"'],
])('“%s” is quoted', (value, text) => expect(cell(value)).toBe(text))

test.each([
  '=1+1',
  '+1+1',
  '-1-1',
  '+SUM(A1)',
  '-2.5e3+cmd',
  '+91 9006618191',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '\r=1',
  '\n=1',
  '\uff1d1+1',
  "'=1+1",
])('“%s” is text, not a formula', (value) => expect(cell(value).replace(/^"/, '')).toMatch(/^'/))

test('a number stays a number, and so does a telephone number', () => {
  expect(cell(-1)).toBe('-1')
  for (const number of ['-1', '+1', '+919006618191', '-2.5', '0091', '425001'])
    expect(cell(number)).toBe(number)
})

test('the apostrophe is undone exactly once, whatever a value begins with', () => {
  const beginnings = ['', "'", "''", ' ', "' ", " '", '\t', '\r', '\n', "'\t"]
  const rests = ['', '=1+1', '+919006618191', '-', '@x', '\uff0b', 'a=1', '"x"', ',;=', 'दुकान']
  const made = beginnings.flatMap((one) =>
    beginnings.flatMap((two) => rests.map((rest) => one + two + rest)),
  )
  // Halves of surrogate pairs are never stored.
  const hostile = hostileStrings.map((text) => text.toWellFormed())
  for (const value of [...made, ...hostile]) {
    const [row] = parse(toCsv([[value]]), { bom: true })
    expect(removeFormulaGuard(row?.[0] ?? '')).toBe(value)
  }
})

test('the apostrophe that earlier files have before telephone numbers is undone too', () => {
  expect(removeFormulaGuard("'+919006618191")).toBe('+919006618191')
  expect(removeFormulaGuard("'90s Cafe")).toBe("'90s Cafe")
  expect(removeFormulaGuard("''tis")).toBe("''tis")
})
