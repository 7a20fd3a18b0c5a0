import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getCurrentAccount } from '#contract/accounts.ts'
import { requestMobileCode, signInWithMobile } from '#contract/mobile.ts'
import { accounts, auditEntries, mobileCodes, settings } from '#server/kit/db/tables/index.ts'
import { AREA_CODE_PATTERN } from '#district/local.ts'
import { DAY_MS, MINUTE_MS } from '#shared/rules/duration.ts'
import { bodyRequest } from './setup/body-request.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertMobileAccount, TEST_PASSWORD } from './setup/builders.ts'
import { readMobileCode, readTextMessages } from './setup/text-messages.ts'

let api: TestApi
beforeAll(async () => void (api = await startApi()))
afterAll(() => api.close())
beforeEach(() => void (api.clock.now = null))

const AREA_CODE = AREA_CODE_PATTERN.split('|')[0]!

let serial = 0
const nextMobile = () => `+9198${String(10_000_000 + (serial += 1))}`
const network = () => `192.0.2.${(serial += 1) % 250}`
const post = (path: string, body: object) =>
  api.fail(path, { ...bodyRequest('POST', body), from: network() })

async function ask(mobile: string, more: object = {}) {
  const { data } = await api.read(requestMobileCode, { body: { mobile, ...more } })
  return data
}

async function codeFor(mobile: string, more: object = {}) {
  const { challenge } = await ask(mobile, more)
  return { challenge, code: await readMobileCode(api, mobile) }
}

async function enter(body: { challenge: string; code?: string; name?: string }) {
  const { data } = await api.read(signInWithMobile, { body })
  if (!('token' in data)) throw new Error(`Asked for ${data.ways.join()}`)
  return data
}

const accountOf = async (mobile: string) =>
  (await api.db.select().from(accounts).where(eq(accounts.mobile, mobile)))[0]

describe('a number and a name make an account', () => {
  test('without an email address or a password', async () => {
    const mobile = nextMobile()
    const { token, user } = await enter(
      await codeFor(mobile, { name: 'Ramesh Oraon', role: 'owner' }),
    )
    expect(user).toMatchObject({ name: 'Ramesh Oraon', email: null, mobile, role: 'owner' })
    expect((await api.read(getCurrentAccount, { token })).data.mobile).toBe(mobile)
    expect(await accountOf(mobile)).toMatchObject({ passwordHash: null, email: null })
    expect((await accountOf(mobile))?.mobileConfirmedAt).not.toBeNull()
  })

  test('the name can follow the code, and the code is not asked for again', async () => {
    const mobile = nextMobile()
    const { challenge, code } = await codeFor(mobile)
    const { data } = await api.read(signInWithMobile, { body: { challenge, code } })
    expect(data).toMatchObject({ challenge, ways: ['name'] })
    expect(await accountOf(mobile)).toBeUndefined()
    const { user } = await enter({ challenge, name: '  Sunita   Devi ' })
    expect(user.name).toBe('Sunita Devi')
    expect(await post('/auth/mobile/confirm', { challenge, name: 'Again' })).toMatchObject({
      code: 'LINK_INVALID',
    })
  })

  test('not while registrations are closed', async () => {
    const { challenge, code } = await codeFor(nextMobile(), { name: 'Late' })
    await saveSettings({ allowRegistration: false })
    expect(await post('/auth/mobile/confirm', { challenge, code })).toMatchObject({
      code: 'REGISTRATION_CLOSED',
    })
    await saveSettings({})
  })

  test('two confirmations at the same moment make one', async () => {
    const mobile = nextMobile()
    const body = await codeFor(mobile, { name: 'Twice' })
    const answers = await Promise.all([1, 2, 3].map(() => askConfirm(body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await api.db.$count(accounts, eq(accounts.mobile, mobile))).toBe(1)
  })
})

const askConfirm = (body: object) =>
  api.ask('/auth/mobile/confirm', { ...bodyRequest('POST', body), from: network() })

const saveSettings = (values: object) =>
  api.db
    .insert(settings)
    .values({ id: 1, values: values as never })
    .onConflictDoUpdate({ target: settings.id, set: { values: values as never } })

describe('signing in', () => {
  test('an account with a number gets in by a code, however the number is written', async () => {
    const { mobile, id } = await insertMobileAccount(api.db)
    const typed = `0${mobile.slice(3, 8)} ${mobile.slice(8)}`
    const { challenge } = await ask(typed)
    const { user } = await enter({ challenge, code: await readMobileCode(api, mobile) })
    expect(user.id).toBe(id)
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.recordId, id))
    expect(entries.map(({ action }) => action)).toContain('sign in')
  })

  test('the answer is the same for a number that nobody has', async () => {
    const { mobile } = await insertMobileAccount(api.db)
    const shapeOf = async (to: string) => {
      const answer = await api.ask('/auth/mobile', bodyRequest('POST', { mobile: to }))
      return { status: answer.status, text: (await answer.text()).replace(/"[\w-]{43}"/, '"…"') }
    }
    expect(await shapeOf(mobile)).toEqual(await shapeOf(nextMobile()))
  })

  test.each([
    ['a landline', `0${AREA_CODE}${'2'.repeat(10 - AREA_CODE.length)}`],
    ['too short', '98765'],
    ['an emergency number', '112'],
    ['another country', '+1 202 555 0123'],
    ['nothing', '   '],
  ])('%s gets no code, and the field is named', async (_, mobile) => {
    const failure = await post('/auth/mobile', { mobile })
    expect(failure.status).toBe(400)
    expect(Object.keys(failure.fields ?? {})).toEqual(['mobile'])
  })

  test('numbers of other countries where the site takes them', async () => {
    await saveSettings({ allowForeignNumbers: true })
    const { user } = await enter(await codeFor('+12025550123', { name: 'Far away' }))
    expect(user.mobile).toBe('+12025550123')
    await saveSettings({})
  })

  test('not where the site has no login by number', async () => {
    await saveSettings({ allowMobileLogin: false })
    expect(await post('/auth/mobile', { mobile: nextMobile() })).toMatchObject({
      code: 'NOT_POSSIBLE',
    })
    await saveSettings({})
  })

  test('an administrator does not get in by a code', async () => {
    const { id } = await insertAccount(api.db, { role: 'admin' })
    const mobile = nextMobile()
    await api.db
      .update(accounts)
      .set({ mobile, mobileConfirmedAt: new Date() })
      .where(eq(accounts.id, id))
    expect(await post('/auth/mobile/confirm', await codeFor(mobile))).toMatchObject({
      code: 'NOT_POSSIBLE',
      error: 'Administrators log in with email and password.',
    })
  })

  test('a deactivated account does not get in', async () => {
    const { mobile } = await insertMobileAccount(api.db, { status: 'inactive' })
    expect(await post('/auth/mobile/confirm', await codeFor(mobile))).toMatchObject({
      code: 'ACCOUNT_INACTIVE',
    })
  })

  test('an account that was silent for 90 days is not opened by a code alone', async () => {
    const lastActiveAt = new Date(Date.now() - 91 * DAY_MS)
    const person = await insertAccount(api.db, {
      ...{ mobile: nextMobile(), mobileConfirmedAt: lastActiveAt, lastActiveAt },
    })
    const refused = await post('/auth/mobile/confirm', await codeFor(person.mobile!))
    expect(refused).toMatchObject({ code: 'NUMBER_SILENT', status: 403 })
    // The password shows that it is still the same person; from then on codes are enough.
    const login = { email: person.email, password: TEST_PASSWORD }
    expect((await api.ask('/auth/login', bodyRequest('POST', login))).status).toBe(200)
    api.clock.now = new Date(Date.now() + MINUTE_MS)
    expect((await enter(await codeFor(person.mobile!))).user.id).toBe(person.id)
  })
})

describe('the code', () => {
  test('has six digits and is kept as a hash', async () => {
    const mobile = nextMobile()
    const { code } = await codeFor(mobile)
    expect(code).toMatch(/^\d{6}$/)
    const [row] = await api.db.select().from(mobileCodes).where(eq(mobileCodes.mobile, mobile))
    expect(JSON.stringify(row)).not.toContain(code)
  })

  test('works for ten minutes', async () => {
    const late = await codeFor(nextMobile(), { name: 'Late' })
    api.clock.now = new Date(Date.now() + 10 * MINUTE_MS + 1000)
    expect(await post('/auth/mobile/confirm', late)).toMatchObject({ code: 'LINK_INVALID' })
  })

  test('works once', async () => {
    const { mobile } = await insertMobileAccount(api.db)
    const body = await codeFor(mobile)
    await enter(body)
    expect(await post('/auth/mobile/confirm', body)).toMatchObject({ code: 'LINK_INVALID' })
  })

  test('has five tries, also when they come at the same moment', async () => {
    const mobile = nextMobile()
    const { challenge, code } = await codeFor(mobile, { name: 'Guessed' })
    const wrong = code === '000000' ? '111111' : '000000'
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => post('/auth/mobile/confirm', { challenge, code: wrong })),
    )
    expect(answers.filter(({ fields }) => fields?.['code'])).toHaveLength(5)
    expect(await post('/auth/mobile/confirm', { challenge, code })).toMatchObject({
      code: 'LINK_INVALID',
    })
  })

  test('is good in the browser alone that asked for it', async () => {
    const { code } = await codeFor(nextMobile(), { name: 'Here' })
    const other = await codeFor(nextMobile(), { name: 'There' })
    if (code !== other.code)
      expect(
        await post('/auth/mobile/confirm', { challenge: other.challenge, code }),
      ).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await post('/auth/mobile/confirm', { challenge: 'made up', code })).toMatchObject({
      code: 'LINK_INVALID',
    })
  })

  test('a message that comes late is still good after another was asked for', async () => {
    const mobile = nextMobile()
    const first = await codeFor(mobile, { name: 'Patient' })
    api.clock.now = new Date(Date.now() + 40_000)
    const { challenge } = await ask(mobile, { challenge: first.challenge, name: 'Patient' })
    expect(challenge).toBe(first.challenge)
    expect(await readTextMessages(api, mobile)).toHaveLength(2)
    expect((await enter(first)).user.name).toBe('Patient')
  })
})
