import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/newsletter.ts'
import { mails, newsletterSubscribers } from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { jsonRequest, SITE_ORIGIN, startApi, type TestApi } from './setup/api.ts'

let api: TestApi
beforeAll(async () => void (api = await startApi()))
afterAll(() => api.close())

let day = 0
beforeEach(async () => {
  api.clock.now = new Date(Date.UTC(2026, 0, (day += 60)))
  await api.db.delete(mails)
  await api.db.delete(newsletterSubscribers)
})

const later = (days: number) => (api.clock.now = new Date(api.clock.now!.getTime() + days * DAY_MS))
const subscribe = async (email: string, more = {}) => {
  const { data } = await api.read(contract.subscribeNewsletter, { body: { email, ...more } })
  await api.runTask('answer requests for mail: newsletter')
  return data
}
const sent = () => api.db.select().from(mails).orderBy(desc(mails.id))
const people = () => api.db.select().from(newsletterSubscribers)
const tokenOf = (text: string) => /confirm\?token=([\w-]+)/.exec(text)![1]!
const lastToken = async () => tokenOf((await sent())[0]!.text)
const confirm = async (token: string) =>
  (await api.read(contract.confirmNewsletter, { body: { token } })).data
const signedLink = async () => (await sent())[0]!.unsubscribeUrl!
const below = (address: string) => address.replace(`${SITE_ORIGIN}/api`, '')

describe('asking', () => {
  test('sends a link to confirm and nothing else', async () => {
    await subscribe(' Asha@Example.org ')
    expect(await people()).toMatchObject([{ email: 'asha@example.org', status: 'pending' }])
    const [mail, ...more] = await sent()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'asha@example.org',
      template: 'confirm-newsletter',
      unsubscribeUrl: null,
    })
    expect(mail!.text).toContain(`${SITE_ORIGIN}/newsletter/confirm?token=`)
    const [{ confirmTokenHash }] = (await people()) as [
      (typeof newsletterSubscribers)['$inferSelect'],
    ]
    expect(mail!.text).not.toContain(confirmTokenHash)
  })

  test(
    'answers the same for an address that is known, and sends nothing to one that has ' +
      'confirmed',
    async () => {
      const first = await subscribe('asha@example.org')
      expect(await subscribe('ASHA@example.org')).toEqual(first)
      expect(await sent()).toHaveLength(1)
      later(0.01)
      expect(await subscribe('asha@example.org')).toEqual(first)
      expect(await sent()).toHaveLength(2)
      await confirm(await lastToken())
      later(1)
      expect(await subscribe('asha@example.org')).toEqual(first)
      expect(await sent()).toHaveLength(3)
    },
  )

  test('many at once are one', async () => {
    await Promise.all([1, 2, 3, 4].map(() => subscribe('asha@example.org')))
    expect(await sent()).toHaveLength(1)
  })

  test('refuses what is no address', async () => {
    expect(await api.fail('/newsletter', jsonRequest({ email: 'asha' }))).toMatchObject({
      status: 400,
      fields: { email: 'Enter a valid email address' },
    })
  })

  test('the honeypot answers as ever and sends nothing', async () => {
    const honest = await subscribe('asha@example.org')
    expect(await subscribe('other@example.org', { linkToDetails: 'x' })).toEqual(honest)
    expect(await people()).toHaveLength(1)
  })

  test('three mails a day to an unconfirmed address, whoever asks; five questions', async () => {
    for (let i = 0; i < 5; i++) {
      await subscribe('asha@example.org')
      later(0.01)
    }
    expect(await sent()).toHaveLength(3)
    expect(await api.fail('/newsletter', jsonRequest({ email: 'asha@example.org' }))).toMatchObject(
      {
        status: 429,
      },
    )
  })
})

describe('confirming', () => {
  test('begins the newsletter, and the mail about it says how to end it', async () => {
    await subscribe('asha@example.org')
    await confirm(await lastToken())
    expect(await people()).toMatchObject([{ status: 'confirmed', confirmTokenHash: null }])
    expect((await sent())[0]).toMatchObject({
      template: 'newsletter-begins',
      recipient: 'asha@example.org',
    })
    expect(await signedLink()).toMatch(`${SITE_ORIGIN}/api/newsletter/unsubscribe?s=`)
  })

  test('works once, for a week', async () => {
    await subscribe('asha@example.org')
    const token = await lastToken()
    later(8)
    expect(await api.fail('/newsletter/confirm', jsonRequest({ token }))).toMatchObject({
      status: 400,
      code: 'LINK_INVALID',
    })
    await subscribe('asha@example.org')
    const fresh = await lastToken()
    await confirm(fresh)
    expect(await api.fail('/newsletter/confirm', jsonRequest({ token: fresh }))).toMatchObject({
      code: 'LINK_INVALID',
    })
  })

  test('without script: the page sends itself, and is shown again', async () => {
    await subscribe('asha@example.org')
    const form = {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: SITE_ORIGIN },
    }
    const answer = await api.ask(`/forms/newsletter/confirm?token=${await lastToken()}`, form)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(`${SITE_ORIGIN}/newsletter/confirm#done`)
    expect(await people()).toMatchObject([{ status: 'confirmed' }])
    const again = await api.ask('/forms/newsletter/confirm?token=gone', form)
    expect(again.status).toBe(400)
    expect(await again.text()).toContain('This link is incomplete')
  })

  test('a form that is not what it says is refused as such', async () => {
    for (const [type, body] of [
      ['multipart/form-data', 'email=asha'],
      ['multipart/form-data; boundary=x', '--x\r\nnothing like a part'],
      [
        'multipart/form-data; boundary=x',
        '--y\r\nContent-Disposition: form-data\r\n\r\n1\r\n--y--',
      ],
    ] as const) {
      const headers = { 'Content-Type': type, Origin: SITE_ORIGIN }
      const answer = await api.ask('/forms/newsletter', { method: 'POST', headers, body })
      expect(answer.status, body).toBe(400)
      expect(await answer.text()).toContain('The form could not be read.')
    }
  })
})

describe('ending', () => {
  beforeEach(async () => {
    await subscribe('asha@example.org')
    await confirm(await lastToken())
  })

  test('by the one click of a mail program, which sends a form and no origin', async () => {
    const answer = await api.ask(below(await signedLink()), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(answer.status).toBe(200)
    expect(await people()).toMatchObject([{ status: 'unsubscribed' }])
  })

  test('by opening the link, which leads to the page and changes nothing by itself', async () => {
    const link = await signedLink()
    const answer = await api.ask(below(link))
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe(link.replace('/api/', '/'))
    expect(await people()).toMatchObject([{ status: 'confirmed' }])
  })

  test('twice is once; it can be taken back, or asked for again', async () => {
    const s = new URL(await signedLink()).searchParams.get('s')!
    await api.read(contract.unsubscribeNewsletter, { query: { s } })
    await api.read(contract.unsubscribeNewsletter, { query: { s } })
    expect(await people()).toMatchObject([{ status: 'unsubscribed' }])
    await api.read(contract.resubscribeNewsletter, { query: { s } })
    expect(await people()).toMatchObject([{ status: 'confirmed', unsubscribedAt: null }])
    await api.read(contract.unsubscribeNewsletter, { query: { s } })
    await subscribe('asha@example.org')
    expect(await people()).toMatchObject([{ status: 'unsubscribed' }])
    await confirm(await lastToken())
    expect(await people()).toMatchObject([{ status: 'confirmed' }])
  })

  test.each(['', '1', '1.x', '999999.abc', '1.2.3'])(
    'nobody ends it for another: %j',
    async (s) => {
      const answer = await api.fail(`/newsletter/unsubscribe?s=${s}`, { method: 'POST' })
      expect(answer).toMatchObject({ status: 400, code: 'LINK_INVALID' })
      expect(await people()).toMatchObject([{ status: 'confirmed' }])
    },
  )
})

test('an address that was never confirmed is forgotten after a month', async () => {
  await subscribe('asha@example.org')
  later(29)
  await api.runTask('forget unconfirmed subscribers')
  expect(await people()).toHaveLength(1)
  later(2)
  await api.runTask('forget unconfirmed subscribers')
  expect(await people()).toEqual([])
})
