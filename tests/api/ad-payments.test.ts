import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAdBalance, recordAdPayment } from '#contract/ad-balances.ts'
import {
  askAdRefund,
  cancelAdPayment,
  listOwnAdPayments,
  reportAdPayment,
  startAdPayment,
  withdrawAdRefund,
} from '#contract/ad-payments.ts'
import { rejectAdRefund } from '#contract/ad-matching.ts'
import { compareBooks } from '#server/advertising/balances/index.ts'
import { adJournal, adPayments, settings } from '#server/kit/db/tables/index.ts'
import { MAX_OPEN_PAYMENTS } from '#shared/rules/ad-payments.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { toPaise } from '#shared/rules/money.ts'
import { isPaymentReference } from '#shared/rules/payment-reference.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { bodyRequest } from './setup/body-request.ts'
import { insertAccount, insertCampaign } from './setup/builders.ts'
import { readLastMailTo, readMailsTo } from './setup/mailed.ts'

/** A Tuesday morning in India. */
const START = new Date('2026-11-24T04:00:00Z')
const UTR = '634100000118'

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>
let person: Awaited<ReturnType<typeof insertAccount>>

beforeAll(async () => {
  api = await startApi({ adPayment: 'prepaid' })
  admin = await insertAccount(api.db, { role: 'admin' })
  await api.db.insert(settings).values({ values: { adUpiAddress: 'shop@upi', siteName: 'Zila' } })
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.now = START
  person = await insertAccount(api.db)
})

const start = async (amount = 2000, token = person.token) =>
  (await api.read(startAdPayment, { body: { amount }, token })).data
const report = async (id: number, utr?: string) =>
  (await api.read(reportAdPayment, { params: { id }, body: { utr }, token: person.token })).data
const own = async () => (await api.read(listOwnAdPayments, { token: person.token })).data
const refusal = (path: string, body: object, method = 'POST', token = person.token) =>
  api.fail(path, bodyRequest(method, body, token))
const balance = async () => (await api.read(getAdBalance, { token: person.token })).data.balance

describe('a payment', () => {
  test('is begun with a reference and a link that opens any UPI app', async () => {
    const payment = await start()
    expect(isPaymentReference(payment.reference)).toBe(true)
    expect(payment).toMatchObject({
      ...{ amount: 2000, status: 'open', utr: null, gatewayUrl: null },
      upiLink: `upi://pay?pa=shop@upi&pn=Zila&am=2000.00&cu=INR&tn=${payment.reference}`,
      checkedBy: '2026-11-25T12:30:00.000Z',
    })
    expect(await own()).toMatchObject({
      ...{ upi: { address: 'shop@upi', payee: 'Zila' }, least: 100, most: 50_000 },
      ...{ clickPrice: null, payments: [payment], refunds: [] },
    })
  })

  test('is the same again for the same amount, and tells what a click costs', async () => {
    const values = { accountId: person.id, status: 'active' } as const
    await insertCampaign(api.db, { ...values, costPerClick: toPaise(8) })
    await insertCampaign(api.db, { ...values, costPerClick: toPaise(9) })
    expect((await start()).id).toBe((await start()).id)
    expect((await own()).clickPrice).toBe(8.5)
  })

  test.each([-1, 0, 0.005, 1e9, 99, 50_001, '10', null])(
    'of %s is refused by its field',
    async (amount) => {
      expect(await refusal('/ads/payments', { amount })).toMatchObject({
        status: 400,
        fields: { amount: expect.any(String) as string },
      })
      expect((await own()).payments).toEqual([])
    },
  )

  test('begun 50 times at once leaves five open, each with its own reference', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        api.ask('/ads/payments', bodyRequest('POST', { amount: 100 + n }, person.token)),
      ),
    )
    const rows = await api.db.select().from(adPayments).where(eq(adPayments.accountId, person.id))
    expect(rows).toHaveLength(50)
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(50)
    expect(rows.filter(({ status }) => status === 'open')).toHaveLength(MAX_OPEN_PAYMENTS)
  })

  test('is not begun where no UPI address is set', async () => {
    const other = await startApi()
    try {
      const { token } = await insertAccount(other.db)
      const asked = bodyRequest('POST', { amount: 500 }, token)
      expect(await other.fail('/ads/payments', asked)).toMatchObject({ code: 'NOT_POSSIBLE' })
      expect((await other.read(listOwnAdPayments, { token })).data.upi).toBe(null)
    } finally {
      await other.close()
    }
  })

  test('is said to be paid, with the number of the bank', async () => {
    const { id } = await start()
    expect(await report(id)).toMatchObject({ status: 'reported', utr: null })
    // The number may follow; the time of the first report stays.
    api.clock.now = new Date(START.getTime() + DAY_MS)
    expect(await report(id, ' 6341 0000 0118 ')).toMatchObject({
      ...{ status: 'reported', utr: UTR, reportedAt: START.toISOString() },
      checkedBy: '2026-11-25T12:30:00.000Z',
    })
    expect(await balance()).toBe(0)
  })

  test.each(['123', 'UTR634100000118', '6341000001189'])('with “%s” is refused', async (utr) => {
    const { id } = await start()
    expect(await refusal(`/ads/payments/${id}/paid`, { utr })).toMatchObject({
      fields: { utr: 'Enter the 12 digits of the UTR' },
    })
  })

  test('with a number that was given before is refused, whoever gave it', async () => {
    const used = '634100000777'
    await report((await start()).id, used)
    const other = await insertAccount(api.db)
    const { id } = await start(500, other.token)
    const again = { utr: '6341-0000-0777' }
    const fields = { utr: 'This number was entered before' }
    expect(await refusal(`/ads/payments/${id}/paid`, again, 'POST', other.token)).toMatchObject({
      fields,
    })
    // Or that is in the books.
    const body = { amount: 10, way: 'transfer' as const, reference: '634100000778' }
    await api.read(recordAdPayment, { params: { id: person.id }, body, token: admin.token })
    const booked = { utr: '634100000778' }
    expect(await refusal(`/ads/payments/${id}/paid`, booked, 'POST', other.token)).toMatchObject({
      fields,
    })
  })

  test('with one number, 10 people at once: one of them', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => insertAccount(api.db)))
    const begun = await Promise.all(people.map(({ token }) => start(500, token)))
    const answers = await Promise.all(
      begun.map(({ id }, at) =>
        api.ask(
          `/ads/payments/${id}/paid`,
          bodyRequest('POST', { utr: '634100000888' }, people[at]!.token),
        ),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 400),
    ])
  })

  test('of somebody else does not exist', async () => {
    const { id } = await start()
    const { token } = await insertAccount(api.db)
    for (const [path, method] of [
      [`/ads/payments/${id}/paid`, 'POST'],
      [`/ads/payments/${id}`, 'DELETE'],
    ] as const)
      expect((await refusal(path, {}, method, token)).status).toBe(404)
  })

  test('is cancelled, and its number is free again', async () => {
    const { id } = await start()
    await report(id, '634100000666')
    const { data } = await api.read(cancelAdPayment, { params: { id }, token: person.token })
    expect(data).toMatchObject({ status: 'cancelled', utr: null, upiLink: null })
    const next = await start()
    expect(next.id).not.toBe(id)
    expect(await report(next.id, '634100000666')).toMatchObject({ utr: '634100000666' })
  })

  test('is closed after a month', async () => {
    await start()
    api.clock.now = new Date(START.getTime() + 31 * DAY_MS)
    await api.runTask('expire payments, and tell of balances')
    const rows = await api.db.select().from(adPayments).where(eq(adPayments.accountId, person.id))
    expect(rows).toMatchObject([{ status: 'expired' }])
  })
})

describe('money asked back', () => {
  const pay = (amount: number) =>
    api.read(recordAdPayment, {
      ...{ params: { id: person.id }, body: { amount, way: 'cash' as const, reference: '' } },
      token: admin.token,
    })
  const ask = async (amount: number) =>
    (await api.read(askAdRefund, { body: { amount, target: 'me@upi' }, token: person.token })).data

  test('leaves the balance at once, and is added again when it is taken back', async () => {
    await pay(500)
    const { id, status } = await ask(300)
    expect([status, await balance()]).toEqual(['asked', 200])
    expect(await refusal('/ads/refunds', { amount: 1, target: 'me@upi' })).toMatchObject({
      code: 'NOT_POSSIBLE',
    })
    await api.read(withdrawAdRefund, { params: { id }, token: person.token })
    expect(await balance()).toBe(500)
    expect(await compareBooks(api.db)).toEqual([])
    expect((await refusal(`/ads/refunds/${id}`, {}, 'DELETE')).code).toBe('NOT_POSSIBLE')
  })

  test('is at most the balance, also when asked ten times at once', async () => {
    await pay(500)
    expect(await refusal('/ads/refunds', { amount: 500.01, target: 'me@upi' })).toMatchObject({
      fields: { amount: 'The balance is ₹500' },
    })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        api.ask(
          '/ads/refunds',
          bodyRequest('POST', { amount: 400, target: 'me@upi' }, person.token),
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await balance()).toBe(100)
  })

  test.each([-1, 0, 0.005, 1e9])('of %s is refused', async (amount) => {
    expect(await refusal('/ads/refunds', { amount, target: 'me@upi' })).toMatchObject({
      fields: { amount: expect.any(String) as string },
    })
  })

  test('needs somewhere to go', async () => {
    await pay(500)
    expect(await refusal('/ads/refunds', { amount: 5, target: 'my shop' })).toMatchObject({
      fields: { target: 'Enter a UPI ID, or account number and IFSC' },
    })
  })

  test('is rejected with a reason, which its advertiser reads', async () => {
    await pay(500)
    const { id } = await ask(300)
    const body = { reason: 'This UPI ID does not exist' }
    await api.read(rejectAdRefund, { params: { id }, body, token: admin.token })
    expect(await balance()).toBe(500)
    expect((await readLastMailTo(api.db, person.email)).text).toContain(body.reason)
    expect((await own()).refunds).toMatchObject([{ status: 'rejected', ...body }])
    expect(await compareBooks(api.db)).toEqual([])
  })
})

describe('a balance that comes to its end', () => {
  const mails = async () =>
    (await readMailsTo(api.db, person.email)).filter(({ template }) => template === 'balance-low')
  const run = () => api.runTask('expire payments, and tell of balances')
  const pay = (amount: number) =>
    api.read(recordAdPayment, {
      ...{ params: { id: person.id }, body: { amount, way: 'cash' as const, reference: '' } },
      token: admin.token,
    })
  const charge = async (paise: number) => {
    const [row] = await api.db
      .insert(adJournal)
      .values({
        ...{ at: START, kind: 'charge', accountId: person.id, debit: 'advertiser' },
        ...{ credit: 'earned', amount: toPaise(paise / 100) },
      })
      .returning()
    return row
  }

  test('is told once, and again only after a payment', async () => {
    await insertCampaign(api.db, { accountId: person.id })
    await pay(100)
    await charge(50_000)
    await run()
    expect(await mails()).toHaveLength(0)
    await charge(50_100)
    await run()
    await run()
    expect(await mails()).toHaveLength(1)
    await pay(1)
    await charge(2000)
    await run()
    await run()
    expect(await mails()).toHaveLength(2)
    await pay(500)
    await run()
    expect(await mails()).toHaveLength(2)
  })
})
