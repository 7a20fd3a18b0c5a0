import { describe, expect, test } from 'vitest'
import { matchPayments, matchRefunds, type MatchablePayment } from '#shared/rules/match-payments.ts'
import { makePaymentReference } from '#shared/rules/payment-reference.ts'

const REFERENCE = makePaymentReference([2, 13, 5, 18])
const OTHER = makePaymentReference([3, 1, 4, 1])
const UTR = '634100000118'

const payment = (values: Partial<MatchablePayment> = {}): MatchablePayment => ({
  ...{ id: 1, reference: REFERENCE, amount: 200_000, utr: null, status: 'open' },
  ...{ day: '2026-11-24', ...values },
})
const line = (description: string, values: object = {}) => ({
  ...{ day: '2026-11-24', description, number: '', amount: 200_000, ...values },
})
const match = (description: string, values: object, ...payments: MatchablePayment[]) => {
  const { state, candidates } = matchPayments(line(description, values), payments)
  return [state, ...candidates.map(({ id, fits, doubts }) => [id, fits.join(), doubts.join()])]
}

describe('a line of the bank', () => {
  const named = `UPI/${UTR}/${REFERENCE}/SAMPLE`
  const slip = `UPI/${UTR}/${REFERENCE.replace('-', '').toLowerCase()}`
  const alike = [payment(), payment({ id: 2, reference: OTHER })]

  test.each([
    ['reference and amount', named, {}, [payment()], ['sure', [1, 'reference,amount,day', '']]],
    [
      ...(['all three', named, {}, [payment({ utr: UTR, status: 'reported' })]] as const),
      ['sure', [1, 'reference,utr,amount,day', '']],
    ],
    [
      ...(['a reference with slips', slip, {}, [payment()]] as const),
      ['sure', [1, 'reference,amount,day', 'reference-written']],
    ],
    [
      ...(['another amount', named, { amount: 250_000 }, [payment()]] as const),
      ['likely', [1, 'reference,day', 'other-amount']],
    ],
    [
      ...(['another UTR than was said', named, {}, [payment({ utr: '634100000999' })]] as const),
      ['likely', [1, 'reference,amount,day', 'other-utr']],
    ],
    [
      ...(['UTR alone', `UPI/${UTR}/ADS`, {}, [payment({ utr: UTR })]] as const),
      ['likely', [1, 'utr,amount,day', 'no-reference']],
    ],
    [
      ...(['amount and day', 'ADS MONEY', { day: '2026-11-25' }, [payment()]] as const),
      ['likely', [1, 'amount,day', 'no-reference']],
    ],
    [
      ...(['amount and day of two', 'ADS MONEY', {}, alike] as const),
      ['likely', [1, 'amount,day', 'no-reference'], [2, 'amount,day', 'no-reference']],
    ],
    [
      ...(['the reference of one, amount of another', named, {}, alike] as const),
      ['sure', [1, 'reference,amount,day', '']],
    ],
    [
      ...(['two references', `${named} ${OTHER}`, {}, alike] as const),
      ['likely', [1, 'reference,amount,day', ''], [2, 'reference,amount,day', '']],
    ],
    [
      ...(['one that was received before', named, {}, [payment({ status: 'received' })]] as const),
      ['likely', [1, 'reference,amount', 'received-before']],
    ],
    [
      ...(['late money', named, { day: '2027-03-01' }, [payment({ status: 'expired' })]] as const),
      ['sure', [1, 'reference,amount', '']],
    ],
    ['amount alone, too late', 'ADS MONEY', { day: '2026-12-24' }, [payment()], ['unknown']],
    ['amount of a cancelled one', 'ADS', {}, [payment({ status: 'cancelled' })], ['unknown']],
    ['nothing', 'CASH DEP', { amount: 75_000 }, [payment()], ['unknown']],
  ] as const)('%s', (_, description, values, payments, expected) =>
    expect(match(description, values, ...payments)).toEqual(expected),
  )
})

describe('a line of money out', () => {
  const refund = { id: 7, amount: 200_000, target: 'shop@upi', day: '2026-11-20' }
  test('is a refund of its amount, surely if it names where it was sent', () => {
    expect(matchRefunds(line('UPI/DR/shop@upi/x'), [refund]).state).toBe('sure')
    expect(matchRefunds(line('NEFT'), [refund]).state).toBe('likely')
    expect(matchRefunds(line('NEFT', { amount: 1 }), [refund]).state).toBe('unknown')
    expect(matchRefunds(line('NEFT', { day: '2026-11-19' }), [refund]).state).toBe('unknown')
  })
})
