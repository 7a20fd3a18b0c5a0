import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { submitComplaint, sendReport } from '#contract/reports.ts'
import { setSetupStepPostponed, getSystemStatus, getSetup } from '#contract/setup.ts'
import { saveSettings as settingsEndpoint } from '#contract/settings.ts'
import { accounts, auditEntries, mails, messages, reports } from '#server/kit/db/tables/index.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { SETUP_STEPS } from '#shared/rules/setup.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, insertPasskey } from './setup/builders.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>
/** The administrator of a fresh site, whose address reaches nobody. */
beforeAll(async () => {
  api = await startApi()
  admin = await insertAccount(api.db, { role: 'admin', email: 'admin@zila.local' })
})
afterAll(() => api.close())
beforeEach(() => api.db.delete(mails))

const doneOf = async () => {
  const { data } = await api.read(getSetup, { token: admin.token })
  return data.steps.filter(({ isDone }) => isDone).map(({ step }) => step)
}
const as = ({ token }: { token: string }, body: object) =>
  jsonRequest(body, { Authorization: `Bearer ${token}` })
const save = (body: Record<string, string>) =>
  api.read(settingsEndpoint, { body, token: admin.token })

describe('a fresh site keeps what is written to it', () => {
  test('a report of a page, a complaint and a reported message, without any mail', async () => {
    const { id } = await insertBusiness(api.db)
    await api.read(sendReport, { body: { noun: 'business', recordId: id, reason: 'wrong' } })
    const complaint = { name: 'Asha', email: 'asha@example.org', reason: 'privacy' as const }
    await api.read(submitComplaint, { body: { ...complaint, detail: 'My number is shown' } })

    const [from, to] = [await insertAccount(api.db), await insertAccount(api.db)]
    const { id: businessId } = await insertBusiness(api.db, { ownerId: to.id })
    const body = { receiverId: to.id, businessId, subject: 'Hello', message: 'Buy now' }
    expect((await api.ask('/messages', as(from, body))).status).toBe(201)
    const [message] = await api.db.select().from(messages).orderBy(desc(messages.id)).limit(1)
    const detail = 'It is an advertisement'
    const report = await api.ask(`/messages/${message!.id}/report`, as(to, { detail }))
    expect(report.status).toBeLessThan(300)

    const kept = await api.db.select({ noun: reports.noun }).from(reports).orderBy(reports.id)
    expect(kept.map(({ noun }) => noun)).toEqual(['business', 'page', 'message'])
    const toAdmin = eq(mails.recipient, admin.email)
    expect(await api.db.$count(mails, toAdmin)).toBe(0)
  })
})

describe('the steps of the setup', () => {
  test('are for administrators alone', async () => {
    const user = await insertAccount(api.db)
    const headers = { Authorization: `Bearer ${user.token}` }
    expect(await api.fail('/admin/setup', { headers })).toMatchObject({ status: 403 })
    expect(await api.fail('/admin/setup')).toMatchObject({ status: 401 })
  })

  test('are done by a contact address, saved hours and legal names', async () => {
    expect(await doneOf()).toEqual(['secondFactor'])
    await save({ contactEmail: 'desk@suhana.example' })
    expect(await doneOf()).toEqual(['contact', 'secondFactor'])
    await save({ supportWeekend: 'Closed' })
    expect(await doneOf()).toEqual(['contact', 'secondFactor', 'hours'])
    await save({ legalName: 'A sample society' })
    expect(await doneOf()).not.toContain('legal')
    await save({ grievanceOfficerName: 'A sample officer' })
    expect(await doneOf()).toEqual(['contact', 'secondFactor', 'hours', 'legal'])
  })

  test('count the second factor of every active administrator', async () => {
    const other = await insertAccount(api.db, { role: 'admin' }, { isProtected: false })
    const read = async () => (await api.read(getSetup, { token: admin.token })).data
    expect(await read()).toMatchObject({
      ...{ administrators: 2, withSecondFactor: 1, hasOwnSecondFactor: true },
    })
    expect(await doneOf()).not.toContain('secondFactor')
    await insertPasskey(api.db, other.id)
    expect(await doneOf()).toContain('secondFactor')
    await insertAccount(api.db, { role: 'admin', status: 'inactive' }, { isProtected: false })
    expect(await read()).toMatchObject({ administrators: 2, withSecondFactor: 2 })
  })

  test('are put off for everybody, and come back', async () => {
    const put = async (isPostponed: boolean) => {
      const request = { params: { step: 'mail' as const }, body: { isPostponed } }
      const { data } = await api.read(setSetupStepPostponed, { ...request, token: admin.token })
      return data.steps.filter((step) => step.isPostponed).map(({ step }) => step)
    }
    expect(await put(true)).toEqual(['mail'])
    expect(await put(true)).toEqual(['mail'])
    const other = await insertAccount(api.db, { role: 'admin' })
    const { data } = await api.read(getSetup, { token: other.token })
    expect(data.steps.find(({ step }) => step === 'mail')).toMatchObject({ isPostponed: true })
    expect(await put(false)).toEqual([])
    const ofSetup = and(eq(auditEntries.noun, 'settings'), eq(auditEntries.accountId, admin.id))
    const entries = await api.db.select().from(auditEntries).where(ofSetup)
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['postpone', 'resume']),
    )
    await api.db.delete(accounts).where(eq(accounts.id, other.id))
  })

  test('that do not exist are refused', async () => {
    expect(SETUP_STEPS).not.toContain('weather')
    const init = { ...as(admin, { isPostponed: true }), method: 'PUT' }
    expect(await api.fail('/admin/setup/weather', init)).toMatchObject({ status: 400 })
  })
})

test('how mail is going: what waits, what failed today, and when one last went out', async () => {
  const at = new Date('2026-11-25T06:00:00Z')
  api.clock.now = at
  const mail = { recipient: 'a@example.org', subject: 'Hello', text: 'Hello', html: 'Hello' }
  const early = new Date(at.getTime() - 25 * HOUR_MS)
  await api.db.insert(mails).values([
    { ...mail, template: 'test', status: 'waiting', createdAt: at },
    { ...mail, template: 'test', status: 'failed', createdAt: early },
    { ...mail, template: 'test', status: 'failed', createdAt: at },
    { ...mail, template: 'test', status: 'sent', createdAt: early, sentAt: early },
  ])
  const { data } = await api.read(getSystemStatus, { token: admin.token })
  expect(data.mail).toEqual({
    ...{ isSet: false, waiting: 1, failed: 1 },
    lastSentAt: early.toISOString(),
  })
})
