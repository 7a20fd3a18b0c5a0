import { and, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { login, getCurrentAccount } from '#contract/accounts.ts'
import { changePassword } from '#contract/profile.ts'
import {
  beginAuthenticator,
  beginPasskey,
  beginPasskeyProof,
  completeLogin,
  confirmAuthenticator,
  createRecoveryCodes,
  proveIdentity,
  getIdentityProof,
  removeAuthenticator,
  removePasskey,
  getSecondFactor,
} from '#contract/second-factor.ts'
import {
  auditEntries,
  authenticators,
  challenges,
  passkeys,
  recoveryCodes,
} from '#server/kit/db/tables/index.ts'
import { encryptValue, decryptValue } from '#server/people/second-factor/index.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { jsonRequest, SITE_ORIGIN, TEST_SECRET, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, TEST_PASSWORD, requireSignedIn } from './setup/builders.ts'
import { readLastMailTo } from './setup/mailed.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

afterEach(() => {
  api.clock.now = null
})

type Made = Awaited<ReturnType<typeof insertAccount>>

const codeAt = (secret: string, at: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
const post = (token: string, body: object) =>
  jsonRequest(body, { Authorization: `Bearer ${token}` })
const signIn = async ({ email }: Made) =>
  (await api.read(login, { body: { email, password: TEST_PASSWORD } })).data

async function challengeOf(account: Made): Promise<string> {
  const asked = await signIn(account)
  if (!('challenge' in asked)) throw new Error('No second factor was asked for')
  return asked.challenge
}

/** An account whose authenticator app is on since two minutes, and its recovery codes. */
async function protectedAccount() {
  const account = await insertAccount(api.db)
  const { token } = account
  const { secret } = (await api.read(beginAuthenticator, { token })).data
  const body = { code: codeAt(secret, Date.now() - 30_000) }
  const { recoveryCodes: codes } = (await api.read(confirmAuthenticator, { token, body })).data
  return { ...account, secret, codes: codes! }
}

describe('an authenticator app', () => {
  test('is asked for at the sign-in once a code of it was given', async () => {
    const account = await insertAccount(api.db)
    const { token } = account
    const { secret, url } = (await api.read(beginAuthenticator, { token })).data
    expect(url).toMatch(/^otpauth:\/\/totp\//)
    expect(url).toContain(`secret=${secret}`)
    // Begun with is not on.
    expect('token' in (await signIn(account))).toBe(true)
    const body = { code: codeAt(secret, Date.now() - 30_000) }
    const { recoveryCodes: codes } = (await api.read(confirmAuthenticator, { token, body })).data
    expect(new Set(codes).size).toBe(10)
    expect((await readLastMailTo(api.db, account.email)).subject).toContain(
      'Two-step verification is on',
    )
    expect((await api.read(getSecondFactor, { token })).data).toEqual({
      authenticator: true,
      passkeys: [],
      recoveryCodesLeft: 10,
    })
    const asked = await signIn(account)
    expect(asked).toMatchObject({ ways: ['code', 'recovery'], options: null })
    const challenge = 'challenge' in asked ? asked.challenge : ''
    const done = await api.read(completeLogin, {
      body: { challenge, code: codeAt(secret, Date.now()) },
    })
    expect(
      (await api.read(getCurrentAccount, { token: requireSignedIn(done.data).token })).data.id,
    ).toBe(account.id)
  })

  test('keeps its secret encrypted', async () => {
    const { id, secret } = await protectedAccount()
    const [row] = await api.db.select().from(authenticators).where(eq(authenticators.accountId, id))
    expect(row!.sealedSecret).not.toContain(secret)
    expect(decryptValue(row!.sealedSecret, TEST_SECRET)).toBe(secret)
    expect(decryptValue(row!.sealedSecret, `${TEST_SECRET} of another server`)).toBeNull()
    const tampered = Buffer.from(encryptValue('abc', TEST_SECRET), 'base64url')
    tampered[13]! ^= 1
    expect(decryptValue(tampered.toString('base64url'), TEST_SECRET)).toBeNull()
  })

  test('a code works once, also when it is given twice at the same moment', async () => {
    const account = await protectedAccount()
    const code = codeAt(account.secret, Date.now())
    const both = await Promise.all([challengeOf(account), challengeOf(account)])
    const answers = await Promise.all(
      both.map((challenge) => api.ask('/auth/login/complete', jsonRequest({ challenge, code }))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('an old code, a code to come and a made-up one are refused', async () => {
    const account = await protectedAccount()
    const now = Date.now()
    for (const code of [
      codeAt(account.secret, now - 3 * MINUTE_MS),
      codeAt(account.secret, now + 3 * MINUTE_MS),
      '000000',
      '',
      'x'.repeat(41),
    ]) {
      const challenge = await challengeOf(account)
      const failed = await api.fail('/auth/login/complete', jsonRequest({ challenge, code }))
      expect(failed).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
      expect(failed.fields).toHaveProperty('code')
    }
  })

  test('cannot be tried for long: five tries a sign-in, ten in a quarter of an hour', async () => {
    const account = await protectedAccount()
    const refused: string[] = []
    for (let n = 0; n < 3; n += 1) {
      const challenge = await challengeOf(account)
      for (let i = 0; i < 6; i += 1) {
        const body = { challenge, code: String(i).padStart(6, '0') }
        refused.push((await api.fail('/auth/login/complete', jsonRequest(body))).code)
      }
    }
    expect(refused.slice(0, 6)).toEqual([...Array<string>(5).fill('INVALID_INPUT'), 'LINK_INVALID'])
    expect(refused.at(-2)).toBe('TOO_MANY_REQUESTS')
  })

  test('a sign-in waits five minutes, and is completed once', async () => {
    const account = await protectedAccount()
    const late = await challengeOf(account)
    api.clock.now = new Date(Date.now() + 6 * MINUTE_MS)
    const code = codeAt(account.secret, api.clock.now.getTime())
    expect(
      await api.fail('/auth/login/complete', jsonRequest({ challenge: late, code })),
    ).toMatchObject({
      code: 'LINK_INVALID',
    })
    const challenge = await challengeOf(account)
    await api.read(completeLogin, { body: { challenge, code } })
    expect(
      await api.fail('/auth/login/complete', jsonRequest({ challenge, code: account.codes[0] })),
    ).toMatchObject({ code: 'LINK_INVALID' })
    await api.runTask('forget old challenges')
    expect(await api.db.$count(challenges, eq(challenges.accountId, account.id))).toBe(0)
  })

  test('of another account opens nothing', async () => {
    const [one, other] = [await protectedAccount(), await protectedAccount()]
    const challenge = await challengeOf(one)
    for (const code of [codeAt(other.secret, Date.now()), other.codes[0]])
      expect(
        await api.fail('/auth/login/complete', jsonRequest({ challenge, code })),
      ).toMatchObject({
        code: 'INVALID_INPUT',
      })
  })

  test('an account that was closed meanwhile stays out', async () => {
    const account = await protectedAccount()
    const challenge = await challengeOf(account)
    await api.pool.query(`update accounts set status = 'inactive' where id = $1`, [account.id])
    const code = codeAt(account.secret, Date.now())
    expect(await api.fail('/auth/login/complete', jsonRequest({ challenge, code }))).toMatchObject({
      code: 'ACCOUNT_INACTIVE',
    })
  })

  test('is taken away by who shows who it is, with its recovery codes', async () => {
    const account = await protectedAccount()
    await api.read(removeAuthenticator, { token: account.token })
    expect('token' in (await signIn(account))).toBe(true)
    expect(await api.db.$count(recoveryCodes, eq(recoveryCodes.accountId, account.id))).toBe(0)
    expect((await readLastMailTo(api.db, account.email)).subject).toContain(
      'Authenticator app removed',
    )
  })
})

describe('recovery codes', () => {
  test('let in without the phone, each once, however they are written; a mail tells', async () => {
    const account = await protectedAccount()
    const [code = '', next = ''] = account.codes
    const { data } = await api.read(completeLogin, {
      body: { challenge: await challengeOf(account), code: ` ${code.toUpperCase()} ` },
    })
    expect(requireSignedIn(data).user.id).toBe(account.id)
    expect((await readLastMailTo(api.db, account.email)).subject).toContain(
      'recovery code was used',
    )
    const again = { challenge: await challengeOf(account), code }
    expect(await api.fail('/auth/login/complete', jsonRequest(again))).toMatchObject({
      code: 'INVALID_INPUT',
    })
    await api.read(completeLogin, {
      body: { challenge: await challengeOf(account), code: next.replaceAll('-', '') },
    })
    const { token } = account
    expect((await api.read(getSecondFactor, { token })).data.recoveryCodesLeft).toBe(8)
  })

  test('are kept as hashes, and new ones end those before', async () => {
    const account = await protectedAccount()
    const rows = await api.db
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.accountId, account.id))
    expect(JSON.stringify(rows)).not.toContain(account.codes[0])
    const { data } = await api.read(createRecoveryCodes, { token: account.token })
    expect(data.recoveryCodes).toHaveLength(10)
    const old = { challenge: await challengeOf(account), code: account.codes[1] }
    expect(await api.fail('/auth/login/complete', jsonRequest(old))).toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  test('are not there without a second factor', async () => {
    const { token } = await insertAccount(api.db)
    expect(
      await api.fail('/users/profile/second-factor/recovery-codes', post(token, {})),
    ).toMatchObject({ code: 'NOT_POSSIBLE' })
  })
})

describe('showing that it is me', () => {
  const DANGEROUS = [
    ['POST', '/users/profile/second-factor/authenticator'],
    ['POST', '/users/profile/second-factor/authenticator/confirm'],
    ['DELETE', '/users/profile/second-factor/authenticator'],
    ['POST', '/users/profile/second-factor/recovery-codes'],
    ['POST', '/users/profile/second-factor/passkeys/begin'],
    ['POST', '/users/profile/second-factor/passkeys'],
    ['DELETE', '/users/profile/second-factor/passkeys/1'],
  ] as const

  test.each(DANGEROUS)('%s %s asks for it after ten minutes', async (method, path) => {
    const { token } = await insertAccount(api.db)
    api.clock.now = new Date(Date.now() + 11 * MINUTE_MS)
    const credential = { id: 'x', response: {} }
    const body = { code: '123456', challenge: 'x', name: 'x', credential }
    const init = method === 'POST' ? post(token, body) : { headers: post(token, {}).headers! }
    expect(await api.fail(path, { ...init, method })).toMatchObject({
      status: 403,
      code: 'CONFIRM_NEEDED',
    })
  })

  test('is done by the password, for ten minutes and for this session', async () => {
    const account = await insertAccount(api.db)
    const { token } = account
    api.clock.now = new Date(Date.now() + 11 * MINUTE_MS)
    expect((await api.read(getIdentityProof, { token })).data).toEqual({
      isFresh: false,
      ways: ['password'],
    })
    expect(await api.fail('/auth/proof', post(token, { password: 'wrong' }))).toMatchObject({
      code: 'INVALID_INPUT',
    })
    const body = { password: TEST_PASSWORD }
    const { token: proved } = (await api.read(proveIdentity, { token, body })).data
    expect((await api.read(getIdentityProof, { token: proved })).data.isFresh).toBe(true)
    await api.read(beginAuthenticator, { token: proved })
    api.clock.now = new Date(api.clock.now.getTime() + 11 * MINUTE_MS)
    expect((await api.read(getIdentityProof, { token: proved })).data.isFresh).toBe(false)
  })

  test('takes the second factor where there is one: the password is not enough', async () => {
    const account = await protectedAccount()
    const { token } = account
    api.clock.now = new Date(Date.now() + 11 * MINUTE_MS)
    const path = '/auth/proof'
    expect(await api.fail(path, post(token, { password: TEST_PASSWORD }))).toMatchObject({
      code: 'INVALID_INPUT',
    })
    const body = { currentPassword: TEST_PASSWORD, newPassword: 'khovar on a clay wall' }
    expect(await api.fail('/users/profile/change-password', post(token, body))).toMatchObject({
      code: 'CONFIRM_NEEDED',
    })
    const code = codeAt(account.secret, api.clock.now.getTime())
    const { token: proved } = (await api.read(proveIdentity, { token, body: { code } })).data
    await api.read(changePassword, { token: proved, body })
    const log = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.accountId, account.id), eq(auditEntries.action, 'show who it is')))
    expect(log).toMatchObject([{ detail: { way: 'code' } }])
  })

  test('cannot be guessed', async () => {
    const { token } = await insertAccount(api.db)
    for (let n = 0; n < 10; n += 1) await api.fail('/auth/proof', post(token, { password: 'x' }))
    expect(await api.fail('/auth/proof', post(token, { password: TEST_PASSWORD }))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
  })
})

describe('passkeys', () => {
  test('are begun with for this site and this account', async () => {
    const { token, email } = await insertAccount(api.db)
    const { data } = await api.read(beginPasskey, { token })
    expect(data.options).toMatchObject({
      rp: { id: 'suhana.example' },
      user: { name: email },
      attestation: 'none',
    })
  })

  test('that are made up are refused, at the sign-in too', async () => {
    const { token, id } = await insertAccount(api.db)
    const { challenge } = (await api.read(beginPasskey, { token })).data
    const credential = { id: 'made-up', rawId: 'x', type: 'public-key', response: {} }
    const path = '/users/profile/second-factor/passkeys'
    expect(
      await api.fail(path, post(token, { challenge, name: 'Phone', credential })),
    ).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect(await api.db.$count(passkeys, eq(passkeys.accountId, id))).toBe(0)
  })

  test('a begun one belongs to who began it', async () => {
    const [one, other] = [await insertAccount(api.db), await insertAccount(api.db)]
    const { challenge } = (await api.read(beginPasskey, { token: one.token })).data
    const credential = { id: 'x', response: {} }
    const path = '/users/profile/second-factor/passkeys'
    expect(
      await api.fail(path, post(other.token, { challenge, name: 'Phone', credential })),
    ).toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('that are forged are counted by session, apart from the codes of the app', async () => {
    const account = await protectedAccount()
    const { id: accountId, token } = account
    await api.db
      .insert(passkeys)
      .values({ accountId, credentialId: 'forged', publicKey: 'AAAA', name: 'Phone' })
    const response = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' }
    const credential = { id: 'forged', rawId: 'forged', type: 'public-key', response }
    const forged = async () => (await api.fail('/auth/proof', post(token, { credential }))).code
    for (let n = 0; n < 30; n += 1) expect(await forged()).toBe('INVALID_INPUT')
    expect(await forged()).toBe('TOO_MANY_REQUESTS')
    const again = { challenge: await challengeOf(account), code: account.codes[0]! }
    const { token: other } = requireSignedIn((await api.read(completeLogin, { body: again })).data)
    expect(
      await api.fail('/auth/proof', post(other, { credential })),
      'another session is not stopped',
    ).toMatchObject({ code: 'INVALID_INPUT' })
    const code = codeAt(account.secret, Date.now())
    expect((await api.read(proveIdentity, { token, body: { code } })).data.isFresh).toBe(true)
  })

  test('of others cannot be removed, and a forged answer opens nothing', async () => {
    const [one, other] = [await insertAccount(api.db), await insertAccount(api.db)]
    const [row] = await api.db
      .insert(passkeys)
      .values({ accountId: one.id, credentialId: 'abc', publicKey: 'AAAA', name: 'Phone' })
      .returning()
    expect(
      await api.fail(`/users/profile/second-factor/passkeys/${row!.id}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${other.token}` },
      }),
    ).toMatchObject({ code: 'NOT_FOUND' })
    const asked = (await api.read(login, { body: { email: one.email, password: TEST_PASSWORD } }))
      .data
    expect(asked).toMatchObject({ ways: ['passkey'], options: { rpId: 'suhana.example' } })
    const challenge = 'challenge' in asked ? asked.challenge : ''
    const response = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' }
    const credential = { id: 'abc', rawId: 'abc', type: 'public-key', response }
    expect(
      await api.fail('/auth/login/complete', jsonRequest({ challenge, credential })),
    ).toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect((await api.read(beginPasskeyProof, { token: one.token })).data.options).toMatchObject({
      allowCredentials: [{ id: 'abc' }],
    })
    await api.read(removePasskey, { token: one.token, params: { id: row!.id } })
    const after = await api.read(login, { body: { email: one.email, password: TEST_PASSWORD } })
    expect(requireSignedIn(after.data).user.id).toBe(one.id)
  })
})

describe('an answer of a passkey that is made to break its reader', () => {
  const large = (first: number[], rest: number) =>
    Buffer.concat([Buffer.from(first), Buffer.alloc(60_000, rest)])
  const endless = [0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]

  test.each([
    ['arrays in arrays', large([], 0x81)],
    ['maps in maps', large([], 0xa1)],
    ['tags on tags', large([], 0xc6)],
    ['an array of four thousand million', large([0x9b, ...endless], 0)],
    ['a map of as many', large([0xbb, ...endless], 0)],
    ['a text of as many', large([0x7b, ...endless], 0x61)],
  ])('is refused like any wrong one: %s', async (_, attestation) => {
    const { token } = await insertAccount(api.db)
    const { challenge, options } = (await api.read(beginPasskey, { token })).data
    const client = { type: 'webauthn.create', challenge: options['challenge'], origin: SITE_ORIGIN }
    const credential = {
      ...{ id: 'eA', rawId: 'eA', type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: Buffer.from(JSON.stringify(client)).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      },
    }
    const refused = await api.fail(
      '/users/profile/second-factor/passkeys',
      post(token, { challenge, name: 'Phone', credential }),
    )
    expect(refused).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  })
})
