import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAdminCounts, listQueue } from '#contract/moderation.ts'
import {
  answerReport,
  updateReport,
  closeReport,
  listReports,
  getReport,
} from '#contract/reports-admin.ts'
import { requestAccountDeletion } from '#contract/personal-data.ts'
import { submitComplaint, countComplaintsByMonth, sendReport } from '#contract/reports.ts'
import { auditEntries, mails, reportReplies, reports } from '#server/kit/db/tables/index.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import { HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'
import { SITE_ORIGIN, startApi, type TestApi } from './setup/api.ts'
import {
  insertAccount,
  insertBusiness,
  insertMobileAccount,
  insertReview,
} from './setup/builders.ts'
import { bodyRequest } from './setup/body-request.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>
let number = 0

beforeAll(async () => {
  api = await startApi()
  admin = await insertAccount(api.db, { role: 'admin', name: 'Meera' })
  await saveSettings(
    { db: api.db, actor: { kind: 'job', name: 'test' } },
    { contactEmail: 'desk@suhana.example' },
  )
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.now = new Date('2026-11-10T06:00:00Z')
  await api.db.delete(reports)
  await api.db.delete(mails)
})

const token = () => ({ token: admin.token })
const pass = (ms: number) => (api.clock.now = new Date(api.clock.now!.getTime() + ms))
const mailsTo = (to: string) =>
  api.db.select().from(mails).where(eq(mails.recipient, to)).orderBy(desc(mails.id))
const last = async () =>
  (await api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0]

/** Somebody fills in the form; each time somebody else, from another network. */
async function write(values: object = {}) {
  const email = `ravi${++number}@example.org`
  const given = { name: 'Ravi Oraon', email, reason: 'wrong' as const, detail: 'It is not so.' }
  const sent = bodyRequest('POST', { ...given, ...values })
  const answer = await api.ask('/grievances', { ...sent, from: `203.0.${number}.7` })
  expect(answer.status).toBe(201)
  const [row] = await api.db.select().from(reports).orderBy(desc(reports.id)).limit(1)
  const { data } = (await answer.json()) as { data: { reference: string } }
  return { id: row!.id, email, reference: data.reference, row: row! }
}
const list = (query: object = {}) => api.read(listReports, { query, ...token() })
const close = (id: number, body: { outcome: 'removed' | 'kept' | 'corrected'; note?: string }) =>
  api.read(closeReport, { params: { id }, body, ...token() })

describe('a complaint of the form', () => {
  test('gets a number at once, by mail, and goes to the desk', async () => {
    const { id, email, reference } = await write({ detail: 'SECRET OFFER', url: ' /business/x ' })
    expect(reference).toBe(`R-${id}`)
    const [mail] = await mailsTo(email)
    expect(mail).toMatchObject({
      subject: `[R-${id}] We received your complaint`,
      thread: `report-${id}`,
    })
    expect(mail!.text).toContain('within 7 days')
    // Else the form would send anybody’s words to anybody.
    expect(mail!.text).not.toContain('SECRET OFFER')
    const [told] = await mailsTo('desk@suhana.example')
    expect(told).toMatchObject({ subject: 'Reported: /business/x' })
    expect(told!.text).toContain(`${SITE_ORIGIN}/admin/reports?report=${id}`)
  })

  test.each([
    ['intimate', 2],
    ['offensive', 36],
    ['privacy', 36],
    ['rights', 168],
  ] as const)('%s is to be settled within %i hours', async (reason, hours) => {
    const { row, email } = await write({ reason })
    expect(row.dueAt.getTime() - row.createdAt.getTime()).toBe(hours * HOUR_MS)
    const [mail] = await mailsTo(email)
    expect(mail!.text).toContain(hours > 48 ? `${hours / 24} days` : `${hours} hours`)
  })

  test('says what is missing, and keeps nothing of a program', async () => {
    const wrong = bodyRequest('POST', { name: ' ', email: 'x', reason: 'envy', detail: '' })
    expect((await api.fail('/grievances', wrong)).fields).toEqual({
      name: expect.any(String) as string,
      email: expect.any(String) as string,
      reason: expect.any(String) as string,
      detail: expect.any(String) as string,
    })
    const body = { name: 'A', email: 'a@example.org', reason: 'wrong' as const, detail: 'Spam' }
    const { data } = await api.read(submitComplaint, {
      body: { ...body, linkToDetails: 'http://x.example' },
    })
    expect(data.reference).toBeNull()
    expect(await api.db.select().from(reports)).toEqual([])
  })

  test('that names a review reports that review; what follows is kept as well', async () => {
    const shop = await insertBusiness(api.db, { name: 'Sharma Medical' })
    const writer = await insertAccount(api.db)
    const values = { businessId: shop.id, accountId: writer.id, comment: 'Made up' }
    const review = await insertReview(api.db, values)
    const hidden = await insertReview(api.db, {
      ...{ businessId: shop.id, accountId: admin.id, status: 'hidden' },
    })
    const of = (id: number) => ({ url: `/business/sharma-medical#review-${id}` })
    const { row } = await write(of(review.id))
    expect(row).toMatchObject({ noun: 'review', recordId: review.id, url: of(review.id).url })
    const { data } = await api.read(listReports, { query: { noun: 'review' }, ...token() })
    expect(data[0]!.about).toMatchObject({ title: 'Made up' })
    expect((await write(of(hidden.id))).row).toMatchObject({ noun: 'page', recordId: null })
    expect((await write({ url: '/business/sharma-medical#review-x' })).row.noun).toBe('page')

    const person = await insertAccount(api.db)
    const again = async (detail: string) => {
      const body = { name: 'Asha', email: 'asha@example.org', reason: 'wrong', detail }
      const sent = bodyRequest('POST', { ...body, ...of(review.id) }, person.token)
      expect((await api.ask('/grievances', sent)).status).toBe(201)
      const [row] = await api.db.select().from(reports).orderBy(desc(reports.id)).limit(1)
      return row
    }
    expect(await again('Never was there')).toMatchObject({ noun: 'review' })
    expect(await again('Here is proof')).toMatchObject({ noun: 'page', detail: 'Here is proof' })
  })

  test('works without script, and leads back to the page', async () => {
    const form = { name: 'Sita', email: 'sita@example.org', reason: 'wrong', detail: 'Not so.' }
    const post = (fields: Record<string, string>) =>
      api.ask('/forms/grievance', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: SITE_ORIGIN },
        body: new URLSearchParams(fields).toString(),
      })
    const done = await post(form)
    expect([done.status, done.headers.get('Location')]).toEqual([
      303,
      `${SITE_ORIGIN}/grievance#done`,
    ])
    expect(await mailsTo('sita@example.org')).toHaveLength(1)
    const refused = await post({ ...form, reason: '' })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Choose a reason')
  })
})

describe('the administrators’ list', () => {
  test('has reports of every kind, the nearest limit first, with what they are about', async () => {
    const owner = await insertAccount(api.db, { role: 'owner', name: 'Asha' })
    const shop = await insertBusiness(api.db, { name: 'Tara Sweets', ownerId: owner.id })
    const { id: reporterId, email, token: reporter } = await insertAccount(api.db, { name: 'Ravi' })
    const body = { noun: 'business' as const, recordId: shop.id, reason: 'wrong' as const }
    const { data: sent } = await api.read(sendReport, { body, token: reporter })
    const again = await api.read(sendReport, { body, token: reporter })
    expect(again.data.reference).toBe(sent.reference)
    expect(await mailsTo(email)).toHaveLength(1)
    await api.read(sendReport, { body })
    const urgent = await write({ reason: 'intimate', url: 'https://elsewhere.example/x' })

    const { data, counts } = await list()
    expect(data.map(({ noun }) => noun)).toEqual(['page', 'business', 'business'])
    expect(data[0]).toMatchObject({
      id: urgent.id,
      about: { id: null, href: 'https://elsewhere.example/x' },
      sender: { id: null, name: 'Ravi Oraon', email: urgent.email, mobile: null },
    })
    const ofAccount = data.find(({ reference }) => reference === sent.reference)!
    expect(ofAccount).toMatchObject({
      about: {
        id: shop.id,
        title: 'Tara Sweets',
        href: `/business/${shop.slug}`,
        status: 'active',
        whose: { id: owner.id, name: 'Asha' },
      },
      sender: { id: reporterId, email, mobile: null },
    })
    expect(data.find(({ sender }) => !sender)).toBeDefined()
    expect(counts).toEqual({ new: 3, open: 0, closed: 0, late: 0 })
    const { data: one } = await api.read(getReport, {
      params: { id: ofAccount.id },
      ...token(),
    })
    expect(one).toMatchObject({ others: 1, acknowledged: 'waiting', answers: [] })
  })

  test('names who has a number alone, and can be found by it', async () => {
    const { id, token: reporter, mobile } = await insertMobileAccount(api.db, { name: 'Asha' })
    const { id: recordId } = await insertBusiness(api.db)
    const body = { noun: 'business' as const, recordId, reason: 'wrong' as const }
    await api.read(sendReport, { body, token: reporter })
    const { data } = await list({ search: mobile.slice(-6) })
    expect(data.map(({ sender }) => sender)).toEqual([{ id, name: 'Asha', email: null, mobile }])
  })

  test('is searched and filtered, and says what is late', async () => {
    const one = await write({ detail: 'The map is 100% wrong' })
    const two = await write({ reason: 'intimate' })
    const ids = async (query: object) => (await list(query)).data.map(({ id }) => id)
    expect(await ids({ search: '100%' })).toEqual([one.id])
    expect(await ids({ search: two.email })).toEqual([two.id])
    expect(await ids({ search: `r-${two.id}` })).toEqual([two.id])
    expect(await ids({ noun: 'business' })).toEqual([])
    expect(await ids({ status: 'late' })).toEqual([])
    pass(3 * HOUR_MS)
    expect(await ids({ status: 'late' })).toEqual([two.id])
    expect((await list()).counts.late).toBe(1)
    const queue = await api.read(listQueue, { query: { kind: 'report' }, ...token() })
    expect(queue.data.map(({ id, dueAt, isLaw }) => [id, dueAt, isLaw])).toEqual([
      [two.id, two.row.dueAt.toISOString(), true],
      [one.id, one.row.dueAt.toISOString(), true],
    ])
  })
})

describe('a report', () => {
  const change = (id: number, body: object) =>
    api.read(updateReport, { params: { id }, body, ...token() })

  test('is assigned to an administrator, and stays in the queue until it is settled', async () => {
    const { id } = await write()
    expect((await change(id, { assignedTo: admin.id })).data).toMatchObject({
      status: 'open',
      assignedTo: { id: admin.id, name: 'Meera' },
    })
    expect(await last()).toMatchObject({ action: 'open', noun: 'reports', recordId: id })
    expect((await list({ assigned: 'me' })).data).toHaveLength(1)
    expect((await list({ assigned: 'nobody' })).data).toHaveLength(0)
    const { data: counts } = await api.read(getAdminCounts, token())
    expect(counts).toMatchObject({ reports: { new: 0, open: 1 }, waiting: 1 })
    const owner = await insertAccount(api.db, { role: 'owner' })
    const wrong = bodyRequest('PATCH', { assignedTo: owner.id }, admin.token)
    expect((await api.fail(`/reports/admin/${id}`, wrong)).fields).toHaveProperty('assignedTo')
  })

  test('is answered in the thread of its acknowledgement', async () => {
    const { id, email } = await write()
    const body = { message: 'Which part of it?\n\nPlease say.' }
    const { data } = await api.read(answerReport, { params: { id }, body, ...token() })
    expect(data).toMatchObject({
      status: 'open',
      assignedTo: { name: 'Meera' },
      answeredAt: api.clock.now!.toISOString(),
      answers: [{ by: 'Meera', message: body.message, mail: 'waiting' }],
    })
    const [answer, first] = await mailsTo(email)
    expect(answer).toMatchObject({ replyTo: 'desk@suhana.example', thread: first!.thread })
    expect(answer!.subject).toContain(`[R-${id}]`)
    expect(await last()).toMatchObject({ action: 'answer', noun: 'reports', recordId: id })
  })

  test('of a visitor who gave no address cannot be answered, only closed', async () => {
    const { id: recordId } = await insertBusiness(api.db)
    await api.read(sendReport, { body: { noun: 'business', recordId, reason: 'wrong' } })
    const [{ id } = { id: 0 }] = (await list()).data
    const answer = bodyRequest('POST', { message: 'Hello' }, admin.token)
    expect((await api.fail(`/reports/admin/${id}/answers`, answer)).code).toBe('NOT_POSSIBLE')
    await api.db.delete(mails)
    expect((await close(id, { outcome: 'kept' })).data.status).toBe('closed')
    expect(await api.db.select().from(mails)).toEqual([])
  })

  test('is closed with an outcome, which its sender is told with the way to appeal', async () => {
    const { id, email } = await write()
    const { data } = await close(id, { outcome: 'removed', note: 'You were right.' })
    expect(data).toMatchObject({
      status: 'closed',
      outcome: 'removed',
      closedAt: api.clock.now!.toISOString(),
    })
    const [mail] = await mailsTo(email)
    expect(mail).toMatchObject({
      subject: `[R-${id}] Your complaint is resolved`,
      thread: `report-${id}`,
    })
    for (const words of ['We removed the content', 'You were right.', 'gac.gov.in'])
      expect(mail!.text).toContain(words)
    expect(await last()).toMatchObject({ action: 'uphold', noun: 'reports', recordId: id })
    const twice = bodyRequest('POST', { outcome: 'kept' }, admin.token)
    expect((await api.fail(`/reports/admin/${id}/close`, twice)).code).toBe('NOT_POSSIBLE')
    expect((await change(id, { status: 'open' })).data).toMatchObject({
      status: 'open',
      outcome: null,
      closedAt: null,
    })
  })

  test('a year after it was closed, nothing is left of it but what is counted', async () => {
    const { id } = await write()
    await api.read(answerReport, { params: { id }, body: { message: 'Hm.' }, ...token() })
    await close(id, { outcome: 'kept' })
    await api.runTask('forget closed reports')
    expect((await list()).data[0]).toMatchObject({ detail: 'It is not so.' })
    pass(366 * DAY_MS)
    await api.runTask('forget closed reports')
    const [row] = await api.db.select().from(reports).where(eq(reports.id, id))
    expect(row).toMatchObject({ name: null, email: null, detail: '', outcome: 'kept' })
    expect(await api.db.select().from(reportReplies)).toEqual([])
  })
})

describe('the public count', () => {
  const months = async () => (await api.read(countComplaintsByMonth)).data.months

  test('is true zeros while nobody complains', async () => {
    await api.db.execute("update accounts set created_at = '2026-09-20T12:00:00Z'")
    const zero = { received: 0, settled: 0, acted: 0, inTime: 0, medianHours: null }
    expect(await months()).toEqual(
      ['2026-11', '2026-10', '2026-09'].map((month) => ({ month, ...zero })),
    )
  })

  test('counts each month, and changes with the day alone', async () => {
    // Half past midnight of November in India is still October in UTC.
    api.clock.now = new Date('2026-10-31T19:00:00Z')
    const first = await write()
    const second = await write({ reason: 'intimate' })
    await write()
    pass(3 * HOUR_MS)
    await close(first.id, { outcome: 'corrected' })
    await close(second.id, { outcome: 'kept' })
    expect((await months())[0]).toMatchObject({ month: '2026-10', received: 0 })
    api.clock.now = new Date('2026-11-01T18:31:00Z')
    expect((await months())[0]).toEqual({
      ...{ month: '2026-11', received: 3, settled: 2, acted: 1 },
      // The intimate one was an hour late.
      ...{ inTime: 1, medianHours: 3 },
    })
    const [open] = await api.db.select().from(reports).orderBy(desc(reports.id)).limit(1)
    await close(open!.id, { outcome: 'removed' })
    expect((await months())[0]).toMatchObject({ settled: 2 })
    pass(DAY_MS)
    expect((await months())[0]).toMatchObject({ settled: 3, acted: 2 })
  })
})

test('a report stays when its sender goes, without name and address', async () => {
  const person = await insertAccount(api.db, { createdAt: api.clock.now! })
  const { id } = await write({ email: person.email })
  api.clock.now = new Date()
  const body = { keepsReviews: false, listings: 'remove' as const }
  await api.read(requestAccountDeletion, { token: person.token, body })
  pass(15 * DAY_MS)
  await api.runTask('erase accounts')
  const [row] = await api.db.select().from(reports).where(eq(reports.id, id))
  expect(row).toMatchObject({ name: null, email: null, detail: 'It is not so.' })
})

test('a complaint, from being written to being counted', async () => {
  const counted = async () => (await api.read(countComplaintsByMonth)).data.months[0]
  const { id, email, reference } = await write({ reason: 'offensive', url: '/business/x' })
  pass(2 * HOUR_MS)
  const answer = { params: { id }, body: { message: 'We are looking into it.' } }
  await api.read(answerReport, { ...answer, ...token() })
  pass(2 * HOUR_MS)
  await close(id, { outcome: 'removed', note: 'The page is gone.' })
  const letters = (await mailsTo(email)).reverse()
  // The acknowledgement, the answer and the outcome, in one thread with one number.
  expect(letters).toHaveLength(3)
  for (const { subject, thread } of letters) {
    expect(subject).toContain(`[${reference}]`)
    expect(thread).toBe(`report-${id}`)
  }
  expect(letters[0]!.text).toContain('36 hours')
  expect(letters[1]!.text).toContain('We are looking into it.')
  expect(letters[2]!.text).toContain('The page is gone.')
  const entries = await api.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(and(eq(auditEntries.noun, 'reports'), eq(auditEntries.recordId, id)))
    .orderBy(auditEntries.id)
  expect(entries.map(({ action }) => action)).toEqual(['create', 'answer', 'uphold'])
  pass(DAY_MS)
  expect(await counted()).toEqual({
    ...{ month: '2026-11', received: 1, settled: 1, acted: 1, inTime: 1, medianHours: 4 },
  })
})
