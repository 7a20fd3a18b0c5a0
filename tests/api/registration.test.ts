import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { confirmRegistration, register, resendRegistration } from '#contract/accounts.ts'
import { accounts, mails, registrations } from '#server/kit/db/tables/index.ts'
import { jsonRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, readRegistrationMail, TEST_PASSWORD } from './setup/builders.ts'
import { readMailsTo } from './setup/mailed.ts'

let api: TestApi
beforeAll(async () => void (api = await startApi()))
afterAll(() => api.close())

let serial = 0
const address = () => `new${(serial += 1)}@example.org`
const typed = (email: string) => ({ name: 'Sita Devi', email, password: 'three brass lamps' })
/** Each from a network of its own, so that only the address is limited. */
const registerAt = async (email: string) =>
  (
    (await (
      await api.ask('/auth/register', {
        ...jsonRequest(typed(email)),
        from: `192.0.2.${(serial += 1)}`,
      })
    ).json()) as {
      data: { registration: string }
    }
  ).data.registration
const confirm = (body: object) =>
  api.fail('/auth/register/confirm', { ...jsonRequest(body), from: `198.51.100.${(serial += 1)}` })
const isAccount = async (email: string) =>
  (await api.db.$count(accounts, eq(accounts.email, email))) > 0

describe('nobody learns whether an address has an account', () => {
  /** The answer and the statements that were made for it. */
  async function watched(path: string, body: object, from: string) {
    const asked: string[] = []
    const note = (query: unknown) => asked.push((query as { text?: string }).text ?? String(query))
    const spy = vi.spyOn(api.pool, 'query').mockImplementation(function (
      this: typeof api.pool,
      ...given: never[]
    ) {
      note(given[0])
      return original.apply(api.pool, given)
    } as never)
    const connect = vi.spyOn(api.pool, 'connect')
    const answer = await api.ask(path, { ...jsonRequest(body), from })
    const transactions = connect.mock.calls.length
    spy.mockRestore()
    connect.mockRestore()
    const text = await answer.text()
    return { status: answer.status, text: text.replace(/"[\w-]{32}"/, '"…"'), asked, transactions }
  }
  let original: (...given: never[]) => unknown
  beforeAll(() => void (original = api.pool.query.bind(api.pool) as never))

  test.each([
    ['/auth/register', (email: string) => typed(email)],
    ['/auth/forgot-password', (email: string) => ({ email })],
    ['/newsletter', (email: string) => ({ email })],
  ])('%s answers the same, after the same work', async (path, body) => {
    const { email } = await insertAccount(api.db, { emailConfirmedAt: new Date() })
    await api.ask(path, { ...jsonRequest(body(address())), from: '198.51.100.1' })
    const known = await watched(path, body(email), '198.51.100.2')
    const unknown = await watched(path, body(address()), '198.51.100.3')
    expect(known.status).toBeLessThan(300)
    expect(known.asked.length + known.transactions).toBeGreaterThan(1)
    expect(unknown).toEqual(known)
  })

  test('by registering and then signing in with what was registered', async () => {
    const { email } = await insertAccount(api.db, { emailConfirmedAt: new Date() })
    for (const of of [email, address()]) {
      await registerAt(of)
      await api.runTask('answer requests for mail: registration')
      const { password } = typed(of)
      expect(await api.fail('/auth/login', jsonRequest({ email: of, password }))).toMatchObject({
        code: 'BAD_CREDENTIALS',
      })
    }
  })

  test('by guessing the code that a known address was never sent', async () => {
    const { email } = await insertAccount(api.db, { emailConfirmedAt: new Date() })
    const [known, unknown] = [await registerAt(email), await registerAt(address())]
    await api.runTask('answer requests for mail: registration')
    for (let n = 0; n < 6; n += 1) {
      const [of, other] = [
        await confirm({ registration: known, code: '000000' }),
        await confirm({ registration: unknown, code: '000000' }),
      ]
      expect({ ...of, requestId: '' }).toEqual({ ...other, requestId: '' })
    }
  })

  test('but the mailbox is told, three times a day, and the account stays as it is', async () => {
    const { email, id } = await insertAccount(api.db, { emailConfirmedAt: new Date() })
    for (let n = 0; n < 5; n += 1) await registerAt(email)
    await api.runTask('answer requests for mail: registration')
    const told = await readMailsTo(api.db, email)
    expect(told.map(({ template }) => template)).toEqual(Array(3).fill('already-registered'))
    expect(told[0]!.text).not.toContain('Sita')
    const [row] = await api.db.select().from(accounts).where(eq(accounts.id, id))
    expect(row).toMatchObject({ name: 'Asha Kumari', role: 'user' })
    expect(
      (await api.ask('/auth/login', jsonRequest({ email, password: TEST_PASSWORD }))).status,
    ).toBe(200)
  })
})

describe('an account is made', () => {
  test('by the code, in the browser that registered', async () => {
    const email = address()
    const registration = await registerAt(email)
    const { code } = await readRegistrationMail(api, email)
    expect(await isAccount(email)).toBe(false)
    expect(await confirm({ code })).toMatchObject({ code: 'INVALID_INPUT' })
    expect(await confirm({ code, registration: 'x'.repeat(32) })).toMatchObject({
      code: 'LINK_INVALID',
    })
    const { data } = await api.read(confirmRegistration, { body: { registration, code } })
    expect(data.user).toMatchObject({ email, emailConfirmed: true })
    expect(await confirm({ registration, code })).toMatchObject({ code: 'LINK_INVALID' })
  })

  test('by the link in that browser, or elsewhere with the password, never without', async () => {
    const [here, elsewhere] = [address(), address()]
    const [registration] = [await registerAt(here), await registerAt(elsewhere)]
    const { token } = await readRegistrationMail(api, here)
    await api.read(confirmRegistration, { body: { token, registration } })
    const other = await readRegistrationMail(api, elsewhere)
    // What a mail scanner does, or the owner of a mailbox whose address a stranger typed.
    expect(await confirm({ token: other.token })).toMatchObject({
      fields: { password: 'Enter your password' },
    })
    expect(await confirm({ token: other.token, registration })).toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect(await confirm({ token: other.token, password: 'a guess' })).toMatchObject({
      code: 'BAD_CREDENTIALS',
    })
    expect(await isAccount(elsewhere)).toBe(false)
    await api.read(confirmRegistration, {
      body: { token: other.token, password: typed('').password },
    })
    expect(await isAccount(elsewhere)).toBe(true)
  })

  test('for the owner of the address, whatever strangers registered with it before', async () => {
    const email = address()
    const stranger = await registerAt(email)
    const own = await registerAt(email)
    const { code } = await readRegistrationMail(api, email)
    expect(await confirm({ registration: stranger, code })).toMatchObject({ code: 'INVALID_INPUT' })
    await api.read(confirmRegistration, { body: { registration: own, code } })
    expect(await api.db.$count(accounts, eq(accounts.email, email))).toBe(1)
  })

  test('once also when it is confirmed several times at the same moment', async () => {
    const email = address()
    const registration = await registerAt(email)
    const { code } = await readRegistrationMail(api, email)
    const all = await Promise.all(
      [1, 2, 3].map(() => api.ask('/auth/register/confirm', jsonRequest({ registration, code }))),
    )
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await api.db.$count(accounts, eq(accounts.email, email))).toBe(1)
  })

  test('not after five wrong codes, nor after two days', async () => {
    const email = address()
    const registration = await registerAt(email)
    const { code } = await readRegistrationMail(api, email)
    const wrong = code === '123456' ? '654321' : '123456'
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => confirm({ registration, code: wrong })),
    )
    expect(guesses.filter((guess) => guess.code === 'INVALID_INPUT')).toHaveLength(5)
    expect(await confirm({ registration, code })).toMatchObject({ code: 'LINK_INVALID' })

    const late = await registerAt(email)
    const proof = await readRegistrationMail(api, email)
    await api.db.update(registrations).set({ expiresAt: sql`now() - interval '1 second'` })
    expect(await confirm({ registration: late, code: proof.code })).toMatchObject({
      code: 'LINK_INVALID',
    })
    await api.runTask('forget old registrations')
    expect(await api.db.$count(registrations)).toBe(0)
  })

  test('without the database keeping a password, code or link that could be read', async () => {
    const email = address()
    const registration = await registerAt(email)
    const { code, token } = await readRegistrationMail(api, email)
    const row = JSON.stringify(
      await api.db.select().from(registrations).where(eq(registrations.email, email)),
    )
    for (const secret of [registration, token, `"${code}"`, typed('').password])
      expect(row).not.toContain(secret)
  })
})

test(
  'three mails a day go to an address that nobody has confirmed, by whatever form they are ' +
    'asked for',
  async () => {
    const email = address()
    await registerAt(email)
    await api.ask('/newsletter', { ...jsonRequest({ email }), from: '192.0.2.250' })
    for (let n = 0; n < 3; n += 1) await registerAt(email)
    for (const kind of ['registration', 'newsletter'])
      await api.runTask(`answer requests for mail: ${kind}`)
    expect(await readMailsTo(api.db, email)).toHaveLength(3)
    await api.db.update(mails).set({ createdAt: sql`now() - interval '25 hours'` })
    await registerAt(email)
    await api.runTask('answer requests for mail: registration')
    expect(await readMailsTo(api.db, email)).toHaveLength(4)
  },
)

test('the mail repeats nothing that was typed', async () => {
  const email = address()
  await api.read(register, {
    body: { ...typed(email), name: 'Win money http://evil.example <b>now</b>' },
  })
  await readRegistrationMail(api, email)
  const [mail] = await readMailsTo(api.db, email)
  expect(mail!.html + mail!.text + mail!.subject).not.toMatch(/evil|money/)
})

describe('the code is mailed again', () => {
  const resend = (registration: string) =>
    api.fail('/auth/register/resend', {
      ...jsonRequest({ registration }),
      from: `198.51.100.${(serial += 1)}`,
    })
  const resent = (registration: string) =>
    api.read(resendRegistration, { body: { registration } }).then(({ data }) => data.waitSeconds)

  test('as a new one, once a minute and twice a day, with words about the wait', async () => {
    api.clock.now = new Date('2026-11-20T08:00:00Z')
    const email = address()
    const registration = await registerAt(email)
    const first = await readRegistrationMail(api, email)
    expect(await resent(registration)).toBe(60)
    const second = await readRegistrationMail(api, email)
    expect(second.token).not.toBe(first.token)
    expect(await confirm({ registration, token: first.token })).toMatchObject({
      code: 'LINK_INVALID',
    })
    expect(await resend(registration)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      error: 'Too many attempts. Please try again in a minute.',
    })
    api.clock.now = new Date('2026-11-20T08:01:01Z')
    await resent(registration)
    api.clock.now = new Date('2026-11-20T08:03:00Z')
    expect(await resend(registration)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      error: 'Too many attempts. Please try again in 24 hours.',
    })
    const { code } = await readRegistrationMail(api, email)
    const ofMail = { template: 'confirm-registration' }
    expect(await readMailsTo(api.db, email)).toMatchObject([ofMail, ofMail, ofMail])
    await api.read(confirmRegistration, { body: { registration, code } })
    api.clock.now = null
  })

  test('never for a registration that is made up, used or over', async () => {
    expect(await resend('made-up')).toMatchObject({ code: 'LINK_INVALID' })
    const email = address()
    const registration = await registerAt(email)
    const { code } = await readRegistrationMail(api, email)
    const wrong = code === '123456' ? '654321' : '123456'
    for (let n = 0; n < 5; n += 1) await confirm({ registration, code: wrong })
    expect(await resend(registration)).toMatchObject({ code: 'LINK_INVALID' })
  })

  test('answered the same for an address that has an account', async () => {
    const { email } = await insertAccount(api.db, { emailConfirmedAt: new Date() })
    const registration = await registerAt(email)
    expect(await resent(registration)).toBe(60)
    await api.runTask('answer requests for mail: registration')
    expect((await readMailsTo(api.db, email)).map(({ template }) => template)).toEqual(
      Array(2).fill('already-registered'),
    )
  })
})
