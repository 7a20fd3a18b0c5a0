import { describe, expect, test } from 'vitest'
import {
  buildUpiLink,
  findUtrs,
  isPayoutTarget,
  isUpiAddress,
  normaliseUtr,
} from '#shared/rules/upi.ts'
import { getNextWorkingDay } from '#shared/rules/working-day.ts'

describe('a UPI address', () => {
  test.each(['shop@upi', 'a.b-c_d@okbank', '9000000001@ybl'])('%s', (text) =>
    expect(isUpiAddress(text)).toBe(true),
  )
  test.each(['', 'shop', '@upi', 'a b@upi', 'shop@', 'shop@up i', 'a@b.c', 'shop@upi&am=1'])(
    '%s is none',
    (text) => expect(isUpiAddress(text)).toBe(false),
  )
  test('or an account with its IFSC is where money can be sent', () => {
    expect(isPayoutTarget('123456789012 SBIN0001234')).toBe(true)
    for (const text of ['123456789012', 'SBIN0001234', '1234 SBIN0001234', 'cash please'])
      expect(isPayoutTarget(text)).toBe(false)
  })
})

test('the link fills in everything, and text cannot add to it', () => {
  const link = buildUpiLink({
    ...{ address: 'shop@upi', payee: 'Zila & Co am=1', amount: 2000, reference: 'Z-4F7K2' },
  })
  expect(link).toBe(
    'upi://pay?pa=shop@upi&pn=Zila%20%26%20Co%20am%3D1&am=2000.00&cu=INR&tn=Z-4F7K2',
  )
  expect(new URL(link).searchParams.get('pn')).toBe('Zila & Co am=1')
})

describe('a UTR', () => {
  test.each([
    ['634100000118', '634100000118'],
    [' 6341 0000 0118 ', '634100000118'],
    ['६३४१ ०००० ०११८', '634100000118'],
    ['63410000011', null],
    ['6341000001189', null],
    ['UTR634100000118', null],
    ['', null],
  ])('%s', (text, utr) => expect(normaliseUtr(text)).toBe(utr))

  test('is found among other numbers of a line', () =>
    expect(findUtrs('UPI/634100000118/1234567890123/634100000119 634100000118')).toEqual([
      '634100000118',
      '634100000119',
    ]))
})

describe('the next working day', () => {
  // 24 November 2026 is a Tuesday.
  test.each([
    ['2026-11-24T04:18:00Z', '2026-11-25T12:30:00.000Z'],
    ['2026-11-24T18:00:00Z', '2026-11-25T12:30:00.000Z'],
    ['2026-11-24T18:31:00Z', '2026-11-26T12:30:00.000Z'],
    ['2026-11-27T04:00:00Z', '2026-11-30T12:30:00.000Z'],
    ['2026-11-28T04:00:00Z', '2026-11-30T12:30:00.000Z'],
    ['2026-11-29T04:00:00Z', '2026-11-30T12:30:00.000Z'],
    ['2026-12-31T04:00:00Z', '2027-01-01T12:30:00.000Z'],
  ])('after %s ends the wait at %s', (at, until) =>
    expect(getNextWorkingDay(new Date(at), 18).toISOString()).toBe(until),
  )
})
