import { readdirSync } from 'node:fs'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { getNotificationPreferences, saveNotificationPreferences } from '#contract/notifications.ts'
import { confirmRegistration, register } from '#contract/accounts.ts'
import { sendEnquiry } from '#contract/enquiries.ts'
import { subscribeNewsletter } from '#contract/newsletter.ts'
import { getProfile, saveLanguage, saveMailLanguage } from '#contract/profile.ts'
import { submitComplaint } from '#contract/reports.ts'
import { NOTIFICATION_KINDS, getDefaultNotificationFrequency } from '#shared/rules/notifications.ts'
import { digestItems, mails as mailRows } from '#server/kit/db/tables/index.ts'
import { getNotificationKind, queueMail } from '#server/kit/mail/index.ts'
import { accountNotice } from '#server/kit/mail/templates/account-notice.ts'
import { listingShown } from '#server/kit/mail/templates/listing-shown.ts'
import { newMessage } from '#server/kit/mail/templates/message.ts'
import { MINUTE_MS, HOUR_MS } from '#shared/rules/duration.ts'
import { jsonRequest, SITE_ORIGIN, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, readRegistrationMail } from './setup/builders.ts'
import { readLastMailTo, readMailsTo } from './setup/mailed.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

afterEach(() => {
  api.clock.now = null
})

const message = (to: string) =>
  api.db.transaction((tx) =>
    queueMail(tx, {
      to,
      template: newMessage,
      values: {
        senderName: 'Ravi Oraon',
        about: 'Namuna Mobile Care',
        pictures: 0,
        subject: 'Hours',
        message: 'Are you open on Sunday?',
        url: `${SITE_ORIGIN}/messages`,
      },
    }),
  )
const choose = (token: string, body: object) =>
  api.read(saveNotificationPreferences, { token, body: body })

describe('what people want to be told', () => {
  test('is told at once unless they chose otherwise, the weekly summary if they did', async () => {
    const { token, email } = await insertAccount(api.db)
    const all = {
      ...Object.fromEntries(
        NOTIFICATION_KINDS.map((kind) => [kind, getDefaultNotificationFrequency(kind)]),
      ),
      textMessages: 'now',
    }
    expect((await api.read(getNotificationPreferences, { token })).data).toEqual(all)
    const { data } = await choose(token, { messages: 'off' })
    expect(data).toEqual({ ...all, messages: 'off' })
    await message(email.toUpperCase())
    expect(await readMailsTo(api.db, email)).toEqual([])
    // The other kinds go on.
    await api.db.transaction((tx) =>
      queueMail(tx, {
        to: email,
        template: listingShown,
        values: { name: 'Shop', url: SITE_ORIGIN },
      }),
    )
    expect(await readMailsTo(api.db, email)).toMatchObject([{ template: 'listing-shown' }])
  })

  test('to an address that is no account’s, it is told at once', async () => {
    await message('nobody@example.org')
    expect(await readMailsTo(api.db, 'nobody@example.org')).toMatchObject([{ template: 'message' }])
  })

  test('once a day: one mail at eight in the morning', async () => {
    const { token, email, id } = await insertAccount(api.db)
    await choose(token, { messages: 'daily' })
    await message(email)
    await message(email)
    expect(await readMailsTo(api.db, email)).toEqual([])
    const { createdAt } = (
      await api.db.select().from(digestItems).where(eq(digestItems.accountId, id))
    )[0]!
    const morning = new Date(createdAt)
    morning.setUTCHours(2, 29, 0, 0)
    if (morning <= createdAt) morning.setUTCDate(morning.getUTCDate() + 1)
    api.clock.now = morning
    await api.runTask('send daily mails')
    expect(await readMailsTo(api.db, email)).toEqual([])
    api.clock.now = new Date(morning.getTime() + 2 * MINUTE_MS)
    await api.runTask('send daily mails')
    await api.runTask('send daily mails')
    const [mail, ...more] = await readMailsTo(api.db, email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ template: 'digest' })
    expect(mail!.subject).toContain('2 updates')
    expect(mail!.text).toContain('Are you open on Sunday?')
    expect(mail!.text).toContain(`${SITE_ORIGIN}/messages`)
  })

  test('what waits is forgotten when it is wanted no more', async () => {
    const { token, email, id } = await insertAccount(api.db)
    await choose(token, { messages: 'daily' })
    await message(email)
    await choose(token, { messages: 'off' })
    expect(await api.db.$count(digestItems, eq(digestItems.accountId, id))).toBe(0)
  })

  test('what protects an account is told whatever they chose', async () => {
    const { token, email } = await insertAccount(api.db)
    await choose(token, { messages: 'off', inquiries: 'off', enquiries: 'off', listings: 'off' })
    const values = { event: 'password-changed', url: SITE_ORIGIN } as const
    await api.db.transaction((tx) => queueMail(tx, { to: email, template: accountNotice, values }))
    expect(await readMailsTo(api.db, email)).toHaveLength(1)
  })

  test.each([[{ messages: 'often' }], [{ messages: null }], [[]]])(
    '%o is refused',
    async (wrong) => {
      const { token } = await insertAccount(api.db)
      const init = { ...jsonRequest(wrong, { Authorization: `Bearer ${token}` }), method: 'PUT' }
      expect(await api.fail('/users/profile/notifications', init)).toMatchObject({
        code: 'INVALID_INPUT',
      })
    },
  )

  test('every template has a kind', () => {
    const names = readdirSync('src/server/kit/mail/templates').map((file) =>
      file.replace('.ts', ''),
    )
    expect(names.filter((name) => getNotificationKind(name) === undefined)).toEqual([])
  })
})

describe('the language of mails', () => {
  const speak = (token: string, language: 'en' | 'hi') =>
    api.read(saveLanguage, { token, body: { language } })
  const reset = (to: string) =>
    api.db.transaction((tx) =>
      queueMail(tx, {
        to,
        template: accountNotice,
        values: { event: 'passkey-added', url: SITE_ORIGIN },
      }),
    )

  test('is English, with a line in Hindi, until Hindi is chosen', async () => {
    const { token, email } = await insertAccount(api.db)
    expect((await api.read(getProfile, { token })).data.language).toBe('en')
    await reset(email)
    expect((await readLastMailTo(api.db, email)).html).toContain('<html lang="en">')
    const { data } = await speak(token, 'hi')
    expect(data).toMatchObject({ language: 'hi', mailLanguage: 'hi' })
    await reset(email.toUpperCase())
    await message(email)
    const mails = await api.db
      .select()
      .from(mailRows)
      .where(inArray(mailRows.recipient, [email, email.toUpperCase()]))
      .orderBy(mailRows.id)
    expect(mails.slice(1).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('एक पासकी जोड़ी गई है'),
      'Ravi Oraon: Hours',
    ])
    for (const { html, text } of mails.slice(1)) {
      expect(html).toContain('<html lang="hi">')
      expect(html).toContain('बटन काम न करे')
      expect(text).not.toMatch(/If the button|If this was you/)
    }
    await speak(token, 'en')
    await reset(email)
    expect((await readLastMailTo(api.db, email)).html).toContain('<html lang="en">')
  })

  test('the daily mail and what it gathers are in it, too', async () => {
    const { token, email } = await insertAccount(api.db)
    await speak(token, 'hi')
    await choose(token, { listings: 'daily' })
    const values = { name: 'Namuna Mobile Care', url: SITE_ORIGIN }
    await api.db.transaction((tx) => queueMail(tx, { to: email, template: listingShown, values }))
    api.clock.now = new Date(Date.now() + 25 * HOUR_MS)
    await api.runTask('send daily mails')
    const { template, text } = await readLastMailTo(api.db, email)
    expect(template).toBe('digest')
    expect(text).toContain('आपने दिन में एक मेल चुना है')
    expect(text).toContain('हमने आपका कारोबार “Namuna Mobile Care” देख लिया है')
  })

  test('of a visitor is that of the page, unless their account has chosen one', async () => {
    const { email: known } = await insertAccount(api.db, { language: 'en' })
    await insertAccount(api.db, { role: 'admin' })
    const language = 'hi'
    const [name, reason, detail] = ['Asha', 'other', 'It shows my number.'] as const
    for (const [email, expected] of [
      ['hindi-reader@example.com', 'hi'],
      [known, 'en'],
    ] as const) {
      await api.read(sendEnquiry, { body: { name, email, message: detail, language } })
      await api.read(submitComplaint, { body: { name, email, reason, detail, language } })
      await api.read(subscribeNewsletter, { body: { email, language } })
      await api.runTask('answer requests for mail: newsletter')
      const mails = await readMailsTo(api.db, email)
      expect(mails.map(({ template }) => template).sort()).toEqual([
        'confirm-newsletter',
        'contact-received',
        'report-received',
      ])
      for (const { html } of mails) expect(html).toContain(`<html lang="${expected}">`)
    }
  })

  test('of an account is the one that it was registered in, from the first mail on', async () => {
    const email = 'new-reader@example.com'
    const { data } = await api.read(register, {
      body: { name: 'Asha', email, password: 'three brass lamps', role: 'user', language: 'hi' },
    })
    const { code } = await readRegistrationMail(api, email)
    expect((await readLastMailTo(api.db, email)).html).toContain('<html lang="hi">')
    const body = { registration: data.registration, code }
    const { token } = (await api.read(confirmRegistration, { body })).data
    expect((await api.read(getProfile, { token })).data.language).toBe('hi')
  })

  test('is chosen by its former name too', async () => {
    const { token } = await insertAccount(api.db)
    await api.read(saveMailLanguage, { token, body: { mailLanguage: 'hi' } })
    expect((await api.read(getProfile, { token })).data.language).toBe('hi')
  })

  test('is there for code of before under its former name', async () => {
    const { id } = await insertAccount(api.db, { language: 'hi' })
    const { rows } = await api.db.execute(sql`select mail_language from accounts where id = ${id}`)
    expect(rows).toEqual([{ mail_language: 'hi' }])
  })

  test.each([['fr'], [null], ['HI']])('%o is refused', async (language) => {
    const { token } = await insertAccount(api.db)
    const init = {
      ...jsonRequest({ language }, { Authorization: `Bearer ${token}` }),
      method: 'PUT',
    }
    expect(await api.fail(saveLanguage.path, init)).toMatchObject({ code: 'INVALID_INPUT' })
  })
})
