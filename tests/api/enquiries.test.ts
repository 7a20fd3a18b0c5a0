import { readFileSync } from 'node:fs'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendEnquiryAlias, sendEnquiry } from '#contract/enquiries.ts'
import { getSettings } from '#contract/settings.ts'
import {
  accounts,
  auditEntries,
  enquiries,
  mails,
  publishMarks,
} from '#server/kit/db/tables/index.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { jsonRequest, SITE_ORIGIN, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness } from './setup/builders.ts'

const JOB = { kind: 'job', name: 'test' } as const

let api: TestApi
beforeAll(async () => void (api = await startApi()))
afterAll(() => api.close())

let minute = 0
/** Each test starts after the limits and the memory of repeated requests have ended. */
beforeEach(async () => {
  api.clock.now = new Date(Date.UTC(2026, 0, 1) + (minute += 60 * 48) * MINUTE_MS)
  await api.db.delete(enquiries)
  await api.db.delete(mails)
  await saveSettings({ db: api.db, actor: JOB }, { contactEmail: 'desk@suhana.example' })
})

const asha = {
  name: 'Asha Kumari',
  email: 'asha@example.org',
  message: 'Is the office open on Saturday?',
}
const kept = () => api.db.select().from(enquiries).orderBy(desc(enquiries.id))

describe.each([sendEnquiry, sendEnquiryAlias])('$path', (endpoint) => {
  test('keeps what someone writes to the website', async () => {
    const { data } = await api.read(endpoint, { body: asha })
    expect(data.message).toBe("Message sent successfully! We'll get back to you soon.")
    const rows = await kept()
    expect(rows).toMatchObject([
      { ...asha, businessId: null, phone: null, status: 'new', accountId: null },
    ])
    const [entry] = await api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
    expect(entry).toMatchObject({
      actor: 'visitor',
      action: 'send',
      noun: 'enquiries',
      recordId: rows[0]!.id,
    })
  })

  test('keeps what someone writes to a business, under the name it has here', async () => {
    const business = await insertBusiness(api.db, { name: 'Sharma Medical' })
    const { data } = await api.read(endpoint, {
      body: {
        ...asha,
        phone: ' 98350 00000 ',
        businessId: business.id,
        businessName: 'Another name',
      },
    })
    expect(data.message).toBe('Message sent successfully!')
    expect(await kept()).toMatchObject([
      { businessId: business.id, businessName: 'Sharma Medical', phone: '98350 00000' },
    ])
  })
})

describe('is told by mail', () => {
  const sent = () => api.db.select().from(mails)

  test('to the website, to be answered to the sender', async () => {
    await api.read(sendEnquiry, { body: { ...asha, message: 'Open <b>now</b>?' } })
    const [mail] = await sent()
    expect(mail).toMatchObject({ recipient: 'desk@suhana.example', replyTo: 'asha@example.org' })
    expect(mail!.html).toContain('Open &lt;b&gt;now&lt;/b&gt;?')
  })

  test('to the owner of the business, or to its own address, or else to the website', async () => {
    const owner = await insertAccount(api.db, { role: 'owner' })
    const left = await insertAccount(api.db, { role: 'owner', status: 'inactive' })
    const email = 'shop@suhana.example'
    const recipientOf = async (values: Parameters<typeof insertBusiness>[1]) => {
      await api.db.delete(mails)
      const { id } = await insertBusiness(api.db, values)
      await api.read(sendEnquiry, { body: { ...asha, businessId: id } })
      return (await sent()).map(({ recipient }) => recipient)
    }
    expect(await recipientOf({ ownerId: owner.id, email })).toEqual([owner.email])
    expect(await recipientOf({ ownerId: left.id, email })).toEqual([email])
    expect(await recipientOf({ email })).toEqual([email])
    // What the website answers itself gets a number, which the sender is told.
    expect(await recipientOf({})).toEqual(['desk@suhana.example', asha.email])
  })

  test('once for the same again, and never for spam', async () => {
    const { id } = await insertBusiness(api.db, { email: 'shop@suhana.example' })
    await api.read(sendEnquiry, { body: { ...asha, businessId: id } })
    await api.read(sendEnquiry, { body: { ...asha, businessId: id } })
    await api.read(sendEnquiry, {
      body: { ...asha, businessId: id, message: 'Buy', linkToDetails: 'x' },
    })
    expect(await sent()).toHaveLength(1)
  })
})

describe('without a contact address', () => {
  beforeEach(async () => {
    await saveSettings({ db: api.db, actor: JOB }, { contactEmail: '' })
    await api.db.update(accounts).set({ status: 'inactive' }).where(eq(accounts.role, 'admin'))
  })
  const takesMessages = async () => (await api.read(getSettings)).data.takesMessages
  const recipients = async () =>
    (await api.db.select().from(mails)).map(({ recipient }) => recipient)
  const administrator = (email: string, values: Partial<typeof accounts.$inferInsert> = {}) =>
    insertAccount(api.db, { role: 'admin', email, emailConfirmedAt: new Date(), ...values })

  test(
    'what is written to the website or to an unowned listing goes to every active ' +
      'administrator',
    async () => {
      await administrator('first@zila-desk.in')
      await administrator('second@zila-desk.in')
      await administrator('left@zila-desk.in', { status: 'inactive' })
      await administrator('unconfirmed@zila-desk.in', { emailConfirmedAt: null })
      await administrator('other@zila.local')
      expect(await takesMessages()).toBe(true)
      const { id: businessId } = await insertBusiness(api.db)
      for (const body of [asha, { ...asha, businessId }]) {
        await api.db.delete(mails)
        await api.read(sendEnquiry, { body })
        expect(await recipients()).toEqual([
          'first@zila-desk.in',
          'second@zila-desk.in',
          asha.email,
        ])
      }
    },
  )

  test('with no active administrator it is refused and not kept', async () => {
    await administrator('left-again@zila-desk.in', { status: 'inactive' })
    expect(await takesMessages()).toBe(false)
    const { id: businessId } = await insertBusiness(api.db)
    for (const body of [asha, { ...asha, businessId }])
      expect(await api.fail('/contact', jsonRequest(body))).toMatchObject({
        status: 409,
        code: 'NO_RECIPIENT',
        error: expect.stringContaining(
          body === asha ? 'Messages are turned off' : 'Please call or visit',
        ) as string,
      })
    expect([await kept(), await recipients()]).toEqual([[], []])
    const form = {
      method: 'POST',
      headers: { Origin: SITE_ORIGIN },
      body: new URLSearchParams(asha),
    }
    const page = await api.ask('/forms/contact', form)
    expect([page.status, await page.text()]).toEqual([
      409,
      expect.stringContaining('Messages are turned off'),
    ])
  })

  test.each([
    ['of the first start', 'admin@zila.local', {}],
    ['with an address of a machine', 'root@[192.168.1.7]', {}],
    ['with an address that stands for an example', 'admin@example.com', {}],
    ['who has not confirmed their address', 'new@zila-desk.in', { emailConfirmedAt: null }],
  ])('an administrator %s gets no mail, but what is written is kept', async (_, email, values) => {
    await administrator(email, values)
    expect(await takesMessages()).toBe(true)
    const { id: businessId } = await insertBusiness(api.db)
    for (const body of [asha, { ...asha, businessId }]) await api.read(sendEnquiry, { body })
    expect((await kept()).map(({ forSite }) => forSite)).toEqual([true, true])
    // The sender alone is mailed: the number of the message.
    expect(new Set(await recipients())).toEqual(new Set([asha.email]))
    const form = {
      method: 'POST',
      headers: { Origin: SITE_ORIGIN },
      body: new URLSearchParams(asha),
    }
    expect((await api.ask('/forms/contact', form)).status).toBeLessThan(400)
    await api.db.delete(accounts).where(eq(accounts.email, email))
  })

  test('a business whose owner or email reads is still written to', async () => {
    const { id: businessId } = await insertBusiness(api.db, { email: 'shop@suhana.example' })
    await api.read(sendEnquiry, { body: { ...asha, businessId } })
    expect(await recipients()).toEqual(['shop@suhana.example'])
  })

  test('administrators who come, move or go mark the pages to be published', async () => {
    const marks = async (change: () => Promise<unknown>) => {
      await api.db.delete(publishMarks)
      await change()
      return (await api.db.select().from(publishMarks)).map(({ noun, recordId }) => [
        noun,
        recordId,
      ])
    }
    const set = (values: Partial<typeof accounts.$inferInsert>) =>
      api.db.update(accounts).set(values).where(eq(accounts.email, 'here@zila-desk.in'))
    const settings = [['settings', 1]]
    expect(await marks(() => administrator('here@zila-desk.in'))).toEqual(settings)
    expect(await marks(() => set({ name: 'Another', phone: '+919000000001' }))).toEqual([])
    for (const values of [
      { status: 'inactive' },
      { status: 'active' },
      { role: 'user' },
      { role: 'admin' },
    ] as const)
      expect(await marks(() => set(values)), JSON.stringify(values)).toEqual(settings)
    // Whether mail reaches them is not said on a page.
    expect(await marks(() => set({ emailConfirmedAt: null }))).toEqual([])
    expect(await marks(() => insertAccount(api.db, { email: 'visitor@zila-desk.in' }))).toEqual([])
  })
})

test('hostile words are kept and mailed as text', async () => {
  const file = new URL('../fixtures/hostile-strings.json', import.meta.url)
  const strings = JSON.parse(readFileSync(file, 'utf8')) as string[]
  const { id } = await insertBusiness(api.db, { email: 'shop@suhana.example' })
  let sent = 0
  for (const [n, text] of strings.entries()) {
    const body = {
      name: text.slice(0, 100),
      email: `h${n}@example.org`,
      message: text,
      businessId: id,
    }
    const answer = await api.ask('/contact', { ...jsonRequest(body), from: `203.0.113.${n % 250}` })
    api.clock.now = new Date(api.clock.now!.getTime() + 5 * MINUTE_MS)
    if (answer.status === 201) sent += 1
    else expect(answer.status).toBe(400)
  }
  expect(sent).toBeGreaterThan(150)
  const written = await api.db.select().from(mails)
  expect(written).toHaveLength(sent)
  for (const { html } of written) {
    const tags = [...html.matchAll(/<\/?([a-z][\w-]*)/gi)].map((match) => match[1]!.toLowerCase())
    const known = 'html head meta title body table tr td p a blockquote br span'.split(' ')
    expect(tags.filter((tag) => !known.includes(tag))).toEqual([])
    expect(html).not.toMatch(/<[^>]*\son\w+\s*=/i)
  }
})

describe('without script', () => {
  const post = (
    fields: Record<string, string>,
    headers: Record<string, string> = { Origin: SITE_ORIGIN },
  ) => api.ask('/forms/contact', { method: 'POST', headers, body: new URLSearchParams(fields) })

  test('a plain form is kept, and leads back to the page', async () => {
    const answer = await post({ ...asha, linkToDetails: '' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(`${SITE_ORIGIN}/contact#done`)
    expect(await kept()).toMatchObject([{ ...asha, status: 'new' }])
  })

  test('what is wrong is said on a page', async () => {
    const answer = await post({ ...asha, name: ' ', message: '' })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('Content-Type')).toContain('text/html')
    const page = await answer.text()
    expect(page).toContain('Enter your name')
    expect(page).toContain('Write a message')
  })

  test('a form of another website is refused', async () => {
    expect((await post(asha, { Origin: 'https://evil.example' })).status).toBe(403)
    expect(await kept()).toEqual([])
  })
})

test('who is signed in is known as the sender', async () => {
  const { id, token } = await insertAccount(api.db)
  await api.read(sendEnquiry, { body: asha, token })
  expect(await kept()).toMatchObject([{ accountId: id }])
})

test.each([
  [{ name: 'Enter your name' }, { name: ' ' }],
  [{ email: 'Enter a valid email address' }, { email: 'asha@' }],
  [{ message: 'Write a message' }, { message: '\n' }],
  [{ message: 'At most 5000 characters' }, { message: 'a'.repeat(5001) }],
  [{ phone: 'At most 40 characters' }, { phone: '9'.repeat(41) }],
])('refuses %j', async (fields, wrong) => {
  expect(await api.fail('/contact', jsonRequest({ ...asha, ...wrong }))).toMatchObject({
    status: 400,
    fields,
  })
  expect(await kept()).toEqual([])
})

test.each(['inactive', 'pending'] as const)(
  'a business that is %s cannot be written to',
  async (status) => {
    const { id } = await insertBusiness(api.db, { status })
    expect(await api.fail('/contact', jsonRequest({ ...asha, businessId: id }))).toMatchObject({
      status: 404,
    })
    expect(await kept()).toEqual([])
  },
)

describe('the same again', () => {
  test('within minutes is kept once and answered like the first', async () => {
    await Promise.all([1, 2, 3].map(() => api.read(sendEnquiry, { body: asha })))
    expect(await kept()).toHaveLength(1)
  })

  test('later, or to another, is another', async () => {
    const business = await insertBusiness(api.db)
    await api.read(sendEnquiry, { body: asha })
    await api.read(sendEnquiry, { body: { ...asha, businessId: business.id } })
    api.clock.now = new Date(api.clock.now!.getTime() + 11 * MINUTE_MS)
    await api.read(sendEnquiry, { body: asha })
    expect(await kept()).toHaveLength(3)
  })
})

describe('the honeypot', () => {
  test('sets apart what filled the field that people do not see, and answers as ever', async () => {
    const honest = await api.read(sendEnquiry, { body: asha })
    const caught = await api.read(sendEnquiry, {
      body: { ...asha, message: 'Buy', linkToDetails: 'https://spam.example', shownFor: 10 },
    })
    expect(caught.data).toEqual({
      ...honest.data,
      reference: expect.stringMatching(/^C-\d+$/) as string,
    })
    expect(await api.db.$count(mails, eq(mails.template, 'contact-received'))).toBe(1)
    expect(await kept()).toMatchObject([{ message: 'Buy', status: 'spam' }, { status: 'new' }])
  })

  test('asks who is quicker than a person to send again', async () => {
    const answer = await api.ask('/contact', jsonRequest({ ...asha, shownFor: 300 }))
    expect(answer.status).toBe(429)
    expect(answer.headers.get('Retry-After')).toBe('2')
    expect(await answer.json()).toMatchObject({
      error: 'That was too fast. Please wait a moment and send it again.',
    })
    expect(await kept()).toEqual([])
    await api.read(sendEnquiry, { body: { ...asha, shownFor: 2300 } })
    expect(await kept()).toHaveLength(1)
  })
})

describe('limits', () => {
  test('so many from one address in ten minutes, then a time to wait', async () => {
    const send = (i: number) =>
      api.ask('/contacts', {
        ...jsonRequest({ ...asha, email: `a${i}@example.org` }),
        from: '203.0.113.40',
      })
    for (let i = 0; i < 10; i++) expect((await send(i)).status).toBe(201)
    const refused = await send(10)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500)
    expect(
      (await api.ask('/contacts', { ...jsonRequest(asha), from: '203.0.113.41' })).status,
    ).toBe(201)
  })
})
