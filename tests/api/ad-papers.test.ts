import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  getAdBalance,
  listAdBalanceEntries,
  recordAdPayment,
  recordAdRefund,
} from '#contract/ad-balances.ts'
import { exportAdClicks, getAdStatement } from '#contract/ad-figures.ts'
import {
  exportGstReturn,
  getAdPaper,
  getBillingDetails,
  listAdPapers,
  listAllAdPapers,
  saveBillingDetails,
} from '#contract/ad-papers.ts'
import { voidCharges } from '#contract/creatives.ts'
import { compareBooks } from '#server/advertising/balances/index.ts'
import { adPapers, adTaxMonths } from '#server/kit/db/tables/index.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import { getGstinCheck } from '#shared/rules/gst.ts'
import { toPaise } from '#shared/rules/money.ts'
import { createAdVisitors } from './setup/advertising.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { bodyRequest } from './setup/body-request.ts'
import {
  createToken,
  insertAccount,
  insertCreative,
  insertPaper,
  insertPlacement,
} from './setup/builders.ts'
import { runAsOwner } from './setup/database.ts'
import { recordClicks } from './setup/ledger-clicks.ts'
import { readLastMailTo } from './setup/mailed.ts'

const withCheck = (first: string) => first + getGstinCheck(first)
const GSTIN = withCheck('20AAAAA0000A1Z')
const OTHER_STATE = withCheck('10AAAAA0000A1Z')
const START = new Date('2026-08-15T08:00:00Z')

let api: TestApi
let ads: ReturnType<typeof createAdVisitors>
let admin: Awaited<ReturnType<typeof insertAccount>>
let person: Awaited<ReturnType<typeof insertAccount>>

const setSite = (values: object) =>
  saveSettings({ db: api.db, actor: { kind: 'user', ...admin } }, values)

beforeAll(async () => {
  api = await startApi({ adPayment: 'prepaid' })
  ads = createAdVisitors(api, START)
  admin = await insertAccount(api.db, { role: 'admin' })
})
afterAll(() => api.close())
beforeEach(async () => {
  await ads.reset()
  person = await insertAccount(api.db)
  await setSite({ gstin: GSTIN, contactAddress: 'Sample Road 1', gstPercent: 18 })
})

const pay = (amount: number, more: object = {}) =>
  api.read(recordAdPayment, {
    ...{ params: { id: person.id }, token: admin.token },
    body: { way: 'cash', amount, ...more },
  })
const balance = async () => (await api.read(getAdBalance, { token: person.token })).data.balance
const at = async (time: string) => {
  const now = (api.clock.now = new Date(time))
  admin.token = await createToken(api.db, admin, { now })
  person.token = await createToken(api.db, person, { now })
}
const issue = () => api.runTask('issue the invoices of advertisers')
const listOwn = async () => (await api.read(listAdPapers, { token: person.token })).data
const read = async (id: number, token = person.token) =>
  (await api.read(getAdPaper, { params: { id }, token })).data

/** So many clicks of strangers on a campaign of the person, from a moment on, a second apart. */
async function click(count: number, from: Date, price = 8, title = 'Heaters'): Promise<string[]> {
  const costPerClick = toPaise(price)
  const many = toPaise(1_000_000)
  const campaignId = await ads.runningAd({
    ...{ accountId: person.id, title, costPerClick, budget: many, dailyBudget: many },
  })
  const { id: creativeId } = await insertCreative(api.db, { campaignId })
  const { id: placementId } = await insertPlacement(api.db)
  return recordClicks(
    api.db,
    Array.from({ length: count }, (_, i) => ({
      ...{ campaignId, creativeId, placementId, price: price * 100 },
      at: new Date(from.getTime() + i * 1000),
    })),
  )
}

describe('tax', () => {
  test('is taken with each click, and never more than there is', async () => {
    await pay(18.87)
    const verdicts = await click(5, START)
    // 2 × (8.00 + 1.44) = 18.88: a paisa is missing for the second.
    expect(verdicts).toEqual(['billed', ...Array.from({ length: 4 }, () => 'no-balance')])
    expect(await balance()).toBe(9.43)
    await pay(0.01 + 1)
    expect(await click(1, new Date(START.getTime() + 60_000))).toEqual(['billed'])
    expect(await balance()).toBe(1)
    const { data } = await api.read(listAdBalanceEntries, {
      ...{ query: { from: '2026-08-01', until: '2026-08-31' }, token: person.token },
    })
    expect(data.entries.filter(({ kind }) => kind === 'charge')).toMatchObject([
      { moved: -9.44, tax: 1.44, clicks: 1 },
      { moved: -9.44, tax: 1.44, clicks: 1 },
    ])
    expect(await compareBooks(api.db)).toEqual([])
  })

  test('is not taken while the site has no tax number', async () => {
    await setSite({ gstin: '' })
    await pay(16)
    expect(await click(3, START)).toEqual(['billed', 'billed', 'no-balance'])
    expect(await balance()).toBe(0)
    expect(await api.db.$count(adTaxMonths, eq(adTaxMonths.accountId, person.id))).toBe(0)
    await at('2026-09-02T00:00:00Z')
    await issue()
    expect((await listOwn()).map(({ kind }) => kind)).toEqual(['receipt'])
  })

  test('of another rate is a part of its own of the same invoice', async () => {
    await pay(1000)
    await click(10, START)
    await setSite({ gstPercent: 5 })
    await click(10, new Date(START.getTime() + 86_400_000))
    await at('2026-09-01T01:00:00Z')
    await issue()
    const [invoice] = await listOwn()
    const { supply, amount } = await read(invoice!.id)
    expect(supply!.taxes).toMatchObject([
      { percent: 5, taxable: 80, cgst: 2, sgst: 2, igst: 0 },
      { percent: 18, taxable: 80, cgst: 7.2, sgst: 7.2, igst: 0 },
    ])
    expect(amount).toBe(178.4)
    expect(await compareBooks(api.db)).toEqual([])
  })
})

describe('an invoice', () => {
  test('says who, what and how much, is mailed, and stays as it is', async () => {
    await api.read(saveBillingDetails, {
      body: { name: 'Sample Shop', address: 'Lane 1', state: '10', gstin: OTHER_STATE },
      token: person.token,
    })
    await pay(2500)
    await click(214, START, 8, 'Diwali lights')
    await at('2026-09-01T01:00:00Z')
    await issue()
    const [listed] = await listOwn()
    expect(listed).toMatchObject({ kind: 'invoice', month: '2026-08', amount: 2020.16 })
    const invoice = await read(listed!.id)
    expect(invoice).toMatchObject({
      day: '2026-09-01',
      seller: { gstin: GSTIN, state: '20', address: 'Sample Road 1' },
      buyer: { name: 'Sample Shop', gstin: OTHER_STATE, state: '10' },
      supply: {
        ...{ sac: '998365', place: '10', from: '2026-08-01', until: '2026-08-31' },
        lines: [
          { title: 'Diwali lights', clicks: 214, rate: 8, taxable: 1712, from: '2026-08-15' },
        ],
        taxes: [{ percent: 18, taxable: 1712, cgst: 0, sgst: 0, igst: 308.16 }],
      },
      ...{ due: 0, notCharged: 0 },
    })
    expect(invoice.number).toMatch(/^Z\/26-27\/\d{5}$/)
    const mail = await readLastMailTo(api.db, person.email)
    expect(mail.template).toBe('campaign-invoice')
    await api.read(saveBillingDetails, { body: { name: 'Another' }, token: person.token })
    await setSite({ contactAddress: 'Elsewhere' })
    await issue()
    expect(await read(listed!.id)).toEqual(invoice)
    for (const statement of ['update ad_papers set amount = 1', 'delete from ad_papers']) {
      await expect(api.db.execute(statement)).rejects.toThrow()
      await expect(runAsOwner(api.db, statement)).rejects.toThrow('only added to')
    }
  })

  test('waits for the address of the site, and says what is owed on trust', async () => {
    await setSite({ adPayment: 'trust', contactAddress: '' })
    await click(10, START)
    await at('2026-09-01T01:00:00Z')
    await issue()
    expect(await listOwn()).toEqual([])
    const { missing } = await api.read(listAllAdPapers, { token: admin.token })
    expect(missing).toEqual(['contactAddress'])
    await setSite({ contactAddress: 'Sample Road 1' })
    await issue()
    const [listed] = await listOwn()
    expect(await read(listed!.id)).toMatchObject({ amount: 94.4, due: 94.4 })
    await setSite({ adPayment: 'prepaid' })
  })

  test('is corrected by a credit note that names it, for what was on it', async () => {
    await pay(1000)
    await click(20, START)
    const back = (from: number, until: number) =>
      api.read(voidCharges, {
        body: {
          from: new Date(START.getTime() + from * 1000).toISOString(),
          until: new Date(START.getTime() + until * 1000).toISOString(),
          reason: 'Clicks of a machine',
        },
        token: admin.token,
      })
    await back(0, 5)
    await at('2026-09-01T01:00:00Z')
    await issue()
    const [invoice] = await listOwn()
    expect(await read(invoice!.id)).toMatchObject({ amount: 141.6 })
    await back(5, 8)
    const [note] = await listOwn()
    expect(await read(note!.id)).toMatchObject({
      ...{ kind: 'credit-note', amount: 28.32, buyer: { name: 'Asha Kumari' } },
      note: { invoice: invoice!.number, invoiceDay: '2026-09-01', reason: 'Clicks of a machine' },
      supply: { lines: [{ clicks: 3, rate: 8, taxable: 24 }], taxes: [{ cgst: 2.16, sgst: 2.16 }] },
    })
    // What is left of it can be given back to the last paisa, and no more.
    await back(8, 3600)
    expect(await balance()).toBe(1000)
    const { data } = await api.read(getAdStatement, {
      query: { month: '2026-09' },
      token: person.token,
    })
    expect(data.credited).toBe(120)
    expect(await compareBooks(api.db)).toEqual([])
  })

  test('of a month that is invoiced takes no click more: it goes to the next one', async () => {
    await pay(1000)
    await click(1, START)
    await at('2026-09-01T01:00:00Z')
    await issue()
    await click(1, START)
    await at('2026-10-01T01:00:00Z')
    await issue()
    const own = await listOwn()
    expect(own.filter(({ kind }) => kind === 'invoice').map(({ month }) => month)).toEqual([
      ...['2026-09', '2026-08'],
    ])
    expect(await compareBooks(api.db)).toEqual([])
  })
})

describe('a number', () => {
  test('has no gap, whoever asks: fifty at once, some of which fail', async () => {
    const others = await Promise.all(Array.from({ length: 10 }, () => insertAccount(api.db)))
    const before = await api.db.$count(adPapers)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        api.ask(
          `/ads/balances/${others[i % 10]!.id}/payments`,
          bodyRequest(
            'POST',
            // Every fifth is the same payment again.
            { amount: 10, way: 'transfer', reference: i % 5 === 0 ? 'SAME1' : `RACE${i}` },
            admin.token,
          ),
        ),
      ),
    )
    const made = answers.filter(({ status }) => status === 201).length
    expect(made).toBe(41)
    expect((await api.db.$count(adPapers)) - before).toBe(41)
    expect(await compareBooks(api.db)).toEqual([])
  })

  test('begins anew with the financial year', async () => {
    await at('2027-03-31T18:29:00Z')
    await pay(1)
    await at('2027-03-31T18:31:00Z')
    await pay(1)
    const [first, last] = await listOwn()
    expect(first!.number).toBe('Z/27-28/R00001')
    expect(last!.number).toMatch(/^Z\/26-27\/R\d{5}$/)
  })
})

describe('papers', () => {
  test('are receipts of what was paid and given back', async () => {
    await pay(50, { way: 'transfer', reference: '6341 0000 0088', note: 'August' })
    await api.read(recordAdRefund, {
      ...{ params: { id: person.id }, token: admin.token },
      body: { amount: 20, way: 'cash' },
    })
    const [refund, receipt] = await listOwn()
    expect(await read(receipt!.id)).toMatchObject({
      ...{ kind: 'receipt', amount: 50, supply: null, due: null },
      payment: { way: 'transfer', reference: '634100000088', note: 'August' },
    })
    expect(await read(refund!.id)).toMatchObject({ kind: 'refund', amount: 20 })
    const { data } = await api.read(listAdBalanceEntries, {
      ...{ query: { from: '2026-08-01', until: '2026-08-31' }, token: person.token },
    })
    expect(data.entries.map(({ paperId }) => paperId)).toEqual([refund!.id, receipt!.id])
  })

  test('are their advertiser’s and the administrators’ alone', async () => {
    const { id } = await insertPaper(api.db, { accountId: person.id })
    const other = await insertAccount(api.db)
    const asked = { headers: { Authorization: `Bearer ${other.token}` } }
    expect((await api.fail(`/ads/papers/${id}`, asked)).status).toBe(404)
    for (const path of [
      `/ads/papers?userId=${person.id}`,
      `/ads/billing?userId=${person.id}`,
      `/ads/statements/clicks.csv?month=2026-08&userId=${person.id}`,
      '/ads/papers/all',
      '/ads/papers/return.csv?month=2026-08&part=b2b',
    ])
      expect((await api.fail(path, asked)).status, path).toBe(403)
    expect((await read(id, admin.token)).id).toBe(id)
    const { data } = await api.read(listAdPapers, {
      ...{ query: { userId: person.id }, token: admin.token },
    })
    expect(data).toHaveLength(1)
  })

  test('are found by the team by month, kind, number and name', async () => {
    await at('2026-12-05T08:00:00Z')
    await pay(77)
    const [own] = await listOwn()
    const found = async (query: object) =>
      (await api.read(listAllAdPapers, { query, token: admin.token })).data.map(({ id }) => id)
    expect(await found({ month: '2026-12' })).toEqual([own!.id])
    expect(await found({})).toEqual([own!.id])
    expect(await found({ month: '2026-12', kind: 'invoice' })).toEqual([])
    expect(await found({ month: '2026-12', search: own!.number.toLowerCase() })).toEqual([own!.id])
    expect(await found({ month: '2026-12', search: '%' })).toEqual([])
  })
})

describe('details of invoices', () => {
  test('are asked once, and are nobody else’s', async () => {
    const asked = async () => (await api.read(getBillingDetails, { token: person.token })).data
    expect(await asked()).toEqual({ details: null, gst: { gstin: GSTIN, percent: 18 } })
    const body = {
      name: 'Sample Shop',
      address: 'Lane 1',
      state: '20',
      gstin: ` ${GSTIN.toLowerCase()} `,
    }
    await api.read(saveBillingDetails, { body, token: person.token })
    expect((await asked()).details).toEqual({ ...body, gstin: GSTIN })
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: 'Shop', gstin: `${GSTIN.slice(0, 14)}${GSTIN.endsWith('A') ? 'B' : 'A'}` }, 'gstin'],
    [{ name: 'Shop', address: 'Lane', gstin: GSTIN, state: '10' }, 'state'],
    [{ name: 'Shop', state: 'toString' }, 'state'],
    [{ name: 'Shop', gstin: GSTIN, state: '20' }, 'address'],
  ])('%j is refused by its field', async (body, field) => {
    expect(await api.fail('/ads/billing', bodyRequest('PUT', body, person.token))).toMatchObject({
      ...{ status: 400, fields: { [field]: expect.any(String) as string } },
    })
  })
})

describe('files', () => {
  test('list every click of a month, with what it cost and why not', async () => {
    await pay(20)
    await click(3, START, 8, '=HYPERLINK("x")')
    const { data } = await api.read(exportAdClicks, {
      ...{ query: { month: '2026-08' }, token: person.token },
    })
    const [head, ...rows] = data.text.replace('\ufeff', '').trimEnd().split('\r\n')
    expect(head).toBe('Time (India),Campaign,Placement,Page,Town,Result,Amount,Credited')
    expect(rows).toHaveLength(3)
    expect(rows[0]).toContain(`"'=HYPERLINK(""x"")"`)
    expect(rows.map((row) => row.split(',').slice(-3).join())).toEqual([
      'Charged,8.00,0.00',
      'Charged,8.00,0.00',
      expect.stringMatching(/,0\.00,0\.00$/),
    ])
  })

  test('for the accountant name large invoices between states one by one', async () => {
    await api.read(saveBillingDetails, {
      body: { name: 'Large "Shop", Ltd', address: 'Lane', state: '10' },
      token: person.token,
    })
    // More at once would wait for a second administrator.
    for (let paid = 0; paid < 110_000; paid += 10_000) await pay(10_000)
    await click(220, START, 400)
    await at('2026-09-01T01:00:00Z')
    await issue()
    const rows = async (part: 'b2b' | 'b2cl' | 'b2cs' | 'hsn-b2c') => {
      const query = { month: '2026-09', part }
      const { data } = await api.read(exportGstReturn, { query, token: admin.token })
      return data.text.trimEnd().split('\r\n').slice(1)
    }
    const [invoice] = await listOwn()
    expect(await rows('b2cl')).toEqual([
      `${invoice!.number},01-Sep-2026,103840.00,10-Bihar,,18,88000.00,,`,
    ])
    expect((await rows('b2b')).join()).not.toContain(invoice!.number)
    expect((await rows('b2cs')).join()).not.toContain('10-Bihar')
    expect((await rows('hsn-b2c')).join()).toContain('998365,Advertising,NA,0,')
  })
})
