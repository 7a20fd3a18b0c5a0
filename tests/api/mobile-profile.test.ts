import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { login } from '#contract/accounts.ts'
import * as mobile from '#contract/mobile.ts'
import { changePassword, getProfile, updateProfile } from '#contract/profile.ts'
import {
  addPasskey,
  beginPasskey,
  getIdentityProof,
  proveIdentity,
} from '#contract/second-factor.ts'
import { accounts, passkeys, sessions } from '#server/kit/db/tables/index.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { bodyRequest } from './setup/body-request.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertMobileAccount, TEST_PASSWORD } from './setup/builders.ts'
import { readMailsTo } from './setup/mailed.ts'
import { readMobileCode, readTextMessages } from './setup/text-messages.ts'
import { createPasskey } from './setup/writes/passkey.ts'

let api: TestApi
beforeAll(async () => void (api = await startApi()))
afterAll(() => api.close())
beforeEach(() => void (api.clock.now = null))

let serial = 0
const nextMobile = () => `+9193${String(10_000_000 + (serial += 1))}`
const network = () => `192.0.2.${(serial += 1) % 250}`
const refused = (method: string, path: string, token: string, body: object = {}) =>
  api.fail(path, {
    ...bodyRequest(method, body),
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    from: network(),
  })
const rowOf = async (id: number) =>
  (await api.db.select().from(accounts).where(eq(accounts.id, id)))[0]!

async function setMobile(token: string, to: string) {
  const { data } = await api.read(mobile.requestNewMobile, { body: { mobile: to }, token })
  const body = { challenge: data.challenge, code: await readMobileCode(api, to) }
  return (await api.read(mobile.confirmNewMobile, { body, token })).data
}

const linkIn = (text: string) => /restore-number#token=([\w-]+)/.exec(text)?.[1]

describe('the number of an account', () => {
  test('is added with a code, and signs in from then on', async () => {
    const person = await insertAccount(api.db, { emailConfirmedAt: new Date() })
    const to = nextMobile()
    expect((await setMobile(person.token, to)).mobile).toBe(to)
    const told = await readMailsTo(api.db, person.email)
    expect(told.map(({ template }) => template)).toEqual(['mobile-changed'])
  })

  test('takes a recent proof, and no code but its own', async () => {
    const person = await insertAccount(api.db)
    const other = await insertAccount(api.db)
    const to = nextMobile()
    const { data } = await api.read(mobile.requestNewMobile, {
      ...{ body: { mobile: to }, token: person.token },
    })
    const body = { challenge: data.challenge, code: await readMobileCode(api, to) }
    const path = '/users/profile/mobile/confirm'
    expect(await refused('POST', path, other.token, body)).toMatchObject({ code: 'LINK_INVALID' })
    await api.db.update(sessions).set({ confirmedAt: null }).where(eq(sessions.accountId, other.id))
    const again = { mobile: nextMobile() }
    expect(await refused('POST', '/users/profile/mobile', other.token, again)).toMatchObject({
      code: 'CONFIRM_NEEDED',
    })
  })

  test('is of one account alone', async () => {
    const holder = await insertMobileAccount(api.db)
    const person = await insertAccount(api.db)
    const { data } = await api.read(mobile.requestNewMobile, {
      ...{ body: { mobile: holder.mobile }, token: person.token },
    })
    const body = { challenge: data.challenge, code: await readMobileCode(api, holder.mobile) }
    expect(
      await refused('POST', '/users/profile/mobile/confirm', person.token, body),
    ).toMatchObject({ code: 'MOBILE_TAKEN' })
  })

  test('an administrator has none', async () => {
    const admin = await insertAccount(api.db, { role: 'admin' })
    const body = { mobile: nextMobile() }
    expect(await refused('POST', '/users/profile/mobile', admin.token, body)).toMatchObject({
      code: 'NOT_POSSIBLE',
    })
  })

  test('is not removed while it is the only way in', async () => {
    const { token } = await insertMobileAccount(api.db)
    expect(await refused('DELETE', '/users/profile/mobile', token)).toMatchObject({
      code: 'NOT_POSSIBLE',
    })
  })

  test.each(['changed', 'removed'])(
    'when it is %s, the former number and the email can undo that for 72 hours',
    async (what) => {
      const former = nextMobile()
      const person = await insertAccount(api.db, {
        ...{ mobile: former, mobileConfirmedAt: new Date(), emailConfirmedAt: new Date() },
      })
      if (what === 'changed') await setMobile(person.token, nextMobile())
      else await api.read(mobile.removeMobile, { token: person.token })
      expect((await rowOf(person.id)).mobile).not.toBe(former)
      const [message] = await readTextMessages(api, former)
      expect(message?.template).toBe('number-changed')
      const [mail] = await readMailsTo(api.db, person.email)
      const token = linkIn(message!.values['url']!)
      expect(linkIn(mail!.text)).toBe(token)
      api.clock.now = new Date(Date.now() + 71 * HOUR_MS)
      await api.read(mobile.restoreMobile, { body: { token: token! } })
      expect((await rowOf(person.id)).mobile).toBe(former)
      expect(await api.db.$count(sessions, eq(sessions.accountId, person.id))).toBe(0)
      expect(await api.fail('/auth/mobile/restore', bodyRequest('POST', { token }))).toMatchObject({
        code: 'LINK_INVALID',
      })
    },
  )

  test('after 72 hours it is not undone, nor if somebody else has the number by then', async () => {
    const former = nextMobile()
    const person = await insertAccount(api.db, { mobile: former, mobileConfirmedAt: new Date() })
    await setMobile(person.token, nextMobile())
    const token = linkIn((await readTextMessages(api, former))[0]!.values['url']!)
    await insertMobileAccount(api.db, { mobile: former })
    expect(await api.fail('/auth/mobile/restore', bodyRequest('POST', { token }))).toMatchObject({
      code: 'NOT_POSSIBLE',
    })
    api.clock.now = new Date(Date.now() + 73 * HOUR_MS)
    expect(await api.fail('/auth/mobile/restore', bodyRequest('POST', { token }))).toMatchObject({
      code: 'LINK_INVALID',
    })
  })
})

describe('an account without an email address', () => {
  test('proves itself by a code to its number', async () => {
    const { token, id, mobile: to } = await insertMobileAccount(api.db)
    await api.db.update(sessions).set({ confirmedAt: null }).where(eq(sessions.accountId, id))
    expect((await api.read(getIdentityProof, { token })).data).toEqual({
      ...{ isFresh: false, ways: ['mobile'] },
    })
    const { data } = await api.read(mobile.beginMobileProof, { token })
    const code = await readMobileCode(api, to)
    const wrong = { challenge: data.challenge, code: code === '000000' ? '111111' : '000000' }
    expect(await refused('POST', '/auth/proof', token, wrong)).toMatchObject({
      code: 'INVALID_INPUT',
    })
    const body = { challenge: data.challenge, code }
    const proved = await api.read(proveIdentity, { body, token })
    expect((await api.read(getIdentityProof, { token: proved.data.token })).data.isFresh).toBe(true)
  })

  test('a code for a sign-in proves nothing, and the other way round', async () => {
    const { token, mobile: to } = await insertMobileAccount(api.db)
    const { data } = await api.read(mobile.requestMobileCode, { body: { mobile: to } })
    const body = { challenge: data.challenge, code: await readMobileCode(api, to) }
    expect(await refused('POST', '/auth/proof', token, body)).toMatchObject({
      code: 'LINK_INVALID',
    })
  })

  test('adds an address and a password, and can then sign in with them', async () => {
    const { token, id, name } = await insertMobileAccount(api.db)
    const email = 'sunita@example.org'
    await api.read(updateProfile, { body: { name, email }, token })
    const [mail] = await readMailsTo(api.db, email)
    const link = /new-email=([\w-]+)/.exec(mail!.text)![1]!
    const { confirmNewEmail } = await import('#contract/profile.ts')
    await api.read(confirmNewEmail, { body: { token: link }, token })
    const newPassword = 'three brass lamps'
    await api.read(changePassword, { body: { newPassword }, token })
    const { data } = await api.read(login, { body: { email, password: newPassword } })
    expect('token' in data && data.user.id).toBe(id)
    expect((await api.read(getProfile, { token })).data).toMatchObject({
      ...{ email, hasPassword: true },
    })
  })

  test('saves its profile without an address; an account with one keeps it', async () => {
    const { token, name } = await insertMobileAccount(api.db)
    const { data } = await api.read(updateProfile, { body: { name, city: 'Here' }, token })
    expect(data).toMatchObject({ email: null, city: 'Here' })
    const other = await insertAccount(api.db)
    expect(
      await refused('PUT', '/users/profile', other.token, { name: 'Asha', email: '' }),
    ).toMatchObject({ fields: { email: 'Enter a valid email address' } })
  })

  test('does not become an administrator', async () => {
    const admin = await insertAccount(api.db, { role: 'admin' })
    const { id } = await insertMobileAccount(api.db)
    expect(
      await refused('PATCH', `/users/${id}/role`, admin.token, { role: 'admin' }),
    ).toMatchObject({ code: 'NOT_POSSIBLE' })
  })
})

describe('a passkey alone', () => {
  async function withPasskey(person: { token: string; id: number }) {
    const { data } = await api.read(beginPasskey, { token: person.token })
    const { challenge: asked } = data.options as { challenge: string }
    const key = createPasskey(asked)
    const body = { challenge: data.challenge, name: 'Phone', credential: key.attestation }
    const added = await api.read(addPasskey, { body, token: person.token })
    return { key, recoveryCodes: added.data.recoveryCodes }
  }
  async function begin() {
    const { data } = await api.read(mobile.beginPasskeyLogin, {})
    return { challenge: data.challenge, asked: (data.options as { challenge: string }).challenge }
  }

  test('signs in, without a message and without a second step', async () => {
    const person = await insertMobileAccount(api.db)
    const { key, recoveryCodes } = await withPasskey(person)
    expect(recoveryCodes).toBeNull()
    const { challenge, asked } = await begin()
    const body = { challenge, credential: key.assert(asked) }
    const { data } = await api.read(mobile.signInWithPasskey, { body })
    expect('token' in data && data.user.id).toBe(person.id)
    const path = '/auth/passkey/confirm'
    expect(await api.fail(path, bodyRequest('POST', body))).toMatchObject({ code: 'LINK_INVALID' })
  })

  test('beside it a code to the number still signs in: the phone may be lost', async () => {
    const person = await insertMobileAccount(api.db)
    await withPasskey(person)
    const { data } = await api.read(mobile.requestMobileCode, { body: { mobile: person.mobile } })
    const body = { challenge: data.challenge, code: await readMobileCode(api, person.mobile) }
    const signed = await api.read(mobile.signInWithMobile, { body })
    expect('token' in signed.data).toBe(true)
  })

  test('an account with a password keeps it as its second step after a code', async () => {
    const person = await insertAccount(api.db, {
      ...{ mobile: nextMobile(), mobileConfirmedAt: new Date() },
    })
    await withPasskey(person)
    const { data } = await api.read(mobile.requestMobileCode, { body: { mobile: person.mobile! } })
    const body = { challenge: data.challenge, code: await readMobileCode(api, person.mobile!) }
    const signed = await api.read(mobile.signInWithMobile, { body })
    expect(signed.data).toMatchObject({ ways: ['passkey', 'recovery'] })
  })

  test.each([
    ['one that did not open the lock', { isUnlocked: false }, 'INVALID_INPUT'],
    ['one for another challenge', {}, 'INVALID_INPUT'],
    ['an unknown one', {}, 'INVALID_INPUT'],
    ['one of a deactivated account', {}, 'ACCOUNT_INACTIVE'],
    ['one of an administrator', {}, 'NOT_POSSIBLE'],
  ])('%s does not', async (what, how, code) => {
    const person = await insertMobileAccount(api.db)
    const { key } = await withPasskey(person)
    const { challenge, asked } = await begin()
    const credential = key.assert(what.includes('challenge') ? 'b3RoZXI' : asked, how)
    if (what === 'an unknown one')
      await api.db.delete(passkeys).where(eq(passkeys.accountId, person.id))
    const values = {
      email: `admin${person.id}@example.org`,
      passwordHash: 'x',
      role: 'admin' as const,
    }
    if (what.includes('deactivated'))
      await api.db.update(accounts).set({ status: 'inactive' }).where(eq(accounts.id, person.id))
    if (what.includes('administrator'))
      await api.db.update(accounts).set(values).where(eq(accounts.id, person.id))
    const body = { challenge, credential }
    expect(
      await api.fail('/auth/passkey/confirm', { ...bodyRequest('POST', body), from: network() }),
    ).toMatchObject({ code })
  })

  test('after 90 silent days it opens what a code no longer does', async () => {
    const person = await insertMobileAccount(api.db)
    const { key } = await withPasskey(person)
    const lastActiveAt = new Date(Date.now() - 100 * 24 * HOUR_MS)
    await api.db.update(accounts).set({ lastActiveAt }).where(eq(accounts.id, person.id))
    const { challenge, asked } = await begin()
    const body = { challenge, credential: key.assert(asked) }
    const { data } = await api.read(mobile.signInWithPasskey, { body })
    expect('token' in data).toBe(true)
    expect((await rowOf(person.id)).lastActiveAt.getTime()).toBeGreaterThan(Date.now() - HOUR_MS)
  })
})

test('somebody with a password still signs in by email, beside the number', async () => {
  const { email } = await insertAccount(api.db, {
    ...{ mobile: nextMobile(), mobileConfirmedAt: new Date() },
  })
  const { data } = await api.read(login, { body: { email, password: TEST_PASSWORD } })
  expect('token' in data).toBe(true)
})
