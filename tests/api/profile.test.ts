import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { forgotPassword, login, getCurrentAccount } from '#contract/accounts.ts'
import {
  changePassword,
  confirmNewEmail,
  getProfile,
  ratePassword,
  removeProfilePhoto,
  updateProfile,
} from '#contract/profile.ts'
import { auditEntries, publishMarks, uploads } from '#server/kit/db/tables/index.ts'
import { MINUTE_MS, DAY_MS } from '#shared/rules/duration.ts'
import { authorizedRequest, jsonRequest, startApi, type TestApi } from './setup/api.ts'
import {
  insertAccount,
  insertBusiness,
  insertReview,
  TEST_PASSWORD,
  createToken,
} from './setup/builders.ts'
import { readLastMailTo, readMailsTo } from './setup/mailed.ts'

const NEW_PASSWORD = 'khovar on a clay wall'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

afterEach(() => {
  api.clock.now = null
})

type Made = Awaited<ReturnType<typeof insertAccount>>

const put = (token: string, body: object) =>
  ({ ...jsonRequest(body, { Authorization: `Bearer ${token}` }), method: 'PUT' }) as const
const post = (token: string, body: object) =>
  jsonRequest(body, { Authorization: `Bearer ${token}` })
const bodyOf = ({ name, email }: Made, changes: object = {}) => ({ name, email, ...changes })

async function mailedToken(email: string): Promise<string> {
  const mail = (await readMailsTo(api.db, email)).find(
    ({ template }) => template === 'confirm-new-email',
  )
  return /profile#new-email=([\w-]{43})\s/.exec(mail?.text ?? '')![1]!
}

describe('the profile', () => {
  test('is read and written by its owner', async () => {
    const account = await insertAccount(api.db)
    const { token } = account
    const body = bodyOf(account, {
      phone: '90066 18191',
      address: 'Redma Chowk',
      city: 'Nayanagar',
      state: 'Madhyam',
      pincode: '425001',
      customerType: 'freelancer' as const,
    })
    const { data } = await api.read(updateProfile, { token, body })
    expect(data).toMatchObject({ ...body, phone: '+919006618191', pendingEmail: null })
    expect((await api.read(getProfile, { token })).data).toEqual(data)
    const cleared = { ...body, phone: '', address: null }
    const { data: after } = await api.read(updateProfile, { token, body: cleared })
    expect(after).toMatchObject({ phone: null, address: null, city: 'Nayanagar' })
  })

  test('leaves what is not given as it is', async () => {
    const account = await insertAccount(api.db, { city: 'Sonpani' })
    const { data } = await api.read(updateProfile, {
      token: account.token,
      body: bodyOf(account, { name: 'Asha Devi' }),
    })
    expect(data).toMatchObject({ name: 'Asha Devi', city: 'Sonpani', customerType: 'individual' })
  })

  test.each(['admin', 'owner', 'user', 'emperor'])(
    'takes the role %s and changes nothing by it',
    async (role) => {
      const account = await insertAccount(api.db)
      const { token } = account
      const { data } = await api.read(updateProfile, { token, body: bodyOf(account, { role }) })
      expect(data.role).toBe('user')
      expect((await api.read(getCurrentAccount, { token })).data.role).toBe('user')
    },
  )

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    // Reviews show it at once.
    [{ name: 'Call 94310-12345' }, 'name'],
    [{ name: 'lucky (at) casino dot com' }, 'name'],
    [{ name: 'Asha www.casino.example' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ pincode: '022101' }, 'pincode'],
    [{ address: 'x'.repeat(301) }, 'address'],
    [{ customerType: 'king' }, 'customerType'],
  ])('refuses %o', async (wrong, field) => {
    const account = await insertAccount(api.db)
    const failed = await api.fail('/users/profile', put(account.token, bodyOf(account, wrong)))
    expect(failed).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect(Object.keys(failed.fields ?? {})).toEqual([field])
  })

  test('a name of before, with a number in it, is in the way of nothing else', async () => {
    const account = await insertAccount(api.db, { name: 'Asha 9431012345' })
    const body = bodyOf(account, { city: 'Sonpani' })
    expect((await api.read(updateProfile, { token: account.token, body })).data).toMatchObject({
      name: 'Asha 9431012345',
      city: 'Sonpani',
    })
  })

  test('belongs to who is signed in', async () => {
    expect(await api.fail('/users/profile')).toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(await api.fail('/users/profile', put('x', {}))).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })

  test('a new name stands with the reviews; the log does not repeat what was written', async () => {
    const account = await insertAccount(api.db)
    const review = await insertReview(api.db, {
      businessId: (await insertBusiness(api.db)).id,
      accountId: account.id,
    })
    const body = bodyOf(account, { name: 'Asha Devi', phone: '9006618191' })
    await api.read(updateProfile, { token: account.token, body })
    const marks = await api.db
      .select()
      .from(publishMarks)
      .where(and(eq(publishMarks.noun, 'reviews'), eq(publishMarks.recordId, review.id)))
    expect(marks).toMatchObject([{ change: 'updated' }])
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.accountId, account.id))
    expect(entry).toMatchObject({ action: 'change the profile' })
    expect(entry!.detail).toEqual({ fields: ['name', 'phone'] })
  })
})

describe('another mail address', () => {
  const change = (account: Made, email: string) =>
    api.read(updateProfile, { token: account.token, body: bodyOf(account, { email }) })

  test('counts when it is confirmed, and the old one is told twice', async () => {
    const account = await insertAccount(api.db)
    const email = `new${account.id}@example.org`
    const { data } = await change(account, email.toUpperCase())
    expect(data).toMatchObject({ email: account.email, pendingEmail: email })
    expect(await readMailsTo(api.db, account.email)).toMatchObject([{ template: 'account-notice' }])
    const { data: after } = await api.read(confirmNewEmail, {
      token: account.token,
      body: { token: await mailedToken(email) },
    })
    expect(after).toMatchObject({ email, pendingEmail: null, emailConfirmed: true })
    expect((await readMailsTo(api.db, account.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('was changed'),
      expect.stringContaining('change requested'),
    ])
    await api.read(login, { body: { email, password: TEST_PASSWORD } })
    expect(
      await api.fail('/auth/login', jsonRequest({ email: account.email, password: TEST_PASSWORD })),
    ).toMatchObject({ code: 'BAD_CREDENTIALS' })
  })

  test('is told in the language of the account, in both mailboxes', async () => {
    const account = await insertAccount(api.db, { language: 'hi' })
    const email = `new${account.id}@example.org`
    await change(account, email)
    const asked = await readLastMailTo(api.db, email)
    expect(asked.html).toContain('<html lang="hi">')
    await api.read(confirmNewEmail, {
      token: account.token,
      body: { token: await mailedToken(email) },
    })
    const mails = await readMailsTo(api.db, account.email)
    expect(mails.map(({ html }) => html.includes('<html lang="hi">'))).toEqual([true, true])
  })

  test('cannot be set with a session that did not show lately who it is', async () => {
    const account = await insertAccount(api.db)
    api.clock.now = new Date(Date.now() + 11 * MINUTE_MS)
    const body = bodyOf(account, { email: `other${account.id}@example.org` })
    expect(await api.fail('/users/profile', put(account.token, body))).toMatchObject({
      status: 403,
      code: 'CONFIRM_NEEDED',
    })
    // The rest of the profile is no such thing.
    await api.read(updateProfile, {
      token: account.token,
      body: bodyOf(account, { city: 'Sonpani' }),
    })
  })

  test('is confirmed only where its account is signed in, and once', async () => {
    const account = await insertAccount(api.db)
    const stranger = await insertAccount(api.db)
    const email = `new${account.id}@example.org`
    await change(account, email)
    const token = await mailedToken(email)
    const path = '/users/profile/confirm-email'
    for (const who of [stranger.token, stranger.token])
      expect(await api.fail(path, post(who, { token }))).toMatchObject({ code: 'LINK_INVALID' })
    await api.read(confirmNewEmail, { token: account.token, body: { token } })
    expect(await api.fail(path, post(account.token, { token }))).toMatchObject({
      code: 'LINK_INVALID',
    })
  })

  test('of somebody else is answered alike; its owner is told, and nothing changes', async () => {
    const account = await insertAccount(api.db)
    const other = await insertAccount(api.db, { emailConfirmedAt: new Date() })
    const { data } = await change(account, other.email)
    expect(data).toMatchObject({ email: account.email, pendingEmail: other.email })
    expect(await readMailsTo(api.db, other.email)).toMatchObject([
      { template: 'already-registered' },
    ])
  })

  test('that was taken meanwhile is refused', async () => {
    const account = await insertAccount(api.db)
    const email = `new${account.id}@example.org`
    await change(account, email)
    await insertAccount(api.db, { email })
    const body = { token: await mailedToken(email) }
    expect(await api.fail('/users/profile/confirm-email', post(account.token, body))).toMatchObject(
      { code: 'EMAIL_TAKEN' },
    )
  })

  test('makes links in the old mailbox useless', async () => {
    const account = await insertAccount(api.db)
    const email = `new${account.id}@example.org`
    await api.read(forgotPassword, { body: { email: account.email } })
    await api.runTask('answer requests for mail: reset-password')
    const [mail] = await readMailsTo(api.db, account.email)
    const reset = /#token=([\w-]{43})\s/.exec(mail!.text)![1]!
    await change(account, email)
    await api.read(confirmNewEmail, {
      token: account.token,
      body: { token: await mailedToken(email) },
    })
    const body = { token: reset, password: NEW_PASSWORD }
    expect(await api.fail('/auth/reset-password', jsonRequest(body))).toMatchObject({
      code: 'LINK_INVALID',
    })
  })

  test('is asked for five times a day at most', async () => {
    const account = await insertAccount(api.db)
    for (let n = 0; n < 5; n += 1) await change(account, `n${n}of${account.id}@example.org`)
    const body = bodyOf(account, { email: `n5of${account.id}@example.org` })
    expect(await api.fail('/users/profile', put(account.token, body))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
  })
})

describe('the password', () => {
  const body = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }

  test('is changed by who knows it; other sessions end, this one stays', async () => {
    const account = await insertAccount(api.db)
    const elsewhere = await createToken(api.db, account)
    await api.read(changePassword, { token: account.token, body })
    await api.read(getCurrentAccount, { token: account.token })
    expect(await api.fail('/auth/me', authorizedRequest(elsewhere))).toMatchObject({
      code: 'TOKEN_EXPIRED',
    })
    await api.read(login, { body: { email: account.email, password: NEW_PASSWORD } })
    expect((await readMailsTo(api.db, account.email))[0]).toMatchObject({
      template: 'account-notice',
    })
  })

  test.each([
    [{ ...body, currentPassword: 'wrong' }, 'currentPassword', 'Wrong password'],
    [{ ...body, newPassword: '12345' }, 'newPassword', 'at least 6 characters'],
    [{ ...body, newPassword: 'password1' }, 'newPassword', 'easy to guess|very common'],
    [{ ...body, currentPassword: '' }, 'currentPassword', 'Enter your current password'],
  ])('refuses %o', async (wrong, field, text) => {
    const account = await insertAccount(api.db)
    const path = '/users/profile/change-password'
    const failed = await api.fail(path, post(account.token, wrong))
    expect(failed).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect(failed.fields?.[field]).toMatch(new RegExp(text))
    await api.read(login, { body: { email: account.email, password: TEST_PASSWORD } })
  })

  test('cannot be guessed with a stolen session', async () => {
    const account = await insertAccount(api.db)
    const path = '/users/profile/change-password'
    const wrong = { ...body, currentPassword: 'wrong' }
    for (let n = 0; n < 10; n += 1) await api.fail(path, post(account.token, wrong))
    expect(await api.fail(path, post(account.token, body))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
  })

  test('is rated by lists of our own, with what is known of the account', async () => {
    const { token, email } = await insertAccount(api.db, { name: 'Birsa Tirkey' })
    const rate = async (newPassword: string) =>
      (await api.read(ratePassword, { token, body: { newPassword } })).data
    expect(await rate('123456')).toMatchObject({ strength: 0 })
    expect((await rate('123456')).advice).not.toBeNull()
    expect((await rate('birsatirkey')).advice).toMatch(/your name/)
    expect((await rate(email)).advice).not.toBeNull()
    expect(await rate(NEW_PASSWORD)).toEqual({ strength: 4, advice: null })
  })
})

describe('the photo', () => {
  const send = (token: string, file?: Blob, name = 'me.jpg') => {
    const form = new FormData()
    if (file) form.append('profilePhoto', file, name)
    else form.append('other', 'x')
    return {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    }
  }
  const picture = async () => {
    const side = { width: 300, height: 300, channels: 3, background: '#a93e0b' } as const
    return new Blob([new Uint8Array(await sharp({ create: side }).jpeg().toBuffer())])
  }
  const PATH = '/users/profile/upload-photo'

  test('is kept, seen by its owner alone, and taken away', async () => {
    const account = await insertAccount(api.db)
    const photo = await picture()
    const sent = await api.ask(PATH, send(account.token, photo))
    const { data } = (await sent.json()) as { data: { profilePhoto: string } }
    expect(sent.status).toBe(200)
    expect(data.profilePhoto).toMatch(/^\/uploads\/.*\?until=\d+&key=/)
    expect((await api.ask(data.profilePhoto)).status).toBe(200)
    expect((await api.ask(data.profilePhoto.split('?')[0]!)).status).toBe(404)
    const profile = (await api.read(getProfile, { token: account.token })).data
    expect(profile.profilePhoto).toBe(data.profilePhoto)
    await api.read(removeProfilePhoto, { token: account.token })
    expect((await api.read(getProfile, { token: account.token })).data.profilePhoto).toBeNull()
    api.clock.now = new Date(Date.now() + 2 * DAY_MS)
    await api.runTask('remove unused uploads')
    expect(await api.db.$count(uploads, eq(uploads.accountId, account.id))).toBe(0)
  })

  test('must be one: JPEG, PNG or WebP below 5 MB', async () => {
    const { token } = await insertAccount(api.db)
    const wrongType = 'Invalid file type. Only JPEG, PNG, and WebP images are allowed.'
    const said = async (file?: Blob, name?: string) =>
      (await api.fail(PATH, send(token, file, name))).fields?.profilePhoto
    expect(await said()).toBe('Please select a photo to upload.')
    expect(await said(new Blob(['<svg/>'], { type: 'image/jpeg' }))).toBe(wrongType)
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
    expect(await said(new Blob([gif], { type: 'image/gif' }), 'me.gif')).toBe(wrongType)
    for (const megabytes of [5, 8, 60])
      expect(await said(new Blob([Buffer.alloc(megabytes * 1024 * 1024 + 1)]))).toBe(
        'File size too large. Maximum size is 5MB.',
      )
  })

  test('needs somebody who is signed in', async () => {
    expect(await api.fail(PATH, send('x'))).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })
})
