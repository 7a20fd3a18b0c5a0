import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAdBalance, recordAdPayment } from '#contract/ad-balances.ts'
import {
  addBankStatement,
  approveAdMoney,
  confirmBankLine,
  confirmSureLines,
  excludeCandidate,
  listAdApprovals,
  listAdRefunds,
  listBankLines,
  listMatchedLines,
  listReportedPayments,
  payAdRefund,
  previewBankStatement,
  refuseAdMoney,
  setBankLineNotOurs,
  undoBankLine,
} from '#contract/ad-matching.ts'
import { askAdRefund, reportAdPayment, startAdPayment } from '#contract/ad-payments.ts'
import { compareBooks } from '#server/advertising/balances/index.ts'
import {
  accounts,
  adJournal,
  auditEntries,
  sessions,
  settings,
} from '#server/kit/db/tables/index.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { bodyRequest } from './setup/body-request.ts'
import { insertAccount } from './setup/builders.ts'
import { readLastMailTo } from './setup/mailed.ts'

type Person = Awaited<ReturnType<typeof insertAccount>>

let api: TestApi
let admin: Person
let second: Person
let person: Person
let serial = 0

beforeAll(async () => {
  api = await startApi({ adPayment: 'prepaid' })
  admin = await insertAccount(api.db, { role: 'admin', name: 'Meera' })
  second = await insertAccount(api.db, { role: 'admin', name: 'Kiran' })
  await api.db.insert(settings).values({ values: { adUpiAddress: 'shop@upi' } })
})
afterAll(() => api.close())
beforeEach(async () => {
  person = await insertAccount(api.db)
})

const nextUtr = () => String(634_100_000_000 + (serial += 1))
const start = async (amount: number, by = person) =>
  (await api.read(startAdPayment, { body: { amount }, token: by.token })).data
const today = () => new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10)
const bankDay = () => today().split('-').reverse().join('/')
const add = async (rows: string[], bank = 'Sample Bank') => {
  const text = ['Date,Narration,Ref No.,Withdrawal,Deposit,Balance', ...rows].join('\r\n')
  return (await api.read(addBankStatement, { body: { text, bank }, token: admin.token })).data
}
const received = (description: string, amount: number, number = '') =>
  `${bankDay()},${description},${number},,"${amount.toFixed(2)}",1.00`
const sent = (description: string, amount: number, number = '') =>
  `${bankDay()},${description},${number},"${amount.toFixed(2)}",,1.00`
const lines = async () => (await api.read(listBankLines, { token: admin.token })).data
const lineOf = async (text: string) =>
  (await lines()).find(({ description }) => description.includes(text))!
const confirm = (id: number, body: object, token = admin.token) =>
  api.read(confirmBankLine, { params: { id }, body, token })
const balance = async (of = person) =>
  (await api.read(getAdBalance, { token: of.token })).data.balance
const refusal = (path: string, body: object = {}, token = admin.token) =>
  api.fail(path, bodyRequest('POST', body, token))

describe('a bank statement', () => {
  test('is looked at before it is added, with its columns as they are guessed', async () => {
    const rows = [`${bankDay()},A,1,,5.00`, `${bankDay()},B,2,6.00,`]
    const text = ['Date,Narration,Ref No.,Withdrawal,Deposit', ...rows].join('\n')
    const { data } = await api.read(previewBankStatement, { body: { text }, token: admin.token })
    expect(data).toMatchObject({
      columns: { first: 1, date: 0, description: 1, number: 2, debit: 3, credit: 4, amount: null },
      found: { in: 1, out: 1, problems: 0 },
    })
    expect(data.rows).toHaveLength(3)
    expect((await lines()).filter(({ description }) => description === 'A')).toEqual([])
  })

  test('adds each line once, uploaded twice or overlapping with another', async () => {
    const [one, two, three] = ['A1', 'A2', 'A3'].map((name) => received(`UPI ${name}`, 75))
    expect(await add([one!, two!, one!, sent('RENT', 900)])).toEqual({
      ...{ added: 4, known: 0, out: 1, problems: [] },
    })
    expect(await add([one!, two!, one!, sent('RENT', 900)])).toMatchObject({ added: 0, known: 4 })
    expect(await add([one!, three!, two!])).toMatchObject({ added: 1, known: 2 })
  })

  test('uploaded ten times at once adds its lines once', async () => {
    const rows = Array.from({ length: 20 }, (_, n) => received(`UPI B${n}`, 80 + n))
    const added = await Promise.all(Array.from({ length: 10 }, () => add(rows)))
    expect(added.reduce((sum, answer) => sum + answer.added, 0)).toBe(20)
  })

  test('with another description of a UTR adds nothing', async () => {
    const utr = nextUtr()
    await add([received(`UPI/${utr}/ONE`, 75)])
    expect(await add([received(`UPI PAYMENT FROM ONE ${utr}`, 75)], 'Other export')).toMatchObject({
      ...{ added: 0, known: 1 },
    })
  })

  test('keeps corrected columns by the name of the bank', async () => {
    const row = `${bankDay()},x,y,70.00,UPI C1`
    const columns = { first: 0, date: 0, description: 4, number: null, credit: 3, debit: null }
    const body = {
      bank: 'Odd Bank',
      text: row,
      columns: { ...columns, amount: null, direction: null },
    }
    await api.read(addBankStatement, { body, token: admin.token })
    const again = { bank: 'Odd Bank', text: row.replace('C1', 'C2') }
    const { data } = await api.read(previewBankStatement, { body: again, token: admin.token })
    expect(data.columns).toMatchObject(columns)
    expect(data.banks).toContain('Odd Bank')
  })

  test.each(['no line at all', '\0\u0001', ',,,\n,,,', `"${'a'.repeat(5000)}`])(
    'that is none is refused by its field',
    async (text) => {
      expect(await refusal('/ads/bank-statements', { bank: 'X', text })).toMatchObject({
        status: 400,
        fields: { text: expect.any(String) as string },
      })
    },
  )
})

describe('a line', () => {
  test('with reference and amount is sure; confirmed, it is in the balance', async () => {
    const { id, reference } = await start(2000)
    const utr = nextUtr()
    await add([received(`UPI/${utr}/${reference.toLowerCase().replace('-', '')}/X`, 2000)])
    const line = await lineOf(utr)
    expect(line).toMatchObject({
      ...{ state: 'sure', number: utr, needsTwo: false, direction: 'in' },
      candidates: [{ id, reference, account: { id: person.id }, doubts: ['reference-written'] }],
    })
    expect((await confirm(line.id, { paymentId: id })).data).toEqual({ isWaiting: false })
    expect(await balance()).toBe(2000)
    expect((await readLastMailTo(api.db, person.email)).template).toBe('campaign-payment')
    const { data } = await api.read(listMatchedLines, { query: {}, token: admin.token })
    expect(data[0]).toMatchObject({
      ...{ id: line.id, account: { id: person.id }, reference, settledBy: 'Meera' },
    })
    const actions = await api.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.accountId, admin.id))
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['match bank line', 'record payment', 'add bank statement']),
    )
  })

  test('is entered once, however many confirm it at once', async () => {
    const { id, reference } = await start(700)
    await add([received(`UPI/${reference}/ONCE`, 700)])
    const line = await lineOf(reference)
    const other = await insertAccount(api.db)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        api.ask(
          `/ads/bank-lines/${line.id}/confirm`,
          bodyRequest(
            'POST',
            n % 2 ? { paymentId: id } : { accountId: other.id },
            n % 3 ? admin.token : second.token,
          ),
        ),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
    expect((await balance()) + (await balance(other))).toBe(700)
    expect(await compareBooks(api.db)).toEqual([])
  })

  test('of a UTR that was entered by hand is refused by that number', async () => {
    const utr = nextUtr()
    const body = { amount: 300, way: 'transfer' as const, reference: utr }
    await api.read(recordAdPayment, { params: { id: person.id }, body, token: admin.token })
    await add([received(`UPI/${utr}/HAND`, 300)])
    const { id } = await lineOf(utr)
    expect(await refusal(`/ads/bank-lines/${id}/confirm`, { accountId: person.id })).toMatchObject({
      fields: { reference: 'This number was entered before' },
    })
    expect(await balance()).toBe(300)
  })

  test('all sure ones are confirmed at once; what is not sure is left', async () => {
    const { reference } = await start(1000)
    const other = await start(1100)
    await add([
      received(`UPI/${reference}/ALL`, 1000),
      received(`UPI/${other.reference}/ALL`, 1150),
    ])
    const ids = (await lines()).filter((l) => l.description.endsWith('/ALL')).map(({ id }) => id)
    const { data } = await api.read(confirmSureLines, { body: { ids }, token: admin.token })
    expect(data).toEqual({ confirmed: 1, waiting: 0, left: 1 })
    expect(await balance()).toBe(1000)
    const left = await lineOf(other.reference)
    expect(left).toMatchObject({ state: 'likely', candidates: [{ doubts: ['other-amount'] }] })
    await api.read(excludeCandidate, {
      ...{ params: { id: left.id }, body: { id: other.id }, token: admin.token },
    })
    expect(await lineOf(other.reference)).toMatchObject({ state: 'unknown', candidates: [] })
  })

  test('that is undone moves the money back by a row, and can be given to another', async () => {
    const { id, reference } = await start(1200)
    const utr = nextUtr()
    await add([received(`UPI/${utr}/${reference}`, 1200)])
    const line = await lineOf(utr)
    await confirm(line.id, { paymentId: id })
    await api.read(undoBankLine, { params: { id: line.id }, token: admin.token })
    expect(await balance()).toBe(0)
    const other = await insertAccount(api.db)
    await confirm(line.id, { accountId: other.id })
    expect(await balance(other)).toBe(1200)
    const rows = await api.db.select().from(adJournal).where(eq(adJournal.accountId, person.id))
    expect(rows.map(({ kind, debit, credit }) => [kind, debit, credit])).toEqual([
      ['payment', 'bank', 'advertiser'],
      ['adjustment', 'advertiser', 'bank'],
    ])
    expect(await compareBooks(api.db)).toEqual([])
  })

  test('whose money is spent cannot be undone', async () => {
    await add([received('UPI SPENT', 600)])
    const { id } = await lineOf('SPENT')
    await confirm(id, { accountId: person.id })
    await api.read(askAdRefund, {
      ...{ body: { amount: 1, target: 'me@upi' }, token: person.token },
    })
    expect(await refusal(`/ads/bank-lines/${id}/undo`)).toMatchObject({
      fields: { amount: 'The balance is ₹599' },
    })
  })

  test('that is not ours is gone until that is undone', async () => {
    await add([received('INTEREST', 12)])
    const { id } = await lineOf('INTEREST')
    await api.read(setBankLineNotOurs, { params: { id }, token: admin.token })
    expect(await lineOf('INTEREST')).toBeUndefined()
    await api.read(undoBankLine, { params: { id }, token: admin.token })
    expect((await lineOf('INTEREST')).id).toBe(id)
  })

  test.each([{}, { paymentId: 1, accountId: 1 }, { refundId: 1 }, { paymentId: -1 }])(
    'cannot be confirmed with %j',
    async (body) => {
      await add([received(`UPI D${(serial += 1)}`, 33)])
      const { id } = await lineOf(`D${serial}`)
      expect((await refusal(`/ads/bank-lines/${id}/confirm`, body)).status).toBe(400)
    },
  )

  test('that says to be paid and is not in the bank is in a list of its own', async () => {
    const { id, reference } = await start(450)
    await api.read(reportAdPayment, { params: { id }, body: {}, token: person.token })
    const { data } = await api.read(listReportedPayments, { query: {}, token: admin.token })
    expect(data.find((row) => row.id === id)).toMatchObject({ reference, amount: 450 })
  })
})

describe('a refund', () => {
  const asked = async (amount: number, target = 'me@upi') => {
    const money = { amount: amount + 50, way: 'cash' as const, reference: '' }
    await api.read(recordAdPayment, { params: { id: person.id }, body: money, token: admin.token })
    return (await api.read(askAdRefund, { body: { amount, target }, token: person.token })).data
  }

  test('is matched with the line of money out', async () => {
    const { id } = await asked(210, 'refund.shop@upi')
    await add([sent(`UPI/${nextUtr()}/refund.shop@upi`, 210), sent('RENT', 211)])
    const line = await lineOf('refund.shop')
    expect(line).toMatchObject({ state: 'sure', direction: 'out', candidates: [{ id }] })
    expect(await lineOf('RENT')).toBeUndefined()
    await confirm(line.id, { refundId: id })
    expect(await balance()).toBe(50)
    expect((await readLastMailTo(api.db, person.email)).subject).toContain('Refund')
    await api.read(undoBankLine, { params: { id: line.id }, token: admin.token })
    await confirm(line.id, { refundId: id })
    expect(await balance()).toBe(50)
    expect(await compareBooks(api.db)).toEqual([])
  })

  test('is paid by its number, once', async () => {
    const { id } = await asked(220)
    const reference = nextUtr()
    const pay = { params: { id }, body: { reference }, token: admin.token }
    expect((await api.read(payAdRefund, pay)).data).toEqual({ isWaiting: false })
    expect((await refusal(`/ads/refunds/${id}/pay`, { reference: '1' })).code).toBe('NOT_POSSIBLE')
    expect((await refusal(`/ads/refunds/${id}/reject`, { reason: 'No' })).code).toBe('NOT_POSSIBLE')
    const { data } = await api.read(listAdRefunds, { query: {}, token: admin.token })
    expect(data.find((row) => row.id === id)).toMatchObject({ status: 'paid', reference })
  })
})

describe('money above the limit', () => {
  const approvals = async (token = admin.token) => (await api.read(listAdApprovals, { token })).data
  const record = (amount: number) =>
    api.read(recordAdPayment, {
      ...{ params: { id: person.id }, body: { amount, way: 'cash' as const, reference: '' } },
      token: admin.token,
    })
  const mine = async () => (await approvals()).find(({ account }) => account.id === person.id)!
  const approve = (id: number, token: string, note = '') =>
    api.read(approveAdMoney, { params: { id }, body: { note }, token })

  test('is entered once a second administrator agrees, and not by the first', async () => {
    expect((await record(10_000)).data).toEqual({ balance: 10_000, isWaiting: false })
    expect((await record(10_000.01)).data).toEqual({ balance: 10_000, isWaiting: true })
    const { id, isOwn, askedBy } = await mine()
    expect([isOwn, askedBy]).toEqual([true, 'Meera'])
    expect(
      await refusal(`/ads/approvals/${id}/approve`, { note: 'I am quite sure' }),
    ).toMatchObject({ code: 'NOT_POSSIBLE', error: 'Another administrator must approve it.' })
    const both = await Promise.all(
      Array.from({ length: 4 }, () =>
        api.ask(`/ads/approvals/${id}/approve`, bodyRequest('POST', {}, second.token)),
      ),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await balance()).toBe(20_000.01)
    expect(await compareBooks(api.db)).toEqual([])
  })

  test('of a line waits likewise; refused, the line is to be matched again', async () => {
    const { id, reference } = await start(12_000)
    await add([received(`UPI/${reference}/BIG`, 12_000)])
    const line = await lineOf(reference)
    expect(line).toMatchObject({ state: 'sure', needsTwo: true })
    expect((await confirm(line.id, { paymentId: id })).data).toEqual({ isWaiting: true })
    expect(await lineOf(reference)).toBeUndefined()
    const body = { params: { id: (await mine()).id }, body: { note: 'Not ours' } }
    await api.read(refuseAdMoney, { ...body, token: second.token })
    await confirm((await lineOf(reference)).id, { paymentId: id })
    await approve((await mine()).id, second.token)
    expect(await balance()).toBe(12_000)
    expect(await mine()).toBeUndefined()
  })

  test('of a refund waits likewise', async () => {
    await record(9000)
    await record(9000)
    const body = { amount: 15_000, target: 'me@upi' }
    const { data: refund } = await api.read(askAdRefund, { body, token: person.token })
    const pay = { params: { id: refund.id }, body: { reference: nextUtr() }, token: admin.token }
    expect((await api.read(payAdRefund, pay)).data).toEqual({ isWaiting: true })
    expect((await refusal(`/ads/refunds/${refund.id}/pay`, { reference: '9' })).code).toBe(
      'NOT_POSSIBLE',
    )
    await approve((await mine()).id, second.token)
    expect(await balance()).toBe(3000)
  })

  test('with a single administrator takes a proof after the entry, and a note', async () => {
    const alone = await startApi({ adPayment: 'prepaid' })
    try {
      const only = await insertAccount(alone.db, { role: 'admin' })
      const advertiser = await insertAccount(alone.db)
      const money = { amount: 20_000, way: 'cash' as const, reference: '' }
      const params = { id: advertiser.id }
      await alone.read(recordAdPayment, { params, body: money, token: only.token })
      const { data, isAlone } = await alone.read(listAdApprovals, { token: only.token })
      expect(isAlone).toBe(true)
      const path = `/ads/approvals/${data[0]!.id}/approve`
      const ask = (note: string) => alone.fail(path, bodyRequest('POST', { note }, only.token))
      expect(await ask('Yes')).toMatchObject({ fields: { note: 'Write at least 10 characters' } })
      const note = 'Counted twice, lies in the cash box'
      expect(await ask(note)).toMatchObject({ code: 'CONFIRM_NEEDED' })
      await alone.db
        .update(sessions)
        .set({ confirmedAt: new Date(Date.now() + 1000) })
        .where(eq(sessions.accountId, only.id))
      const approval = { params: { id: data[0]!.id }, body: { note }, token: only.token }
      await alone.read(approveAdMoney, approval)
      const seen = await alone.read(getAdBalance, { token: advertiser.token })
      expect(seen.data.balance).toBe(20_000)
      const [entry] = await alone.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.action, 'approve money'))
      expect(entry!.detail).toMatchObject({ isAlone: true, note })
    } finally {
      await alone.close()
    }
  })
})

test('each number is in the journal once', async () => {
  const rows = await api.db.select().from(adJournal).where(isNotNull(adJournal.reference))
  const numbers = rows.map(({ reference }) => reference)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(await api.db.$count(accounts)).toBeGreaterThan(0)
})
