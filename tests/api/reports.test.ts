import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sendReport } from '#contract/reports.ts'
import { mails, reports } from '#server/kit/db/tables/index.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import { jsonRequest, SITE_ORIGIN, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertAd, insertBusiness } from './setup/builders.ts'

const JOB = { kind: 'job', name: 'test' } as const

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await saveSettings({ db: api.db, actor: JOB }, { contactEmail: 'keeper@example.org' })
})

afterAll(() => api.close())

// A business and an ad may have the same number.
afterEach(() => api.db.delete(reports))

const kept = (recordId: number) =>
  api.db.select().from(reports).where(eq(reports.recordId, recordId)).orderBy(asc(reports.id))

describe('a report', () => {
  test('is kept, with an account or without', async () => {
    const ad = await insertAd(api.db)
    const body = { noun: 'classified' as const, recordId: ad.id, reason: 'fraud' as const }
    await api.read(sendReport, {
      body: { ...body, detail: ' Asked for money first ', shownFor: 9000 },
    })
    expect(await kept(ad.id)).toMatchObject([
      { accountId: null, detail: 'Asked for money first', status: 'new' },
    ])
    const { id, token } = await insertAccount(api.db)
    await api.read(sendReport, { body, token })
    await api.read(sendReport, { body, token })
    expect((await kept(ad.id)).map(({ accountId }) => accountId)).toEqual([null, id])
  })

  test('without an account tells its number to the address that was given', async () => {
    const { id: recordId } = await insertBusiness(api.db)
    const body = { noun: 'business' as const, recordId, reason: 'wrong' as const }
    await api.db.delete(mails)
    const sent = await api.read(sendReport, { body: { ...body, email: ' Ravi@example.org ' } })
    expect(sent.data.reference).toMatch(/^R-\d+$/)
    const toSender = (await api.db.select().from(mails)).find(
      ({ recipient }) => recipient === 'Ravi@example.org',
    )
    expect(toSender!.subject).toContain(sent.data.reference!)
    expect(toSender!.text).toMatch(/^Hello,$/m)
    expect((await kept(recordId))[0]).toMatchObject({ email: 'Ravi@example.org', name: null })
    expect(
      await api.fail('/reports', jsonRequest({ ...body, email: 'ravi at example' })),
    ).toMatchObject({
      status: 400,
      fields: { email: 'Enter a valid email address' },
    })
    await api.read(sendReport, { body: { ...body, email: '  ' } })
    expect((await kept(recordId))[1]).toMatchObject({ email: null })
  })

  test('is mailed to those who keep the website', async () => {
    const business = await insertBusiness(api.db, { name: 'Report <b>me</b>' })
    const body = {
      noun: 'business' as const,
      recordId: business.id,
      reason: 'wrong' as const,
      detail: 'It has moved',
    }
    await api.db.delete(mails)
    await api.read(sendReport, { body })
    const [mail] = await api.db.select().from(mails)
    expect(mail).toMatchObject({
      recipient: 'keeper@example.org',
      subject: 'Reported: Report <b>me</b>',
    })
    expect(mail!.text).toContain('It has moved')
    expect(mail!.text).toContain(`${SITE_ORIGIN}/business/${business.slug}`)
    expect(mail!.html).not.toContain('<b>me</b>')
  })

  test(
    'goes to the administrators without a contact address, and is refused when nobody would ' +
      'read it',
    async () => {
      const business = await insertBusiness(api.db)
      const body = { noun: 'business' as const, recordId: business.id, reason: 'wrong' as const }
      await saveSettings({ db: api.db, actor: JOB }, { contactEmail: '' })
      expect(await api.fail('/reports', jsonRequest(body))).toMatchObject({
        status: 409,
        code: 'NO_RECIPIENT',
        error: 'Reports are turned off right now.',
      })
      expect(await kept(business.id)).toEqual([])
      await api.db.delete(mails)
      for (const email of ['one@zila-desk.in', 'two@zila-desk.in'])
        await insertAccount(api.db, { role: 'admin', email, emailConfirmedAt: new Date() })
      await api.read(sendReport, { body })
      expect((await api.db.select().from(mails)).map(({ recipient }) => recipient)).toEqual([
        'one@zila-desk.in',
        'two@zila-desk.in',
      ])
      await saveSettings({ db: api.db, actor: JOB }, { contactEmail: 'keeper@example.org' })
    },
  )

  test('is about something public', async () => {
    const hidden = await insertAd(api.db, { status: 'pending' })
    const closed = await insertBusiness(api.db, { status: 'pending' })
    for (const [noun, recordId] of [
      ['classified', hidden.id],
      ['business', closed.id],
      ['review', 999_999],
      ['blog', 999_999],
    ] as const)
      expect(
        await api.fail('/reports', jsonRequest({ noun, recordId, reason: 'wrong' })),
      ).toMatchObject({
        status: 404,
      })
    expect(
      await api.fail('/reports', jsonRequest({ noun: 'account', recordId: 1, reason: 'wrong' })),
    ).toMatchObject({
      fields: { noun: expect.any(String) as string },
    })
  })

  test('is taken of what is over and still has a page', async () => {
    const closed = await insertBusiness(api.db, { status: 'closed', closedAt: new Date() })
    await api.read(sendReport, {
      body: { noun: 'business', recordId: closed.id, reason: 'fraud' },
    })
    for (const status of ['sold', 'expired'] as const) {
      const { id: recordId } = await insertAd(api.db, { status })
      await api.read(sendReport, { body: { noun: 'classified', recordId, reason: 'fraud' } })
      expect(await kept(recordId)).toHaveLength(1)
    }
    expect(await kept(closed.id)).toHaveLength(1)
  })

  test('by a program that fills what people do not see is taken and not kept', async () => {
    const ad = await insertAd(api.db)
    const body = { noun: 'classified' as const, recordId: ad.id, reason: 'other' as const }
    await api.read(sendReport, { body: { ...body, linkToDetails: 'http://spam.example' } })
    expect(await kept(ad.id)).toEqual([])
    expect(await api.fail('/reports', jsonRequest({ ...body, shownFor: 50 }))).toMatchObject({
      status: 429,
    })
  })

  test('is limited for each address', async () => {
    const ad = await insertAd(api.db)
    const report = () =>
      api.ask('/reports', {
        ...jsonRequest({ noun: 'classified', recordId: ad.id, reason: 'wrong' }),
        from: '203.0.113.88',
      })
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push((await report()).status)
    expect(statuses).toEqual([201, 201, 201, 429])
  })
})
