import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, ne } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rejectBusinessChange } from '#contract/business-changes.ts'
import { approveClassified, rejectClassified, sendInquiry } from '#contract/classifieds.ts'
import { approveClaim, rejectClaim } from '#contract/claims.ts'
import { setBusinessOwner, setBusinessStatus } from '#contract/businesses-writing.ts'
import { sendMessage } from '#contract/messages.ts'
import { requestMobileCode } from '#contract/mobile.ts'
import { saveNotificationPreferences } from '#contract/notifications.ts'
import {
  accounts,
  businessChanges,
  businessClaims,
  businesses,
  mails,
  settings,
  textMessages,
} from '#server/kit/db/tables/index.ts'
import { sendWaitingMessages } from '#server/kit/text-messages/index.ts'
import { shortenValue } from '#server/kit/text-messages/texts.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertAd, insertBusiness, insertMobileAccount } from './setup/builders.ts'
import { readTextMessages } from './setup/text-messages.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>
let outbox: string
beforeAll(async () => {
  api = await startApi()
  admin = await insertAccount(api.db, { role: 'admin', email: 'team@example.org' })
  outbox = await mkdtemp(join(tmpdir(), 'zila-notices-'))
})
afterAll(async () => {
  await rm(outbox, { recursive: true })
  await api.close()
})

/** What is in the outbox for a number, once everything that waits is sent. */
async function readOutbox(mobile: string): Promise<string[]> {
  const config = { gateway: null, outbox }
  await sendWaitingMessages({
    db: api.db,
    logger: pino({ enabled: false }),
    config,
    now: () => new Date(),
  })
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.txt')).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return texts.flatMap((text) => {
    const [head, ...lines] = text.trim().split('\n')
    return head === `To: ${mobile}` ? [lines.join('\n').trim()] : []
  })
}

const person = (values: object = {}) => insertMobileAccount(api.db, { role: 'owner', ...values })
const waiting = (ownerId: number, values: object = {}) =>
  insertBusiness(api.db, { ownerId, status: 'pending', ...values })
const approve = (id: number) =>
  api.read(setBusinessStatus, { params: { id }, body: { status: 'active' }, token: admin.token })
const mailedTo = (recipient: string) => api.db.$count(mails, eq(mails.recipient, recipient))

describe('who has no email address is told by a message', () => {
  test.each<[string, (them: Awaited<ReturnType<typeof person>>) => Promise<unknown>, RegExp]>([
    [
      'that a listing is approved',
      async ({ id }) => approve((await waiting(id, { name: 'Namuna Tailors' })).id),
      /^"Namuna Tailors" is approved\. Everyone can see it on .+ now\.$/,
    ],
    [
      'that a listing is rejected',
      async ({ id: ownerId }) => {
        const { id } = await waiting(ownerId, { name: 'Namuna Tailors' })
        const body = { status: 'inactive' as const, reason: 'No such shop' }
        await api.read(setBusinessStatus, { params: { id }, body, token: admin.token })
      },
      /^"Namuna Tailors" is not shown on .+ Log in there to see why\.$/,
    ],
    [
      'that a change of a listing is rejected',
      async ({ id: ownerId }) => {
        const { id } = await insertBusiness(api.db, { ownerId, name: 'Namuna Tailors' })
        const [change] = await api.db
          .insert(businessChanges)
          .values({ businessId: id, accountId: ownerId, proposed: { name: 'Namuna Medical' } })
          .returning()
        const body = { reason: 'The board says Tailors' }
        const params = { id: change!.id }
        await api.read(rejectBusinessChange, { params, body, token: admin.token })
      },
      /^Your change to "Namuna Tailors" on .+ was not accepted\. Log in there to see why\.$/,
    ],
    [
      'that an ad is approved',
      async ({ id: accountId }) => {
        const { id } = await insertAd(api.db, { accountId, title: 'Bicycle', status: 'pending' })
        await api.read(approveClassified, { params: { id }, token: admin.token })
      },
      /^"Bicycle" is approved/,
    ],
    [
      'that an ad is rejected',
      async ({ id: accountId }) => {
        const { id } = await insertAd(api.db, { accountId, title: 'Bicycle', status: 'pending' })
        const body = { reason: 'Not clear' }
        await api.read(rejectClassified, { params: { id }, body, token: admin.token })
      },
      /^"Bicycle" is not shown/,
    ],
    [
      'of a question about an ad',
      async ({ id: accountId }) => {
        const { id: adId } = await insertAd(api.db, { accountId, title: 'Bicycle' })
        const { token } = await insertAccount(api.db)
        const body = {
          ...{ adId, inquiryType: 'general' as const, message: 'Is it there?' },
          ...{ buyerName: 'www.win.example', buyerPhone: '9000000001' },
        }
        await api.read(sendInquiry, { body, token })
      },
      /^You have a new message on .+ about "Bicycle"\. Log in there to read it\.$/,
    ],
    [
      'that a claim is approved',
      async (them) => {
        const { id } = await claim(them.id)
        await api.read(approveClaim, { params: { id }, token: admin.token })
      },
      /^"Namuna Claimed" on .+ is yours now/,
    ],
    [
      'that a claim is rejected',
      async (them) => {
        const { id } = await claim(them.id)
        const body = { reason: 'The papers are of another shop' }
        await api.read(rejectClaim, { params: { id }, body, token: admin.token })
      },
      /^Your request for "Namuna Claimed" on .+ was not accepted/,
    ],
    [
      'that a listing is another’s now',
      async ({ id: ownerId }) => {
        const { id } = await insertBusiness(api.db, { ownerId, name: 'Namuna Given' })
        const { email } = await insertAccount(api.db, { role: 'owner' })
        await api.read(setBusinessOwner, { params: { id }, body: { email }, token: admin.token })
      },
      /^"Namuna Given" on .+ is no longer in your account/,
    ],
  ])('%s', async (_, happen, text) => {
    const them = await person()
    await happen(them)
    expect(await readOutbox(them.mobile)).toEqual([expect.stringMatching(text)])
  })

  const claim = async (accountId: number) => {
    const { id: businessId } = await insertBusiness(api.db, { name: 'Namuna Claimed' })
    const row = { businessId, accountId, proof: 'call' as const }
    const [made] = await api.db.insert(businessClaims).values(row).returning()
    return made!
  }

  test('of the first message of a conversation alone, without a word of the sender', async () => {
    const them = await person()
    const { id: businessId } = await insertBusiness(api.db, {
      ...{ ownerId: them.id, name: 'Namuna Tailors' },
    })
    const sender = await insertAccount(api.db, { name: 'www.win.example' })
    const write = (message: string) =>
      api.read(sendMessage, {
        body: { receiverId: them.id, businessId, subject: 'Call www.win.example', message },
        token: sender.token,
      })
    await write('Do you mend zips?')
    await write('And buttons?')
    const sent = await readOutbox(them.mobile)
    expect(sent).toEqual([expect.stringMatching(/^You have a new message on .+ "Namuna Tailors"/)])
    expect(sent.join()).not.toContain('win')
  })

  test('in the language of the account', async () => {
    const them = await person({ language: 'hi' })
    await approve((await waiting(them.id, { name: 'नमूना टेलर' })).id)
    expect(await readOutbox(them.mobile)).toEqual([expect.stringContaining('मंज़ूर हो गया')])
  })
})

describe('at most', () => {
  test('two a day for a person, from midnight to midnight in India', async () => {
    const them = await person()
    for (let time = 0; time < 3; time += 1) await approve((await waiting(them.id)).id)
    expect(await readOutbox(them.mobile)).toHaveLength(2)
    const createdAt = new Date(Date.now() - DAY_MS)
    await api.db
      .update(textMessages)
      .set({ createdAt })
      .where(eq(textMessages.recipient, them.mobile))
    await approve((await waiting(them.id)).id)
    expect(await readOutbox(them.mobile)).toHaveLength(3)
  })

  test('two also when three things happen at the same moment', async () => {
    const them = await person()
    const some = await Promise.all([1, 2, 3].map(() => waiting(them.id)))
    await Promise.all(some.map(({ id }) => approve(id)))
    expect(await readOutbox(them.mobile)).toHaveLength(2)
  })

  test('half of the site’s messages of a day: the others are for codes', async () => {
    await api.db.update(textMessages).set({ createdAt: new Date(Date.now() - DAY_MS) })
    const values = { textMessagesPerDay: 10 } as never
    await api.db
      .insert(settings)
      .values({ id: 1, values })
      .onConflictDoUpdate({ target: settings.id, set: { values } })
    const before = await api.db.$count(textMessages, ne(textMessages.template, 'code'))
    const people = await Promise.all(Array.from({ length: 8 }, () => person()))
    for (const { id } of people) await approve((await waiting(id)).id)
    const after = await api.db.$count(textMessages, ne(textMessages.template, 'code'))
    expect(after - before).toBe(5)
    const { data } = await api.read(requestMobileCode, { body: { mobile: people[7]!.mobile } })
    expect(data.challenge).not.toBe('')
    expect(await readTextMessages(api, people[7]!.mobile)).toHaveLength(1)
    await api.db.delete(settings)
  })
})

describe('nothing goes', () => {
  test('to who has turned it off; on again, it does', async () => {
    const them = await person()
    const choose = (textMessages: 'now' | 'off') =>
      api.read(saveNotificationPreferences, { body: { textMessages }, token: them.token })
    expect((await choose('off')).data.textMessages).toBe('off')
    await approve((await waiting(them.id)).id)
    expect(await readOutbox(them.mobile)).toEqual([])
    expect((await choose('now')).data.textMessages).toBe('now')
    await approve((await waiting(them.id)).id)
    expect(await readOutbox(them.mobile)).toHaveLength(1)
  })

  test('to the number of who has an email address: a mail does', async () => {
    const email = 'both-notices@example.org'
    const them = await person({ email, emailConfirmedAt: new Date() })
    await approve((await waiting(them.id)).id)
    expect(await readOutbox(them.mobile)).toEqual([])
    expect(await mailedTo(email)).toBe(1)
  })

  test('to a number that nobody has proved: of a listing, or what others may call', async () => {
    const phone = '+919000077001'
    const owner = await insertAccount(api.db, { role: 'owner', phone })
    await approve((await waiting(owner.id, { phone })).id)
    expect(await readTextMessages(api, phone)).toEqual([])
  })

  test('to a closed account', async () => {
    const them = await person()
    const { id } = await waiting(them.id)
    await api.db.update(accounts).set({ status: 'inactive' }).where(eq(accounts.id, them.id))
    await approve(id)
    expect((await api.db.select().from(businesses).where(eq(businesses.id, id)))[0]?.status).toBe(
      'active',
    )
    expect(await readTextMessages(api, them.mobile)).toEqual([])
  })
})

test.each([
  ['Namuna', 'Namuna'],
  ['Namuna\n Tailors', 'Namuna Tailors'],
  ['x'.repeat(30), 'x'.repeat(30)],
  ['x'.repeat(31), `${'x'.repeat(28)}..`],
  ['नमूना कपड़े और सिलाई की बड़ी दुकान', 'नमूना कपड़े और सिलाई की बड़ी..'],
])('a value has at most 30 characters: %s', (value, short) => {
  expect(shortenValue(value)).toBe(short)
  expect(short.length).toBeLessThanOrEqual(30)
})
