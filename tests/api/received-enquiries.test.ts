import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setBusinessOwner } from '#contract/businesses-writing.ts'
import { listReceivedEnquiries, markEnquiriesRead, sendEnquiry } from '#contract/enquiries.ts'
import { countUnreadMessages } from '#contract/messages.ts'
import { saveNotificationPreferences } from '#contract/notifications.ts'
import { accounts, enquiries, mails, textMessages } from '#server/kit/db/tables/index.ts'
import { saveSettings } from '#server/kit/settings/index.ts'
import { authorizedRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, insertMobileAccount } from './setup/builders.ts'
import { readEvents } from './setup/events.ts'

let api: TestApi
beforeAll(async () => void (api = await startApi()))
afterAll(() => api.close())

type Owner = { id: number; token: string }
let serial = 0
let day = 0
beforeEach(async () => {
  // Each test has its own day, because limits count by the hour and by the day.
  api.clock.now = new Date(Date.UTC(2026, 0, (day += 2), 10))
  await api.db.delete(mails)
  await saveSettings(
    { db: api.db, actor: { kind: 'job', name: 'test' } },
    { contactEmail: 'desk@suhana.example' },
  )
})

const visitor = { name: 'Asha Kumari', email: 'asha@example.org', phone: '90000 00001' }
const write = (businessId: number, more: object = {}) =>
  api.read(sendEnquiry, {
    body: { ...visitor, message: `Are you open? ${(serial += 1)}`, businessId, ...more },
  })
const list = async ({ token }: Owner) => (await api.read(listReceivedEnquiries, { token })).data
const unread = async ({ token }: Owner) => (await api.read(countUnreadMessages, { token })).data
const recipients = async () => (await api.db.select().from(mails)).map((mail) => mail.recipient)
const texts = (accountId: number) =>
  api.db.select().from(textMessages).where(eq(textMessages.accountId, accountId))

const byNumber = () => insertMobileAccount(api.db, { role: 'owner' })
const shopOf = ({ id: ownerId }: { id: number }, values: object = {}) =>
  insertBusiness(api.db, { ownerId, name: 'Namuna Tailors', email: null, ...values })

describe('a visitor’s enquiry to an owner without an email address', () => {
  test('is read in the app, and told by a message without a word of it', async () => {
    const owner = await byNumber()
    const shop = await shopOf(owner)
    const { data } = await write(shop.id, { name: 'www.win.example', message: 'Call me' })
    expect(data.reference).toBeNull()
    expect(await list(owner)).toMatchObject([
      {
        ...{ name: 'www.win.example', email: visitor.email, phone: visitor.phone },
        ...{ message: 'Call me', isRead: false },
        business: { id: shop.id, name: 'Namuna Tailors', slug: shop.slug },
      },
    ])
    const [told, ...others] = await texts(owner.id)
    expect(others).toEqual([])
    expect(told).toMatchObject({ template: 'new-message', recipient: owner.mobile })
    expect(JSON.stringify(told!.values)).not.toMatch(/win|Call me|asha/)
    expect(await recipients()).toEqual([])
    const [row] = await api.db.select().from(enquiries).where(eq(enquiries.businessId, shop.id))
    expect(row).toMatchObject({ forSite: false, status: 'new' })
  })

  test('is told twice a day at most, and not when that is turned off', async () => {
    const owner = await byNumber()
    const shop = await shopOf(owner)
    for (let time = 0; time < 3; time += 1) await write(shop.id)
    expect(await texts(owner.id)).toHaveLength(2)
    const quiet = await byNumber()
    const body = { textMessages: 'off' as const }
    await api.read(saveNotificationPreferences, { body, token: quiet.token })
    await write((await shopOf(quiet)).id)
    expect(await texts(quiet.id)).toEqual([])
    expect([await list(owner), await list(quiet)].map(({ length }) => length)).toEqual([3, 1])
  })

  test('is mailed to the address of the business, too, where it has one', async () => {
    const owner = await byNumber()
    const email = 'shop@suhana.example'
    await write((await shopOf(owner, { email })).id)
    expect(await recipients()).toEqual([email])
    expect(await texts(owner.id)).toHaveLength(1)
  })

  test('comes once, however often it is sent, and never when it is spam', async () => {
    const owner = await byNumber()
    const { id } = await shopOf(owner)
    const key = 'a-key-of-one-form-of-a-device'
    for (let time = 0; time < 2; time += 1) await write(id, { message: 'Open?', key })
    await write(id, { linkToDetails: 'x' })
    expect(await list(owner)).toHaveLength(1)
    expect(await texts(owner.id)).toHaveLength(1)
  })

  test('is the team’s when the account is closed', async () => {
    const owner = await byNumber()
    const { id } = await shopOf(owner)
    await api.db.update(accounts).set({ status: 'inactive' }).where(eq(accounts.id, owner.id))
    expect((await write(id)).data.reference).toMatch(/^C-\d+$/)
    expect(await texts(owner.id)).toEqual([])
  })
})

describe('what an owner reads', () => {
  test('is also there for who has an email address, and is mailed', async () => {
    const owner = await insertAccount(api.db, { role: 'owner' })
    await write((await shopOf(owner, { email: 'shop@suhana.example' })).id)
    expect(await list(owner)).toHaveLength(1)
    expect(await recipients()).toEqual([owner.email])
  })

  test('is counted among messages until it is read; a later one stays new', async () => {
    const owner = await byNumber()
    const { id } = await shopOf(owner)
    await write(id)
    await write(id)
    expect(await unread(owner)).toEqual({ unreadCount: 2, enquiries: 2 })
    const [newest] = await list(owner)
    await write(id)
    const body = { upTo: newest!.id }
    const mark = (token: string) => api.read(markEnquiriesRead, { body, token })
    expect((await mark((await byNumber()).token)).data.count).toBe(0)
    expect((await mark(owner.token)).data.count).toBe(2)
    expect((await mark(owner.token)).data.count).toBe(0)
    expect((await list(owner)).map(({ isRead }) => isRead)).toEqual([false, true, true])
    expect(await unread(owner)).toEqual({ unreadCount: 1, enquiries: 1 })
  })

  test('stays theirs when the listing is given to another', async () => {
    const [before, after] = [await byNumber(), await insertAccount(api.db, { role: 'owner' })]
    const admin = await insertAccount(api.db, { role: 'admin' })
    const { id } = await shopOf(before)
    await write(id)
    const body = { email: after.email }
    await api.read(setBusinessOwner, { params: { id }, body, token: admin.token })
    await write(id)
    expect([await list(before), await list(after)].map(({ length }) => length)).toEqual([1, 1])
    expect((await list(admin)).length).toBe(0)
  })

  test('comes to an open screen at once', async () => {
    const owner = await byNumber()
    const { id } = await shopOf(owner)
    const events = readEvents(await api.ask('/live', authorizedRequest(owner.token)))
    expect(await events.next()).toMatchObject({ event: 'ready' })
    await write(id)
    expect(await events.next()).toEqual({ event: 'changed', data: 'messages' })
    await events.close()
  })
})
