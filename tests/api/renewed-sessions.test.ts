import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { logout, getCurrentAccount } from '#contract/accounts.ts'
import { changePassword } from '#contract/profile.ts'
import { proveIdentity, getIdentityProof } from '#contract/second-factor.ts'
import { listSessions } from '#contract/sessions.ts'
import { hashNetwork, isKnownNetwork, rememberNetwork } from '#server/people/accounts/networks.ts'
import {
  accountNetworks,
  authenticators,
  recoveryCodes,
  sessions,
} from '#server/kit/db/tables/index.ts'
import { hashToken } from '#server/kit/actor/hash-token.ts'
import {
  createRecoveryCodes,
  consumeRecoveryCode,
} from '#server/people/second-factor/recovery-codes.ts'
import { reencryptAll } from '#server/people/second-factor/reencrypt-all.ts'
import { encryptValue, decryptValue } from '#server/people/second-factor/index.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { authorizedRequest, TEST_SECRET, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, TEST_PASSWORD } from './setup/builders.ts'

let api: TestApi
beforeAll(async () => void (api = await startApi()))
afterEach(() => void (api.clock.now = null))
afterAll(() => api.close())

const proved = async (token: string) =>
  (await api.read(proveIdentity, { token, body: { password: TEST_PASSWORD } })).data.token
const isFresh = async (token: string) => (await api.read(getIdentityProof, { token })).data.isFresh
const statusOf = async (token: string) =>
  (await api.ask('/auth/me', authorizedRequest(token))).status
const wait = (ms: number) => (api.clock.now = new Date(Date.now() + ms))
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
    exp: number
    sid: string
  }

describe('a proof gives the session another token', () => {
  test('which alone is fresh; the one before ends after a minute', async () => {
    const { token: before } = await insertAccount(api.db)
    wait(11 * MINUTE_MS)
    expect(await isFresh(before)).toBe(false)
    const after = await proved(before)
    expect(claimsOf(after).sid).not.toBe(claimsOf(before).sid)
    expect([await isFresh(after), await isFresh(before)]).toEqual([true, false])
    // What other tabs have sent already is answered.
    expect([await statusOf(after), await statusOf(before)]).toEqual([200, 200])
    const { data } = await api.read(listSessions, { token: before })
    expect(data.map(({ isThis }) => isThis)).toEqual([true])
    wait(MINUTE_MS + 1000)
    expect([await statusOf(after), await statusOf(before)]).toEqual([200, 401])
  })

  test('and lasts no longer than the first', async () => {
    const { token } = await insertAccount(api.db, { role: 'admin' }, { isProtected: false })
    wait(20 * MINUTE_MS)
    const longer = claimsOf(await proved(token)).exp - claimsOf(token).exp
    // Each is rounded down to a second.
    expect([-1, 0]).toContain(longer)
  })

  test('once more, if the answer was lost: the same session', async () => {
    const { token } = await insertAccount(api.db)
    const [lost, again] = [await proved(token), await proved(token)]
    expect(claimsOf(again).sid).toBe(claimsOf(lost).sid)
    expect([await isFresh(lost), await isFresh(again)]).toEqual([true, true])
    wait(2 * MINUTE_MS)
    expect([await statusOf(lost), await statusOf(again)]).toEqual([200, 200])
  })

  test('a logout with either ends both, and a new password ends neither', async () => {
    for (const which of [0, 1]) {
      const { token } = await insertAccount(api.db)
      const both = [token, await proved(token)]
      await api.read(logout, { token: both[which]! })
      expect(await Promise.all(both.map(statusOf))).toEqual([401, 401])
    }
    const { token } = await insertAccount(api.db)
    const after = await proved(token)
    const body = { currentPassword: TEST_PASSWORD, newPassword: 'mahua flowers in may' }
    await api.read(changePassword, { token, body })
    await api.read(getCurrentAccount, { token: after })
  })

  test('a wrong password gives none', async () => {
    const { token } = await insertAccount(api.db)
    const body = JSON.stringify({ password: 'not this one' })
    const headers = { ...authorizedRequest(token).headers, 'Content-Type': 'application/json' }
    expect(await api.fail('/auth/proof', { method: 'POST', headers, body })).toMatchObject({
      status: 400,
    })
    expect(await statusOf(token)).toBe(200)
  })
})

describe('recovery codes', () => {
  const made = async () => {
    const { id } = await insertAccount(api.db)
    return { id, codes: await api.db.transaction((tx) => createRecoveryCodes(tx, id)) }
  }
  const take = (id: number, code: string) => consumeRecoveryCode(api.db, id, code, new Date())

  test('have 128 bits and more, and are kept as passwords are', async () => {
    const { id, codes } = await made()
    // Without the first group, by which a code is found.
    for (const code of codes) {
      expect(code).toMatch(/^(?:[a-z2-9]{4}-){7}[a-z2-9]{4}$/)
      expect(Math.log2(31) * code.replaceAll('-', '').slice(4).length).toBeGreaterThan(128)
    }
    const rows = await api.db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, id))
    expect(rows).toHaveLength(10)
    for (const { codeHash } of rows)
      expect(codeHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('work once, however they are written, and for nobody else', async () => {
    const { id, codes } = await made()
    const other = await made()
    const [first = '', second = ''] = codes
    expect(await take(other.id, first)).toBe(false)
    expect(await take(id, `${first.slice(0, 4)}-${second.slice(5)}`)).toBe(false)
    expect(await take(id, first.slice(0, 4))).toBe(false)
    expect(await take(id, ` ${first.toUpperCase().replaceAll('-', ' ')} `)).toBe(true)
    expect(await take(id, first)).toBe(false)
    expect(await Promise.all([take(id, second), take(id, second)])).toContain(false)
  })

  test('of 16 signs, from before, still work once', async () => {
    const { id } = await insertAccount(api.db)
    const codeHash = hashToken('k7mpx3qd9wrat2vh')
    await api.db.insert(recoveryCodes).values({ accountId: id, codeHash })
    expect(await take(id, 'k7mp-x3qd-9wra-t2vj')).toBe(false)
    expect(await take(id, 'k7mp-x3qd-9wra-t2vh')).toBe(true)
    expect(await take(id, 'k7mp-x3qd-9wra-t2vh')).toBe(false)
  })
})

describe('the secret is replaced', () => {
  const NEW = 'another secret of the tests, long enough'
  const both = { now: NEW, before: TEST_SECRET }

  test('networks are known again, those from before there were keys too', async () => {
    const { id } = await insertAccount(api.db)
    await api.db.transaction((tx) =>
      rememberNetwork(tx, id, '203.0.113.7', { jwtSecret: TEST_SECRET, now: new Date() }),
    )
    const familiar = (secret: Parameters<typeof isKnownNetwork>[3]) =>
      isKnownNetwork(api.db, id, '203.0.113.7', secret)
    expect([await familiar(TEST_SECRET), await familiar(both), await familiar(NEW)]).toEqual([
      true,
      true,
      false,
    ])
    expect(await isKnownNetwork(api.db, id, '198.51.100.7', both)).toBe(false)
    const { createHmac } = await import('node:crypto')
    const network = createHmac('sha256', TEST_SECRET)
      .update('network 203.0.113.0/24')
      .digest('base64url')
    await api.db.update(accountNetworks).set({ networkHash: network })
    expect(hashNetwork('203.0.113.7', TEST_SECRET)).not.toBe(network)
    expect([await familiar(TEST_SECRET), await familiar(both)]).toEqual([true, true])
  })

  test('what is sealed in the database is sealed anew, and then the old one may go', async () => {
    const { id, token } = await insertAccount(api.db)
    await api.db
      .insert(authenticators)
      .values({ accountId: id, sealedSecret: encryptValue('a secret', TEST_SECRET) })
    const isIt = eq(sessions.id, claimsOf(token).sid)
    await api.db
      .update(sessions)
      .set({ sealedNetwork: encryptValue('203.0.113', TEST_SECRET) })
      .where(isIt)
    const read = async () => {
      const [app] = await api.db.select().from(authenticators)
      const [session] = await api.db.select().from(sessions).where(isIt)
      return [decryptValue(app!.sealedSecret, NEW), decryptValue(session!.sealedNetwork!, NEW)]
    }
    await reencryptAll(api.db, NEW)
    expect(await read()).toEqual([null, null])
    await reencryptAll(api.db, both)
    expect(await read()).toEqual(['a secret', '203.0.113'])
  })
})
