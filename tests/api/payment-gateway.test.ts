import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAdBalance } from '#contract/ad-balances.ts'
import { listBankLines } from '#contract/ad-matching.ts'
import { cancelAdPayment, startAdPayment } from '#contract/ad-payments.ts'
import { compareBooks } from '#server/advertising/balances/index.ts'
import type { PaymentGateway } from '#server/advertising/payments/index.ts'
import { adPayments, auditEntries, bankLines } from '#server/kit/db/tables/index.ts'
import { toPaise, toRupees } from '#shared/rules/money.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount } from './setup/builders.ts'

const SECRET = 'a secret of the gateway'
const sign = (body: string | Buffer) => createHmac('sha256', SECRET).update(body).digest('hex')

/** A gateway as the real ones are: it signs the bytes of its messages. */
const gateway: PaymentGateway = {
  name: 'Test gateway',
  start: ({ reference, amount }) =>
    Promise.resolve({ url: `https://pay.example/${reference}/${toRupees(amount)}` }),
  verifyWebhook: (body, headers) => {
    const given = Buffer.from(headers.get('X-Test-Signature') ?? '')
    const right = Buffer.from(sign(body))
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null
    const told = JSON.parse(body.toString()) as Record<string, string | number>
    if (told['event'] !== 'paid') return 'ignored'
    return {
      ...{ eventId: String(told['event_id']), paymentId: String(told['payment_id']) },
      reference: told['reference'] === undefined ? null : String(told['reference']),
      ...{ amount: toPaise(Number(told['amount'])), at: new Date() },
    }
  },
  refund: ({ paymentId }) => Promise.resolve({ refundId: `refund of ${paymentId}` }),
}

let api: TestApi
let person: Awaited<ReturnType<typeof insertAccount>>
let serial = 0

beforeAll(async () => {
  api = await startApi({ adPayment: 'prepaid', paymentGateway: gateway })
})
afterAll(() => api.close())
beforeEach(async () => {
  person = await insertAccount(api.db)
})

const start = async (amount = 500) =>
  (await api.read(startAdPayment, { body: { amount }, token: person.token })).data
const paid = (reference: string | undefined, amount: number, more: object = {}) => {
  const id = (serial += 1)
  return { event: 'paid', event_id: `e${id}`, payment_id: `pay_${id}`, reference, amount, ...more }
}
const tell = (message: object, signature?: string) => {
  const body = JSON.stringify(message)
  const headers = { 'X-Test-Signature': signature ?? sign(body) }
  return api.ask('/ads/payments/gateway', { method: 'POST', headers, body })
}
const balance = async () => (await api.read(getAdBalance, { token: person.token })).data.balance
const toMatch = async () => {
  const { token } = await insertAccount(api.db, { role: 'admin' })
  return (await api.read(listBankLines, { token })).data
}

describe('a gateway', () => {
  test('begins a payment, and its message enters the money', async () => {
    const { reference, gatewayUrl, upiLink } = await start()
    expect([gatewayUrl, upiLink]).toEqual([`https://pay.example/${reference}/500`, null])
    expect((await tell(paid(reference, 500))).status).toBe(200)
    expect(await balance()).toBe(500)
    const [row] = await api.db.select().from(adPayments).where(eq(adPayments.reference, reference))
    expect(row!.status).toBe('received')
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'match bank line'))
    expect(entry).toMatchObject({ actor: 'job', detail: { job: 'payments by Test gateway' } })
  })

  test('that repeats itself, also ten times at once, enters it once', async () => {
    const { reference } = await start()
    const message = paid(reference, 500)
    // Another message of the same money has another number.
    const other = { ...message, event_id: 'another' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => tell(n % 2 ? message : other)),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await balance()).toBe(500)
    expect(await compareBooks(api.db)).toEqual([])
  })

  test('that is late still finds a payment that was given up', async () => {
    const { id, reference } = await start()
    await api.read(cancelAdPayment, { params: { id }, token: person.token })
    await tell(paid(reference, 500))
    expect(await balance()).toBe(500)
  })

  test('that lies is not believed: what does not fit waits for people', async () => {
    const { reference } = await start()
    await tell(paid(reference, 5000))
    await tell(paid('Z-22222', 500))
    await tell(paid(undefined, 500))
    expect(await balance()).toBe(0)
    const shown = (await toMatch()).map(({ amount, bank, state }) => [amount, bank, state])
    expect(shown).toEqual(expect.arrayContaining([[5000, 'Test gateway', 'likely']]))
    expect(shown).toHaveLength(3)
  })

  test('money that comes twice for one payment waits for people', async () => {
    const { reference } = await start()
    await tell(paid(reference, 500))
    await tell(paid(reference, 500))
    expect(await balance()).toBe(500)
    const again = (await toMatch()).find((line) => line.description.includes(reference))
    expect(again).toMatchObject({ candidates: [{ doubts: ['received-before'] }] })
  })

  test('without the right signature is refused; what is no payment changes nothing', async () => {
    const { reference } = await start()
    const before = await api.db.$count(bankLines)
    for (const signature of ['', 'x', sign('{}')])
      expect((await tell(paid(reference, 500), signature)).status).toBe(403)
    expect((await tell({ event: 'failed', reference })).status).toBe(200)
    expect(await api.db.$count(bankLines)).toBe(before)
    expect(await balance()).toBe(0)
  })

  test('is heard only where one is connected', async () => {
    const other = await startApi()
    try {
      const body = JSON.stringify(paid('Z-22222', 500))
      const headers = { 'X-Test-Signature': sign(body) }
      const asked = { method: 'POST', headers, body }
      expect((await other.ask('/ads/payments/gateway', asked)).status).toBeGreaterThanOrEqual(404)
    } finally {
      await other.close()
    }
  })
})
