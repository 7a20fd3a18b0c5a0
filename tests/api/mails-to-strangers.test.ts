import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businesses, enquiries, mails, reports } from '#server/kit/db/tables/index.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness } from './setup/builders.ts'
import { readMailsTo, readTemplatesTo } from './setup/mailed.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>

beforeAll(async () => {
  api = await startApi()
  admin = await insertAccount(api.db, { role: 'admin', emailConfirmedAt: new Date() })
})
afterAll(() => api.close())

/** What a stranger types, in every field that takes it. */
const WORDS = 'You won 5 lakh call 94310-12345 or casino.example'
const PARTS = ['You won', '94310', 'casino.example', 'Evil']

let host = 0
/** Each from another network, so that no limit of a network hides what is asked for. */
const post = (path: string, body: object, token?: string) => {
  host += 1
  const authorized: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  return api.ask(path, { ...jsonRequest(body, authorized), from: `2001:db8:${host}::1` })
}

const RUN = ['registration', 'reset-password', 'newsletter']

/** Everything by which a visitor can have a mail sent to an address that they type. */
async function sendEverything(email: string, round: number, token?: string) {
  const detail = `${WORDS} ${round}`
  const review = await insertBusiness(api.db)
  const statuses = await Promise.all([
    post('/contact', { name: `Evil ${WORDS}`, email, message: detail, phone: '9431012345' }, token),
    post('/contacts', { name: `Evil ${WORDS}`, email, message: `Two ${detail}` }, token),
    post(
      '/grievances',
      { name: `Evil ${WORDS}`, email, reason: 'other', detail, url: null },
      token,
    ),
    post(
      '/reports',
      { noun: 'business', recordId: review.id, reason: 'wrong', detail, email },
      token,
    ),
    post('/newsletter', { email }),
    post('/auth/register', { name: `Evil ${WORDS}`, email, password: 'sohrai painting' }),
    post('/auth/forgot-password', { email }),
  ])
  for (const kind of RUN) await api.runTask(`answer requests for mail: ${kind}`)
  return statuses.map(({ status }) => status)
}

/** An administrator answers and settles all that came from an address. */
async function answerEverything(email: string) {
  const authorized = { Authorization: `Bearer ${admin.token}` }
  const send = (path: string, method: string, body: object) =>
    api.ask(path, { ...jsonRequest(body, authorized), method })
  const written = await api.db.select().from(enquiries).where(eq(enquiries.email, email))
  for (const { id } of written)
    expect(
      (await send(`/contacts/admin/${id}/answers`, 'POST', { message: 'We looked at it.' })).status,
    ).toBeLessThan(300)
  const complaints = await api.db.select().from(reports).where(eq(reports.email, email))
  for (const { id } of complaints) {
    expect(
      (await send(`/reports/admin/${id}/answers`, 'POST', { message: 'We looked at it.' })).status,
    ).toBeLessThan(300)
    expect(
      (await send(`/reports/admin/${id}/close`, 'POST', { outcome: 'kept' })).status,
    ).toBeLessThan(300)
  }
  expect(written.length + complaints.length).toBeGreaterThanOrEqual(4)
}

const textTo = async (email: string) =>
  (await readMailsTo(api.db, email))
    .map(({ subject, text, html }) => `${subject}\n${text}\n${html}`)
    .join('\n')

describe('an address that nobody has confirmed', () => {
  test('gets none of the words that a stranger typed, the name included', async () => {
    const email = 'stranger@example.org'
    expect(await sendEverything(email, 1)).toEqual(expect.arrayContaining([200, 201]))
    // The three of today are used up; the next day brings what was left.
    await api.pool.query(`update mails set created_at = created_at - interval '25 hours'`)
    await sendEverything(email, 2)
    await answerEverything(email)
    const templates = new Set(await readTemplatesTo(api.db, email))
    for (const name of ['contact-received', 'contact-answer', 'report-received', 'report-settled'])
      expect(templates).toContain(name)
    const text = await textTo(email)
    for (const part of PARTS) expect(text).not.toContain(part)
  })

  test('gets three mails a day, from however many networks', async () => {
    const email = 'flooded@example.org'
    for (let round = 0; round < 3; round += 1) await sendEverything(email, round)
    const own = like(mails.recipient, email)
    expect(await api.db.$count(mails, own)).toBe(3)
    // What was written is kept all the same.
    expect(await api.db.$count(enquiries, eq(enquiries.email, email))).toBe(6)
  })
})

test('a stranger who types an address everywhere stops nobody who has it', async () => {
  const email = 'mine@example.org'
  const detail = (n: number) => `My number is shown on page ${n}`
  for (let n = 0; n <= 12; n += 1) {
    const { id: recordId } = await insertBusiness(api.db, { ownerId: admin.id })
    const sent = [
      await post('/contact', { name: 'Asha', email, message: detail(n) }),
      await post('/contact', { name: 'Asha', email, message: detail(n), businessId: recordId }),
      await post('/grievances', { name: 'Asha', email, reason: 'privacy', detail: detail(n) }),
      await post('/reports', { noun: 'business', recordId, reason: 'wrong', email }),
    ]
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  }
  expect(await api.db.$count(reports, eq(reports.email, email))).toBe(26)
  expect(await api.db.$count(mails, eq(mails.recipient, email))).toBe(3)
})

describe('an address that is confirmed', () => {
  test('gets no words of a stranger either, and three receipts of a kind a day', async () => {
    const { email } = await insertAccount(api.db, { emailConfirmedAt: new Date() })
    for (let round = 0; round < 5; round += 1) await sendEverything(email, round)
    await answerEverything(email)
    const text = await textTo(email)
    for (const part of PARTS) expect(text).not.toContain(part)
    const templates = await readTemplatesTo(api.db, email)
    for (const name of ['contact-received', 'report-received'])
      expect(templates.filter((one) => one === name)).toHaveLength(3)
  })

  test('is answered with its own words where it is that of the account which wrote', async () => {
    const account = await insertAccount(api.db, {
      name: 'Asha Kumari',
      emailConfirmedAt: new Date(),
    })
    await sendEverything(account.email, 1, account.token)
    await answerEverything(account.email)
    const [answer] = (await readMailsTo(api.db, account.email)).filter(
      ({ template }) => template === 'contact-answer',
    )
    expect(answer!.text).toContain(WORDS)
  })
})

test('a code for a listing goes to its address three times a day, whoever asks', async () => {
  const email = 'shop@example.org'
  const statuses: number[] = []
  for (let n = 0; n < 5; n += 1) {
    const { id } = await insertBusiness(api.db, { email, ownerId: null })
    await api.db.update(businesses).set({ ownerId: null }).where(eq(businesses.id, id))
    const { token } = await insertAccount(api.db, { role: 'owner', emailConfirmedAt: new Date() })
    statuses.push((await post('/claims', { businessId: id, proof: 'code' }, token)).status)
  }
  expect(statuses.filter((status) => status < 300)).toHaveLength(3)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  expect(await api.db.$count(mails, eq(mails.recipient, email))).toBe(3)
})
