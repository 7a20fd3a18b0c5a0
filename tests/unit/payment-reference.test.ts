import { describe, expect, test } from 'vitest'
import {
  findPaymentReferences,
  isPaymentReference,
  makePaymentReference,
} from '#shared/rules/payment-reference.ts'

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Some hundred references, from one end to the other. */
const REFERENCES = Array.from({ length: 300 }, (_, n) => {
  const number = (n * 3499) % 32 ** 4
  return makePaymentReference([number >> 15, (number >> 10) & 31, (number >> 5) & 31, number & 31])
})

describe('a payment reference', () => {
  test('is Z and five characters that nobody takes for others', () => {
    for (const reference of REFERENCES) {
      expect(reference).toMatch(/^Z-[2-9A-HJ-NP-Z]{5}$/)
      expect(isPaymentReference(reference)).toBe(true)
    }
  })

  test('with any single wrong character is none', () => {
    for (const reference of REFERENCES)
      for (let at = 2; at < reference.length; at++)
        for (const wrong of ALPHABET) {
          if (wrong === reference[at]) continue
          const written = reference.slice(0, at) + wrong + reference.slice(at + 1)
          expect(isPaymentReference(written), written).toBe(false)
        }
  })

  test('with two swapped characters is none', () => {
    for (const reference of REFERENCES)
      for (let at = 2; at < reference.length - 1; at++) {
        const [one, two] = [reference[at]!, reference[at + 1]!]
        if (one === two) continue
        const written = reference.slice(0, at) + two + one + reference.slice(at + 2)
        expect(isPaymentReference(written), written).toBe(false)
      }
  })

  test('cannot be told from a shorter or longer one', () => {
    const [reference = ''] = REFERENCES
    for (const text of ['', 'Z-', reference.slice(0, -1), `${reference}2`, reference.toLowerCase()])
      expect(isPaymentReference(text)).toBe(false)
  })
})

describe('a reference in a line of the bank', () => {
  const reference = makePaymentReference([2, 13, 5, 18])
  const bare = reference.slice(2)
  const found = (text: string) => findPaymentReferences(text)

  test.each([
    `UPI/634100000118/${reference}/SAMPLE`,
    `${reference}`,
    `IMPS ${reference}, thank you`,
    `UPI/${reference}`,
  ])('%s', (text) => expect(found(text)).toEqual([{ reference, isExact: true }]))

  test.each([
    `UPI/634100000118/Z${bare}/SAMPLE`,
    `upi/${reference.toLowerCase()}/sample`,
    `Z - ${bare}`,
    `Z ${bare.slice(0, 2)} ${bare.slice(2)}`,
    `z\u2013${bare.toLowerCase()}`,
    `UPI/Z-${bare}SAMPLE`.replace('-', '_'),
  ])('is forgiven its slips: %s', (text) =>
    expect(found(text)).toEqual([{ reference, isExact: false }]),
  )

  test('is not found in other words, or with a wrong check letter', () => {
    const wrong = `${reference.slice(0, -1)}${reference.endsWith('2') ? '3' : '2'}`
    for (const text of ['', 'ZOMATO LTD', 'UPI/PAYMENT', wrong, `AZ${bare}`])
      expect(found(text), text).toEqual([])
  })

  test('is found once, and beside another', () => {
    const other = makePaymentReference([1, 2, 3, 4])
    expect(found(`${reference} ${reference} ${other}`).map((one) => one.reference)).toEqual([
      reference,
      other,
    ])
  })
})
