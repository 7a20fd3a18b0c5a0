import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAdOverview, getAdStatement } from '#contract/ad-figures.ts'
import {
  getAdBalance,
  listAdBalanceEntries,
  recordAdPayment,
  recordAdRefund,
} from '#contract/ad-balances.ts'
import { exportGstReturn, getAdPaper, listAdPapers, type AdPaper } from '#contract/ad-papers.ts'
import { voidCharges } from '#contract/creatives.ts'
import { compareBooks } from '#server/advertising/balances/index.ts'
import { compareSums } from '#server/advertising/creatives/ledger/compare.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import { adBillingDetails } from '#server/kit/db/tables/index.ts'
import { getGstinCheck } from '#shared/rules/gst.ts'
import { asPaise, toPaise } from '#shared/rules/money.ts'
import { createAdVisitors } from './setup/advertising.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { createToken, insertAccount, insertCreative, insertPlacement } from './setup/builders.ts'
import { runAsOwner } from './setup/database.ts'
import { recordClicks } from './setup/ledger-clicks.ts'

/* Two months of twenty advertisers: whatever adds money up comes to the same paisa. */

const ADVERTISERS = 20
const CLICKS = 5000
const PRICES = [250, 333, 500, 799, 800, 1234]
const HOME = '20'
const OTHER = '10'

const gstinOf = (state: string, n: number) => {
  const first = `${state}AAAAA${String(n).padStart(4, '0')}A1Z`
  return first + getGstinCheck(first)
}

type Person = Awaited<ReturnType<typeof insertAccount>>
type Advertiser = Person & {
  campaigns: { campaignId: number; creativeId: number; price: number }[]
}

let api: TestApi
let admin: Person
const advertisers: Advertiser[] = []

beforeAll(async () => {
  api = await startApi({ adPayment: 'prepaid' })
  const ads = createAdVisitors(api, new Date('2026-08-01T04:00:00Z'))
  await ads.reset()
  admin = await insertAccount(api.db, { role: 'admin' })
  await saveSettings(
    { db: api.db, actor: { kind: 'user', id: admin.id, role: 'admin', name: admin.name } },
    { gstin: gstinOf(HOME, 9999), contactAddress: 'Sample Road 1', legalName: 'Sample Publishers' },
  )
  const { id: placementId } = await insertPlacement(api.db)
  for (let n = 0; n < ADVERTISERS; n++) {
    const account = await insertAccount(api.db)
    if (n % 2 === 0) {
      const state = n % 4 === 0 ? HOME : OTHER
      await api.db.insert(adBillingDetails).values({
        ...{ accountId: account.id, name: `Sample ${n}`, address: 'Sample Lane', state },
        ...{ gstin: n % 8 === 0 ? '' : gstinOf(state, n), updatedAt: new Date() },
      })
    }
    const campaigns: Advertiser['campaigns'] = []
    for (const price of [PRICES[n % PRICES.length]!, PRICES[(n + 1) % PRICES.length]!]) {
      const campaignId = await ads.runningAd({
        ...{ accountId: account.id, title: `Sample ${n} at ${price}` },
        ...{ budget: toPaise(100_000), dailyBudget: toPaise(100_000) },
        costPerClick: asPaise(price),
      })
      const { id: creativeId } = await insertCreative(api.db, { campaignId })
      campaigns.push({ campaignId, creativeId, price })
    }
    advertisers.push({ ...account, campaigns })
    await api.read(recordAdPayment, {
      ...{ params: { id: account.id }, token: admin.token },
      body: { amount: 2500 + n / 100, way: 'transfer', reference: `UTR${1000 + n}` },
    })
  }
  const verdicts = await recordClicks(
    api.db,
    Array.from({ length: CLICKS }, (_, i) => {
      const own = advertisers[i % ADVERTISERS]!
      const campaign = own.campaigns[Math.floor(i / ADVERTISERS) % 2]!
      const second = Math.floor((i * 60 * 86_400) / CLICKS)
      const at = new Date(Date.parse('2026-08-01T04:00:00Z') + second * 1000)
      return { ...campaign, placementId, at }
    }),
  )
  // Some of the twenty have used up what they have paid.
  expect(verdicts.filter((one) => one === 'billed').length).toBeGreaterThan(CLICKS * 0.9)
  expect(new Set(verdicts)).toEqual(new Set(['billed', 'no-balance']))
}, 120_000)
afterAll(() => api.close())

/** Another moment: whoever was signed in before it is not any more. */
async function at(time: string): Promise<void> {
  const now = (api.clock.now = new Date(time))
  admin.token = await createToken(api.db, admin, { now })
  for (const own of advertisers) own.token = await createToken(api.db, own, { now })
}
const giveBack = (from: string, until: string) =>
  api.read(voidCharges, {
    body: { from, until, reason: 'Clicks of a machine' },
    token: admin.token,
  })
const issue = () => api.runTask('issue the invoices of advertisers')
const papersOf = async ({ token }: Advertiser, kind: AdPaper['kind']) => {
  const { data } = await api.read(listAdPapers, { query: { limit: 50 }, token })
  const own = data.filter((paper) => paper.kind === kind).toReversed()
  return Promise.all(
    own.map(async ({ id }) => (await api.read(getAdPaper, { params: { id }, token })).data),
  )
}
const sum = (values: readonly number[]) => Math.round(values.reduce((a, b) => a + b, 0) * 100) / 100
const taxOf = ({ supply }: AdPaper) =>
  sum(supply!.taxes.flatMap(({ cgst, sgst, igst }) => [cgst, sgst, igst]))
const taxableOf = ({ supply }: AdPaper) => sum(supply!.taxes.map(({ taxable }) => taxable))
/** Rows of a file, by the names of their columns. */
const part = async (month: string, name: string) => {
  const query = { month, part: name as 'b2b' }
  const { data } = await api.read(exportGstReturn, { query, token: admin.token })
  const [head = '', ...rows] = data.text.replace('\ufeff', '').trimEnd().split('\r\n')
  const names = head.split(',')
  return rows.map((row): Record<string, string | undefined> =>
    Object.fromEntries(row.split(',').map((cell, i) => [names[i]!, cell])),
  )
}

describe('two months of twenty advertisers', () => {
  test('agree to the paisa, wherever they are added up', async () => {
    // Before the invoice: a part of August goes back. It is not on the invoice.
    await at('2026-08-31T12:00:00Z')
    await giveBack('2026-08-10T00:00:00Z', '2026-08-11T00:00:00Z')
    // Not a second before six hours of September have gone by.
    await at('2026-09-01T00:29:00Z')
    await issue()
    expect(await papersOf(advertisers[0]!, 'invoice')).toEqual([])
    await at('2026-09-01T00:31:00Z')
    await Promise.all([issue(), issue()])
    // After it: credit notes.
    await at('2026-09-20T12:00:00Z')
    await giveBack('2026-08-20T00:00:00Z', '2026-08-21T00:00:00Z')
    await giveBack('2026-08-25T00:00:00Z', '2026-08-25T12:00:00Z')
    await api.read(recordAdRefund, {
      ...{ params: { id: advertisers[0]!.id }, token: admin.token },
      body: { amount: 10.01, way: 'transfer', reference: 'UTR9' },
    })
    await at('2026-10-01T03:00:00Z')
    await issue()
    await issue()

    expect(await compareBooks(api.db)).toEqual([])
    expect(await compareSums(api.db, '2026-08-01')).toEqual([])
    await api.runTask('compare the sums of ads with the ledger')
    const overview = (await api.read(getAdOverview, { token: admin.token })).data
    expect(overview.compared!.differences).toBe(0)

    const all: AdPaper[] = []
    for (const own of advertisers) {
      const invoices = await papersOf(own, 'invoice')
      const notes = await papersOf(own, 'credit-note')
      expect(invoices.map(({ month }) => month)).toEqual(['2026-08', '2026-09'])
      expect(notes.length).toBeGreaterThan(0)
      all.push(...invoices, ...notes)
      const { token } = own
      const { data: entries } = await api.read(listAdBalanceEntries, {
        ...{ query: { from: '2026-08-01', until: '2026-10-31' }, token },
      })
      const balance = (await api.read(getAdBalance, { token })).data.balance
      expect(entries.closing).toBe(balance)
      expect(balance).toBeGreaterThanOrEqual(0)
      const paid = sum((await papersOf(own, 'receipt')).map(({ amount }) => amount))
      const back = sum((await papersOf(own, 'refund')).map(({ amount }) => amount))
      const invoiced = sum(invoices.map(({ amount }) => amount))
      const credited = sum(notes.map(({ amount }) => amount))
      expect(sum([paid, -back, -invoiced, credited])).toBe(balance)
      expect(sum(entries.entries.map(({ moved }) => moved))).toBe(balance)

      const [august, september] = await Promise.all(
        ['2026-08', '2026-09'].map(
          async (month) => (await api.read(getAdStatement, { query: { month }, token })).data,
        ),
      )
      expect(sum(invoices.map(taxableOf).concat(notes.map((note) => -taxableOf(note))))).toBe(
        sum([august!.sum, september!.sum]),
      )
      expect(invoices[1]!.supply!.lines.reduce((count, { clicks }) => count + clicks, 0)).toBe(
        september!.clicks,
      )
      for (const paper of [...invoices, ...notes]) {
        expect(sum([taxableOf(paper), taxOf(paper)])).toBe(paper.amount)
        expect(sum(paper.supply!.lines.map(({ taxable }) => taxable))).toBe(taxableOf(paper))
        expect(Math.abs(taxOf(paper) - taxableOf(paper) * 0.18)).toBeLessThanOrEqual(0.0201)
        const isSameState = paper.buyer.state !== OTHER
        for (const { cgst, sgst, igst } of paper.supply!.taxes)
          expect(isSameState ? [cgst === sgst, igst] : [cgst, sgst]).toEqual(
            isSameState ? [true, 0] : [0, 0],
          )
      }
    }
    const net = (value: (paper: AdPaper) => number) =>
      sum(all.map((paper) => (paper.kind === 'invoice' ? 1 : -1) * value(paper)))
    expect(net(taxableOf)).toBe(overview.revenue)

    // What the accountant gets: each part against the papers.
    for (const month of ['2026-09', '2026-10']) {
      const issued = all.filter(({ day }) => day.startsWith(month))
      const of = (kind: AdPaper['kind'], isRegistered: boolean) =>
        issued.filter((paper) => paper.kind === kind && (paper.buyer.gstin !== '') === isRegistered)
      const column = async (name: string, value: string) =>
        sum((await part(month, name)).map((row) => Number(row[value])))
      const value = 'Taxable Value'
      expect(await column('b2b', value)).toBe(sum(of('invoice', true).map(taxableOf)))
      expect(await column('cdnr', value)).toBe(sum(of('credit-note', true).map(taxableOf)))
      expect(await column('b2cs', value)).toBe(
        sum([
          ...of('invoice', false).map(taxableOf),
          ...of('credit-note', false).map((note) => -taxableOf(note)),
        ]),
      )
      const taxes = ['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount']
      const byCode = [...(await part(month, 'hsn-b2b')), ...(await part(month, 'hsn-b2c'))].flatMap(
        (row) => taxes.map((tax) => Number(row[tax])),
      )
      expect(sum(byCode)).toBe(
        sum(issued.map((paper) => (paper.kind === 'invoice' ? 1 : -1) * taxOf(paper))),
      )
      const numbers = await part(month, 'docs')
      expect(numbers.map((row) => Number(row['Total Number']))).toEqual(
        (['invoice', 'credit-note'] as const)
          .map((kind) => issued.filter((paper) => paper.kind === kind).length)
          .filter((count) => count > 0),
      )
    }
  })

  test('any one figure that is changed by hand is found', async () => {
    const { id } = advertisers[3]!
    const figures: [string, string][] = [
      [`ad_balances`, `balance = balance + 1 where account_id = ${id}`],
      [`ad_journal`, `amount = amount + 1 where id = (select max(id) from ad_journal)`],
      [`ad_journal`, `amount = amount + 2 where kind = 'payment' and account_id = ${id}`],
      [
        `ad_journal`,
        `clicks = clicks + 1 where id = (select max(id) from ad_journal
        where tax_month = '2026-09-01' and credit = 'earned')`,
      ],
      [`ad_tax_months`, `taxable = taxable + 1 where account_id = ${id}`],
      [`ad_tax_months`, `tax = tax + 2 where account_id = ${id} and month = '2026-08-01'`],
      [
        `ad_tax_months`,
        `credited = credited + 1 where account_id = ${id}
        and month = '2026-08-01'`,
      ],
      [`ad_tax_months`, `credited_tax = 0 where account_id = ${id} and month = '2026-08-01'`],
      [`ad_tax_months`, `is_invoiced = false where account_id = ${id}`],
      [
        `campaign_totals`,
        `spent = spent + 1
        where campaign_id = ${advertisers[3]!.campaigns[0]!.campaignId}`,
      ],
      [`ad_papers`, `amount = amount + 1 where account_id = ${id} and kind = 'invoice'`],
      [`ad_papers`, `amount = amount + 1 where account_id = ${id} and kind = 'receipt'`],
      [`ad_papers`, `amount = amount - 1 where account_id = ${id} and kind = 'credit-note'`],
      ...(
        [
          ['invoice', '{supply,lines,0,taxable}'],
          ['invoice', '{supply,lines,0,clicks}'],
          ['invoice', '{supply,taxes,0,taxable}'],
          ['invoice', '{supply,taxes,0,cgst}'],
          ['credit-note', '{supply,lines,0,taxable}'],
          ['credit-note', '{supply,lines,0,clicks}'],
          ['credit-note', '{supply,taxes,0,sgst}'],
        ] as const
      ).map(([kind, path]): [string, string] => [
        'ad_papers',
        `content = jsonb_set(content, '${path}', to_jsonb((content #>> '${path}')::bigint + 1))
          where account_id = ${id} and kind = '${kind}'`,
      ]),
      ['ad_paper_series', `last = last + 1 where kind = 'invoice'`],
      ['ad_papers', `sequence = 1000 where account_id = ${id} and kind = 'receipt'`],
    ]
    for (const [table, change] of figures) {
      await runAsOwner(
        api.db,
        `create table kept as select * from ${table};
        alter table ${table} disable trigger user; update ${table} set ${change};
        alter table ${table} enable trigger user`,
      )
      const found = await compareBooks(api.db)
      expect(found.length, `${table}: ${change}`).toBeGreaterThan(0)
      const { rows } = await api.db.execute<{ names: string }>(sql`
        select string_agg(quote_ident(attname), ', ') as names from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`)
      const { names } = rows[0]!
      await runAsOwner(
        api.db,
        `begin; alter table ${table} disable trigger user; delete from ${table};
        insert into ${table} (${names}) overriding system value select ${names} from kept;
        alter table ${table} enable trigger user; commit; drop table kept`,
      )
      expect(await compareBooks(api.db)).toEqual([])
    }
  }, 60_000)
})
