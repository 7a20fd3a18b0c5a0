import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  treatAsComplaint,
  answerContact,
  updateCannedResponse,
  updateContact,
  deleteCannedResponse,
  createCannedResponse,
  listCannedResponses,
  listContacts,
  getContact,
} from '#contract/contacts.ts'
import { sendEnquiryAlias } from '#contract/enquiries.ts'
import { getAdminCounts } from '#contract/moderation.ts'
import {
  auditEntries,
  contactReplies,
  enquiries,
  mails,
  reports,
} from '#server/kit/db/tables/index.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import { MINUTE_MS, HOUR_MS, DAY_MS } from '#shared/rules/duration.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness } from './setup/builders.ts'
import { bodyRequest } from './setup/body-request.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>
let minute = 0

beforeAll(async () => {
  api = await startApi()
  api.clock.now = new Date()
  admin = await insertAccount(api.db, { role: 'admin', name: 'Meera' })
  await saveSettings(
    { db: api.db, actor: { kind: 'job', name: 'test' } },
    { contactEmail: 'desk@suhana.example' },
  )
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.now = new Date(Date.UTC(2026, 5, 1) + (minute += 60 * 48) * MINUTE_MS)
  await api.db.delete(enquiries)
  await api.db.delete(mails)
})

/** Somebody writes to the website; each time somebody else. */
async function write(values: { name?: string; message?: string; businessId?: number } = {}) {
  const email = `ravi${(minute += 30)}@example.org`
  const body = { name: 'Ravi Oraon', email, message: 'The map is wrong.', ...values }
  const { data } = await api.read(sendEnquiryAlias, { body })
  const [row] = await api.db.select().from(enquiries).where(eq(enquiries.email, email))
  return { id: row!.id, email, reference: data.reference }
}
const token = () => ({ token: admin.token })
const list = async (query: object = {}) => await api.read(listContacts, { query, ...token() })
const mailsTo = (to: string) =>
  api.db.select().from(mails).where(eq(mails.recipient, to)).orderBy(desc(mails.id))

describe('what is written to the website', () => {
  test('gets a number, which the sender is told at once and by mail', async () => {
    const { id, email, reference } = await write({ name: 'Ravi <b>', message: 'SECRET OFFER' })
    expect(reference).toBe(`C-${id}`)
    const [mail] = await mailsTo(email)
    expect(mail).toMatchObject({
      subject: `[C-${id}] We received your message`,
      thread: `contact-${id}`,
    })
    expect(mail!.text).toContain('within 24 hours')
    // Else the form would send anybody's words to anybody.
    expect(mail!.text).not.toContain('SECRET OFFER')
    expect(mail!.html).not.toContain('<b>')
  })

  test('is in the inbox with its clock; what went to an owner is not', async () => {
    const owner = await insertAccount(api.db, { role: 'owner' })
    const { id: businessId } = await insertBusiness(api.db, { ownerId: owner.id })
    await write({ businessId })
    const { id } = await write()
    const { data, counts } = await list()
    const dueAt = new Date(api.clock.now!.getTime() + DAY_MS).toISOString()
    expect(data).toMatchObject([{ id, status: 'new', dueAt, assignedTo: null }])
    expect(counts).toEqual({ new: 1, open: 0, answered: 0, closed: 0, spam: 0 })
    const { data: all } = await api.read(getAdminCounts, token())
    expect(all).toMatchObject({ contacts: { total: 1, new: 1 }, waiting: 1 })
  })

  test('is found by name, address, words and number, and by status', async () => {
    const one = await write({ name: 'Sita 100%' })
    const two = await write({ message: 'Where is the bank?' })
    const ids = async (query: object) => (await list(query)).data.map(({ id }) => id)
    expect(await ids({ search: '100%' })).toEqual([one.id])
    expect(await ids({ search: two.email })).toEqual([two.id])
    expect(await ids({ search: 'THE BANK' })).toEqual([two.id])
    expect(await ids({ search: `c-${one.id}` })).toEqual([one.id])
    expect(await ids({ search: '%' })).toEqual([one.id])
    await api.read(updateContact, {
      params: { id: one.id },
      body: { status: 'closed' },
      ...token(),
    })
    expect(await ids({ status: 'closed' })).toEqual([one.id])
    expect(await ids({ status: 'new' })).toEqual([two.id])
    expect((await list({ limit: 1 })).pagination).toMatchObject({ total: 2, totalPages: 2 })
  })
})

describe('a message', () => {
  const change = (id: number, body: object) =>
    api.read(updateContact, { params: { id }, body, ...token() })

  test('is assigned to an administrator, and then counts as taken up', async () => {
    const { id } = await write()
    const { data } = await change(id, { assignedTo: admin.id })
    expect(data).toMatchObject({
      status: 'open',
      assignedTo: { id: admin.id, name: 'Meera' },
      dueAt: null,
    })
    expect((await list({ assigned: 'me' })).data).toHaveLength(1)
    expect((await list({ assigned: 'nobody' })).data).toHaveLength(0)
    const owner = await insertAccount(api.db, { role: 'owner' })
    const path = `/contacts/admin/${id}`
    const wrong = bodyRequest('PATCH', { assignedTo: owner.id }, admin.token)
    expect(await api.fail(path, wrong)).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { assignedTo: expect.any(String) as string },
    })
  })

  test('is answered by mail in one thread, by whom it then belongs to', async () => {
    const { id, email } = await write()
    const body = { message: 'It is put right.\n\nThank you.' }
    const { data } = await api.read(answerContact, { params: { id }, body, ...token() })
    expect(data).toMatchObject({
      status: 'answered',
      assignedTo: { name: 'Meera' },
      answeredAt: api.clock.now!.toISOString(),
      answers: [{ by: 'Meera', message: body.message, mail: 'waiting' }],
    })
    const [answer, first] = await mailsTo(email)
    expect(answer).toMatchObject({
      subject: expect.stringContaining(`[C-${id}]`) as string,
      replyTo: 'desk@suhana.example',
      thread: first!.thread,
    })
    expect(answer!.text).toContain('It is put right.')
    const [entry] = await api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
    expect(entry).toMatchObject({ action: 'answer', noun: 'enquiries', accountId: admin.id })
  })

  test('is closed with the answer or without one, and opened again', async () => {
    const { id } = await write()
    const body = { message: 'Done.', closes: true }
    const closed = await api.read(answerContact, { params: { id }, body, ...token() })
    expect(closed.data).toMatchObject({ status: 'closed', closedAt: expect.any(String) as string })
    expect((await change(id, { status: 'open' })).data).toMatchObject({
      status: 'open',
      closedAt: null,
    })
  })

  test('of a business is nobody’s here, spam is not answered', async () => {
    const owner = await insertAccount(api.db, { role: 'owner' })
    const { id: businessId } = await insertBusiness(api.db, { ownerId: owner.id })
    const { id: theirs } = await write({ businessId })
    const answer = bodyRequest('POST', { message: 'Hello' }, admin.token)
    expect((await api.fail(`/contacts/admin/${theirs}/answers`, answer)).status).toBe(404)
    const { id } = await write()
    await change(id, { status: 'spam' })
    expect((await api.fail(`/contacts/admin/${id}/answers`, answer)).code).toBe('NOT_POSSIBLE')
    expect((await list()).data).toHaveLength(0)
  })

  test('that is closed is forgotten after a year, with its answers', async () => {
    const { id } = await write()
    const { id: open } = await write()
    await api.read(answerContact, {
      params: { id },
      body: { message: 'Done.', closes: true },
      ...token(),
    })
    await api.runTask('forget closed messages')
    expect((await api.read(getContact, { params: { id }, ...token() })).data.id).toBe(id)
    api.clock.now = new Date(api.clock.now!.getTime() + 366 * DAY_MS)
    await api.runTask('forget closed messages')
    expect((await api.db.select().from(enquiries)).map((one) => one.id)).toEqual([open])
    expect(await api.db.select().from(contactReplies)).toEqual([])
  })
})

describe('a message that is a complaint', () => {
  const treat = (id: number) =>
    api.read(treatAsComplaint, { params: { id }, body: { reason: 'offensive' }, ...token() })

  test('becomes one with its sender, text and date, and the time of the law', async () => {
    const sender = await insertAccount(api.db)
    const createdAt = new Date('2026-11-20T06:00:00.000Z')
    const [message] = await api.db
      .insert(enquiries)
      .values({
        ...{ name: 'Asha', email: 'asha@example.org', message: 'This page insults me.' },
        ...{ accountId: sender.id, createdAt },
      })
      .returning()
    const { data } = await treat(message!.id)
    const [complaint] = await api.db.select().from(reports).where(eq(reports.id, data.id))
    expect(complaint).toMatchObject({
      ...{ name: 'Asha', email: 'asha@example.org', detail: 'This page insults me.' },
      ...{ accountId: sender.id, noun: 'page', reason: 'offensive', status: 'new', createdAt },
      dueAt: new Date(createdAt.getTime() + 36 * HOUR_MS),
    })
    expect(data.reference).toBe(`R-${data.id}`)
    const isIt = eq(enquiries.id, message!.id)
    expect(await api.db.select().from(enquiries).where(isIt)).toMatchObject([{ status: 'closed' }])
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'treat as complaint'))
    expect(entry).toMatchObject({
      ...{ noun: 'enquiries', recordId: message!.id, accountId: admin.id },
      detail: { complaint: data.reference, reason: 'offensive' },
    })
    expect(
      await api.fail(
        `/contacts/admin/${message!.id}/complaint`,
        bodyRequest('POST', { reason: 'other' }, admin.token),
      ),
    ).toMatchObject({ code: 'NOT_POSSIBLE' })
  })
})

describe('kept answers', () => {
  test('are kept in English and Hindi, changed and deleted', async () => {
    const before = (await api.read(listCannedResponses, token())).data
    expect(before.length).toBeGreaterThan(0)
    expect(before.every(({ textHi }) => /\p{Script=Devanagari}/u.test(textHi))).toBe(true)
    const body = { title: 'A map', text: 'We look at the map.', textHi: 'हम देखते हैं।' }
    const { data } = await api.read(createCannedResponse, { body, ...token() })
    const params = { id: data.id }
    const changed = { ...body, text: 'We have looked.' }
    await api.read(updateCannedResponse, { params, body: changed, ...token() })
    expect((await api.read(listCannedResponses, token())).data).toContainEqual({
      ...changed,
      id: data.id,
    })
    await api.read(deleteCannedResponse, { params, ...token() })
    expect((await api.read(listCannedResponses, token())).data).toEqual(before)
  })
})
