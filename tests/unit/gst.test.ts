import { describe, expect, test } from 'vitest'
import { formatPaperNumber, getFinancialYear, PAPER_KINDS } from '#shared/rules/ad-papers.ts'
import {
  formatPlaceOfSupply,
  getGstinCheck,
  getSpendable,
  getTax,
  isGstin,
  normaliseGstin,
  splitTax,
} from '#shared/rules/gst.ts'
import { GST_STATES } from '#shared/rules/gst-states.ts'
import { asPaise } from '#shared/rules/money.ts'
import { amountInHindiWords, amountInWords } from '#shared/text/amount-in-words.ts'

describe('a tax number', () => {
  /* From the public examples of the tax office, and one made up with the right check character. */
  const good = ['27AAPFU0939F1ZV', `20AAAAA0000A1Z${getGstinCheck('20AAAAA0000A1Z')}`]

  test.each(good)('%s is one', (gstin) => expect(isGstin(gstin)).toBe(true))

  test('with any one character changed is none', () => {
    const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    for (const gstin of good)
      for (let at = 0; at < gstin.length; at++)
        for (const letter of letters) {
          const other = gstin.slice(0, at) + letter + gstin.slice(at + 1)
          if (other !== gstin) expect(isGstin(other), other).toBe(false)
        }
  })

  test.each(['', '27AAPFU0939F1Z', '99AAPFU0939F1ZV', '27aapfu0939f1zv', '२७AAPFU0939F1ZV'])(
    '“%s” is none',
    (text) => expect(isGstin(text)).toBe(false),
  )

  test('is read with spaces and small letters', () => {
    expect(normaliseGstin(' 27 aapfu-0939f 1zv ')).toBe('27AAPFU0939F1ZV')
  })
})

describe('tax', () => {
  test('has two equal halves, and is that of the whole month whatever its parts', () => {
    let taxable = 0
    let tax = 0
    for (let click = 0; click < 5000; click++) {
      taxable += 333
      const now = Number(getTax(asPaise(taxable), 18))
      expect(now).toBeGreaterThanOrEqual(tax)
      tax = now
    }
    expect(tax % 2).toBe(0)
    expect(Math.abs(tax - taxable * 0.18)).toBeLessThanOrEqual(1)
    expect(splitTax(asPaise(tax), true)).toEqual({ cgst: tax / 2, sgst: tax / 2, igst: 0 })
    expect(splitTax(asPaise(tax), false)).toEqual({ cgst: 0, sgst: 0, igst: tax })
  })

  test('leaves as much for clicks as price and tax together allow, to the paisa', () => {
    for (const percent of [0, 5, 18, 40])
      for (const taxable of [0, 1, 333, 80_001])
        for (let available = 0; available < 3000; available += 7) {
          const tax = Number(getTax(asPaise(taxable), percent))
          const price = getSpendable(available, { percent, taxable, tax })
          const costOf = (paise: number) =>
            paise + Number(getTax(asPaise(taxable + paise), percent)) - tax
          expect(costOf(price)).toBeLessThanOrEqual(available)
          expect(costOf(price + 1)).toBeGreaterThan(available)
        }
    expect(getSpendable(-50, { percent: 18, taxable: 0, tax: 0 })).toBe(-50)
    expect(getSpendable(944, { percent: 18, taxable: 0, tax: 0 })).toBe(800)
  })
})

describe('a number of a paper', () => {
  test('has the financial year, April to March', () => {
    expect(['2026-03-31', '2026-04-01', '2026-11-28', '2099-12-31'].map(getFinancialYear)).toEqual([
      ...['25-26', '26-27', '26-27', '99-00'],
    ])
  })

  test('has at most 16 characters, and is another for each kind', () => {
    const numbers = PAPER_KINDS.map((kind) => formatPaperNumber('ZPX', kind, '26-27', 99_999))
    expect(new Set(numbers).size).toBe(PAPER_KINDS.length)
    for (const number of numbers) expect(number.length).toBeLessThanOrEqual(16)
    expect(formatPaperNumber('ZP', 'invoice', '26-27', 118)).toBe('ZP/26-27/00118')
    expect(formatPaperNumber('ZP', 'credit-note', '26-27', 9)).toBe('ZP/26-27/C00009')
  })
})

test('a place of supply is code and name', () => {
  const [[code, name]] = Object.entries(GST_STATES) as [[string, string]]
  expect(formatPlaceOfSupply(code)).toBe(`${code}-${name}`)
  expect(formatPlaceOfSupply('')).toBe('')
  expect(formatPlaceOfSupply('toString')).toBe('')
})

describe('amounts in words', () => {
  test.each([
    [2133.44, 'two thousand one hundred thirty-three and forty-four paise'],
    [0, 'zero'],
    [0.05, 'zero and five paise'],
    [100, 'one hundred'],
    [1_00_000, 'one lakh'],
    [
      12_34_567.89,
      'twelve lakh thirty-four thousand five hundred sixty-seven and eighty-nine paise',
    ],
    [2_00_00_000, 'two crore'],
    [19.1, 'nineteen and ten paise'],
  ])('%d', (amount, words) => expect(amountInWords(amount)).toBe(`Rupees ${words} only`))

  test.each([
    [2133.44, 'दो हज़ार एक सौ तैंतीस रुपये चवालीस पैसे मात्र'],
    [0, 'शून्य रुपये मात्र'],
    [1_00_099, 'एक लाख निन्यानवे रुपये मात्र'],
    [2_50_00_000, 'दो करोड़ पचास लाख रुपये मात्र'],
  ])('%d in Hindi', (amount, words) => expect(amountInHindiWords(amount)).toBe(words))

  test('each number below a hundred has a word of its own', () => {
    for (const inWords of [amountInWords, amountInHindiWords]) {
      const all = Array.from({ length: 100 }, (_, count) => inWords(count))
      expect(new Set(all).size).toBe(100)
      expect(all.join(' ')).not.toMatch(/undefined/)
    }
  })
})
