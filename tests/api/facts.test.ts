import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getBusiness } from '#contract/businesses.ts'
import { discardFactSource, withdrawFact } from '#contract/facts.ts'
import { getQueueItem } from '#contract/moderation.ts'
import * as t from '#server/kit/db/tables/index.ts'
import { writeTextMessage } from '#server/kit/text-messages/texts.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { authorizedRequest, jsonRequest, SITE_ORIGIN, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, insertFact, insertMobileAccount } from './setup/builders.ts'
import { createForm, createPicture, sendForm } from './setup/forms.ts'
import { openQueue } from './setup/queue.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>

beforeAll(async () => {
  api = await startApi()
  api.clock.now = new Date('2026-11-24T06:00:00Z')
})

// A session of an administrator ends within a day.
beforeEach(async () => {
  admin = await insertAccount(api.db, { role: 'admin' })
})

afterAll(() => api.close())

afterEach(async () => {
  await api.db.delete(t.facts)
  await api.db.delete(t.discardedFactSources)
  await api.db.delete(t.rateLimits)
  api.clock.now = new Date(api.clock.now!.getTime() + DAY_MS)
})

const { say, later, work } = openQueue(() => ({ api, admin }))

/** Another network for each person who tells something. */
let person = 0
const network = () => `203.0.${++person % 250}.${Math.floor(person / 250) + 1}`

type Body = Parameters<typeof jsonRequest>[0]
const tell = async (body: Body, from = network(), token?: string) => {
  const response = await api.ask('/facts', {
    ...jsonRequest(body, token ? { Authorization: `Bearer ${token}` } : {}),
    from,
  })
  const answer = (await response.json()) as { data?: unknown; fields?: unknown }
  return { status: response.status, ...answer }
}
const waiting = (businessId: number) =>
  api.db
    .select()
    .from(t.facts)
    .where(and(eq(t.facts.businessId, businessId), eq(t.facts.status, 'open')))
const listing = async (id: number) =>
  (await api.db.select().from(t.businesses).where(eq(t.businesses.id, id)))[0]!
const accept = async (businessId: number) => {
  const [fact] = await waiting(businessId)
  await say([{ kind: 'fact', id: fact!.id }], 'approve')
  await later()
  return fact!
}

const NUMBER = '+919431000011'

describe('a fact that a visitor tells', () => {
  test('waits, and is not shown; equal answers are one item with what speaks for it', async () => {
    const owner = await insertAccount(api.db, { role: 'owner' })
    const { id: businessId, slug } = await insertBusiness(api.db, { ownerId: owner.id })
    const body = { businessId, question: 'phone' }
    const from = network()
    expect((await tell({ ...body, answer: '94310 00011' }, from)).status).toBe(201)
    await tell({ ...body, answer: '+91 9431000011' }, from)
    await tell({ ...body, answer: '०९४३१००००११' })
    await tell({ ...body, answer: '094310-00011' }, network(), owner.token)
    await tell({ ...body, answer: '9431000012' })
    expect((await listing(businessId)).phone).toBeNull()
    const shown = await api.read(getBusiness, { params: { idOrSlug: slug } })
    expect(JSON.stringify(shown)).not.toContain('9431')
    const facts = await waiting(businessId)
    expect(facts.map(({ value }) => value)).toEqual([{ phone: NUMBER }, { phone: '+919431000012' }])
    const detail = await work('fact', facts[0]!.id)
    const said = Object.fromEntries(detail.facts.map(({ name, value }) => [name, value]))
    expect(said).toMatchObject({
      ...{ answers: '3', networks: '3', days: '1', isOwners: 'yes' },
      others: '+91 94310 00012',
    })
    expect(detail.changes).toEqual([{ name: 'phone', before: null, after: '+91 94310 00011' }])
    expect(detail.person).toBeNull()
  })

  test.for([
    ['phone', '94310 00011', { phone: NUMBER }],
    ['hours', 'Mon 10-6', { hours: { monday: { open: '10:00', close: '18:00', closed: false } } }],
    ['point', '20.535, 75.572', { latitude: 20.535, longitude: 75.572 }],
  ] as const)('is written once it is accepted: %s', async ([question, answer, columns]) => {
    const owner = await insertAccount(api.db, { role: 'owner' })
    const { id: businessId } = await insertBusiness(api.db, { ownerId: owner.id })
    await tell({ businessId, question, answer })
    await accept(businessId)
    const after = await listing(businessId)
    expect(after).toMatchObject(columns)
    expect(after.toldFacts).toEqual({ [question]: { by: 'visitors', on: '2026-11-' + today() } })
    expect(await waiting(businessId)).toEqual([])
    const marks = await api.db
      .select()
      .from(t.publishMarks)
      .where(eq(t.publishMarks.recordId, businessId))
    expect(marks.map(({ noun }) => noun)).toContain('businesses')
    const mails = await api.db
      .select({ template: t.mails.template })
      .from(t.mails)
      .where(eq(t.mails.recipient, owner.email))
    expect(mails).toEqual([{ template: 'listing-told' }])
  })

  const today = () => String(api.clock.now!.getUTCDate()).padStart(2, '0')

  test('is told by a text message to an owner without an email address', async () => {
    const owner = await insertMobileAccount(api.db, { role: 'owner' })
    const { id: businessId } = await insertBusiness(api.db, {
      ...{ ownerId: owner.id, name: 'Namuna Tailors' },
    })
    await tell({ businessId, question: 'phone', answer: '94310 00011' })
    await accept(businessId)
    const told = await api.db
      .select()
      .from(t.textMessages)
      .where(eq(t.textMessages.accountId, owner.id))
    expect(told).toMatchObject([{ template: 'listing-told', recipient: owner.mobile }])
    const text = writeTextMessage('listing-told', 'en', told[0]!.values)
    expect(text).toMatch(/^"Namuna Tailors" on .+ now shows what visitors told us\./)
    expect(text).not.toContain('11')
  })

  test('closes a business that is gone', async () => {
    const { id: businessId } = await insertBusiness(api.db)
    await tell({ businessId, question: 'here', answer: 'no' })
    await accept(businessId)
    expect((await listing(businessId)).status).toBe('closed')
  })

  test('may say that a number is wrong; another accepted number settles that too', async () => {
    const { id: businessId } = await insertBusiness(api.db, { phone: '+919000000055' })
    await tell({ businessId, question: 'phone', answer: 'no' })
    const [wrong] = await waiting(businessId)
    expect(wrong!.value).toEqual({ phone: null })
    await tell({ businessId, question: 'phone', answer: '94310 00011' })
    const right = (await waiting(businessId)).find(({ id }) => id !== wrong!.id)!
    await say([{ kind: 'fact', id: right.id }], 'approve')
    await later()
    expect((await listing(businessId)).phone).toBe(NUMBER)
    expect(await waiting(businessId)).toEqual([])
  })

  test('is rejected without a trace on the listing', async () => {
    const { id: businessId } = await insertBusiness(api.db)
    await tell({ businessId, question: 'phone', answer: '94310 00011' })
    const before = await listing(businessId)
    const [fact] = await waiting(businessId)
    await say([{ kind: 'fact', id: fact!.id }], 'reject')
    await later()
    expect(await listing(businessId)).toEqual(before)
    // Told again, it says that it was rejected.
    await tell({ businessId, question: 'phone', answer: '94310 00011' })
    const [again] = await waiting(businessId)
    const detail = await work('fact', again!.id)
    expect(detail.facts).toContainEqual({ name: 'rejectedBefore', value: '1' })
  })

  test('is taken back by the owner, and by nobody after another change', async () => {
    const owner = await insertAccount(api.db, { role: 'owner' })
    const other = await insertAccount(api.db, { role: 'owner' })
    const { id } = await insertBusiness(api.db, { ownerId: owner.id, phone: '+919000000056' })
    await tell({ businessId: id, question: 'phone', answer: '94310 00011' })
    await accept(id)
    const path = `/businesses/${id}/facts/phone/withdraw`
    const by = (token: string) => ({ method: 'POST', ...authorizedRequest(token) })
    expect((await api.fail(path, by(other.token))).status).toBe(404)
    const params = { id: String(id), question: 'phone' as const }
    await api.read(withdrawFact, { params, token: owner.token })
    expect(await listing(id)).toMatchObject({ phone: '+919000000056', toldFacts: {} })
    expect((await api.fail(path, by(owner.token))).code).toBe('NOT_POSSIBLE')
    await tell({ businessId: id, question: 'phone', answer: '94310 00011' })
    await accept(id)
    await api.db.update(t.businesses).set({ phone: '+919000000057' }).where(eq(t.businesses.id, id))
    expect((await listing(id)).toldFacts).toEqual({})
    expect((await api.fail(path, by(owner.token))).code).toBe('NOT_POSSIBLE')
  })

  test('is kept once, however often it is sent', async () => {
    const { id: businessId } = await insertBusiness(api.db)
    const body = { businessId, question: 'phone', answer: '94310 00011', key: randomUUID() }
    await tell(body)
    await tell(body)
    const rows = await api.db.select().from(t.factAnswers).where(eq(t.factAnswers.key, body.key))
    expect(rows).toHaveLength(1)
  })

  test('comes from a form without script, which leads back to the page', async () => {
    const { id: businessId, slug } = await insertBusiness(api.db)
    const send = (answer: string, page: string) =>
      api.ask(`/forms/facts?page=${encodeURIComponent(page)}`, {
        method: 'POST',
        headers: { Origin: SITE_ORIGIN },
        body: new URLSearchParams({ businessId: String(businessId), question: 'phone', answer }),
        from: network(),
      })
    const sent = await send('94310 00011', `/hi/business/${slug}`)
    expect(sent.status).toBe(303)
    expect(sent.headers.get('Location')).toBe(`${SITE_ORIGIN}/hi/business/${slug}#done`)
    expect(await waiting(businessId)).toHaveLength(1)
    const away = await send('94310 00012', '//evil.example/business/x')
    expect(away.headers.get('Location')).toBe(`${SITE_ORIGIN}/businesses#done`)
    const wrong = await send('12', `/business/${slug}`)
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toContain('Enter a phone number')
  })
})

describe('a yes', () => {
  test('is counted once a network and month, and shown when the day is over', async () => {
    const { id: businessId, slug } = await insertBusiness(api.db, { phone: '+919000000060' })
    api.clock.now = new Date('2026-11-27T06:00:00Z')
    const yes = { businessId, question: 'phone', answer: 'yes' }
    const [here, there] = [network(), network()]
    for (const from of [here, here, there]) await tell(yes, from)
    // The same number typed is a yes, too; the owner's own is no evidence.
    const third = await tell({ ...yes, answer: '9000000060' })
    expect(third.data).toEqual({ confirmed: { question: 'phone', month: '2026-11', count: 3 } })
    const shown = async () =>
      (await api.read(getBusiness, { params: { idOrSlug: slug } })).data.confirmations
    await api.runTask('count confirmations')
    expect(await shown()).toBeUndefined()
    await api.db.delete(t.publishMarks)
    api.clock.now = new Date('2026-11-28T06:00:00Z')
    await api.runTask('count confirmations')
    expect(await shown()).toEqual({ phone: { month: '2026-11', count: 3 } })
    await api.runTask('count confirmations')
    expect(await api.db.select().from(t.publishMarks)).toHaveLength(1)
    // Another number has none.
    await api.db
      .update(t.businesses)
      .set({ phone: '+919000000061' })
      .where(eq(t.businesses.id, businessId))
    expect(await shown()).toBeUndefined()
    await api.runTask('count confirmations')
    expect(await shown()).toBeUndefined()
  })

  test('goes after the month that follows, with its network', async () => {
    const { id: businessId } = await insertBusiness(api.db, { phone: '+919000000062' })
    api.clock.now = new Date('2026-11-27T06:00:00Z')
    await tell({ businessId, question: 'here', answer: 'yes' })
    api.clock.now = new Date('2026-12-31T06:00:00Z')
    await api.runTask('count confirmations')
    expect((await listing(businessId)).confirmations).toEqual({
      here: { month: '2026-11', count: 1 },
    })
    api.clock.now = new Date('2027-01-01T06:00:00Z')
    await api.runTask('count confirmations')
    expect((await listing(businessId)).confirmations).toEqual({})
    expect(await api.db.select().from(t.factConfirmations)).toEqual([])
    api.clock.now = new Date('2026-11-28T06:00:00Z')
  })

  test('needs something to confirm, and the owner’s is not counted', async () => {
    const owner = await insertAccount(api.db, { role: 'owner' })
    const { id: businessId } = await insertBusiness(api.db, { ownerId: owner.id })
    expect(await tell({ businessId, question: 'phone', answer: 'yes' })).toMatchObject({
      status: 400,
      fields: { answer: 'There is nothing to confirm yet' },
    })
    await tell({ businessId, question: 'here', answer: 'yes' }, network(), owner.token)
    const rows = await api.db
      .select()
      .from(t.factConfirmations)
      .where(eq(t.factConfirmations.businessId, businessId))
    expect(rows).toEqual([])
  })
})

describe('a photo of the front', () => {
  const send = async (businessId: number, picture: Buffer, from = network()) =>
    sendForm(
      api,
      '/facts/photo',
      createForm({ businessId: String(businessId) }, [['photo', 'front.jpg', picture]]),
      null,
      from,
    )

  test('loses its metadata, is private until it is accepted, and goes when it is not', async () => {
    const { id: businessId } = await insertBusiness(api.db)
    const place = { IFD0: { Make: 'Secret Phone' }, IFD3: { GPSLatitude: '24/1 2/1 3/1' } }
    const picture = await createPicture().jpeg().withExif(place).toBuffer()
    expect(picture.includes('Secret Phone')).toBe(true)
    expect((await send(businessId, picture)).status).toBe(201)
    const [fact] = await waiting(businessId)
    const [path] = fact!.value.images!
    expect((await api.ask(path!)).status).toBe(404)
    const detail = await api.read(getQueueItem, {
      params: { kind: 'fact', id: String(fact!.id) },
      token: admin.token,
    })
    expect((await api.ask(detail.data.images[0]!)).status).toBe(200)
    await say([{ kind: 'fact', id: fact!.id }], 'approve')
    await later()
    const shown = await api.ask(path!)
    expect(shown.status).toBe(200)
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(bytes.includes('Secret Phone')).toBe(false)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    await send(businessId, await createPicture(700, 500, '#3a3').jpeg().toBuffer())
    const [other] = await waiting(businessId)
    await say([{ kind: 'fact', id: other!.id }], 'reject')
    await later()
    const uses = await api.db.select().from(t.uploadUses).where(eq(t.uploadUses.noun, 'facts'))
    expect(uses.map(({ recordId }) => recordId)).not.toContain(other!.id)
  })

  test('is refused when it is none, or missing', async () => {
    const { id: businessId } = await insertBusiness(api.db)
    const none = await send(businessId, Buffer.from('<svg onload=alert(1)>'))
    expect(none).toMatchObject({ status: 400 })
    expect(none['fields']).toHaveProperty('photo')
    const empty = await sendForm(
      api,
      '/facts/photo',
      createForm({ businessId: String(businessId) }),
      null,
    )
    expect(empty).toMatchObject({ status: 400, fields: { photo: 'This is required' } })
  })
})

describe('whoever answers rubbish', () => {
  test.for([
    ['no number', { question: 'phone', answer: 'call me' }, 400],
    ['a number of no phone', { question: 'phone', answer: '12345' }, 400],
    ['a number with a script', { question: 'phone', answer: '<script>9431000011</script>' }, 400],
    ['a long text', { question: 'hours', answer: '9'.repeat(201) }, 400],
    ['nothing', { question: 'phone', answer: '   ' }, 400],
    ['hours that are none', { question: 'hours', answer: 'always' }, 400],
    ['a point in another country', { question: 'point', answer: '51.5072, -0.1276' }, 400],
    ['a point outside the district', { question: 'point', answer: '28.6139, 77.2090' }, 400],
    ['another question', { question: 'owner', answer: 'me' }, 400],
    ['a photo as text', { question: 'photo', answer: '/uploads/x.jpg' }, 400],
    ['a yes to a point', { question: 'point', answer: 'yes' }, 400],
    ['maybe', { question: 'here', answer: 'maybe' }, 400],
    ['a key that is none', { question: 'phone', answer: '9431000011', key: 'x' }, 400],
    ['too fast', { question: 'phone', answer: '9431000011', shownFor: 5 }, 429],
    ['a filled honeypot', { question: 'phone', answer: '9431000011', linkToDetails: 'x' }, 201],
    ['a listing that is none', { question: 'phone', answer: '9431000011', businessId: 1e9 }, 404],
  ] as const)('keeps nothing: %s', async ([, body, status]) => {
    const { id: businessId } = await insertBusiness(api.db)
    expect((await tell({ businessId, ...body })).status).toBe(status)
    expect(await api.db.select().from(t.facts)).toEqual([])
  })

  test('hears of no listing that is not shown', async () => {
    for (const status of ['pending', 'inactive'] as const) {
      const { id: businessId } = await insertBusiness(api.db, { status })
      expect((await tell({ businessId, question: 'here', answer: 'yes' })).status).toBe(404)
    }
  })

  test('meets a limit by network, and another by listing', async () => {
    const { id: businessId } = await insertBusiness(api.db)
    const from = network()
    const answers = Array.from({ length: 14 }, (_, at) => `94310001${String(at).padStart(2, '0')}`)
    const statuses = []
    for (const answer of answers)
      statuses.push((await tell({ businessId, question: 'phone', answer }, from)).status)
    expect(statuses).toEqual([...Array<number>(12).fill(201), 429, 429])
    // Twelve wait: another one is refused wherever it comes from, an equal one is not.
    const more = await tell({ businessId, question: 'phone', answer: '9431000199' })
    expect(more.status).toBe(429)
    expect((await tell({ businessId, question: 'phone', answer: answers[0]! })).status).toBe(201)
  })

  test('costs one press: a day goes, what others said stays, more is not kept', async () => {
    const from = network()
    const shops = await Promise.all([1, 2, 3].map(() => insertBusiness(api.db)))
    for (const { id: businessId } of shops)
      await tell({ businessId, question: 'phone', answer: '9431000011' }, from)
    await tell({ businessId: shops[0]!.id, question: 'here', answer: 'yes' }, from)
    await tell({ businessId: shops[2]!.id, question: 'phone', answer: '9431000011' })
    const honest = await insertFact(api.db, {
      ...{ businessId: shops[0]!.id, question: 'hours', value: { businessHours: null } },
    })
    const [rubbish] = await waiting(shops[1]!.id)
    const { data } = await api.read(discardFactSource, {
      params: { id: String(rubbish!.id) },
      token: admin.token,
    })
    expect(data).toEqual({ answers: 3, facts: 2 })
    const left = await api.db.select().from(t.facts)
    expect(left.map(({ businessId, id }) => [businessId, id])).toContainEqual([
      ...[honest.businessId, honest.id],
    ])
    expect(left.map(({ businessId }) => businessId).sort()).toEqual(
      [shops[0]!.id, shops[2]!.id].sort(),
    )
    expect(await api.db.select().from(t.factConfirmations)).toEqual([])
    const again = await tell(
      { businessId: shops[1]!.id, question: 'phone', answer: '9431000011' },
      from,
    )
    expect(again.status).toBe(201)
    expect(await waiting(shops[1]!.id)).toEqual([])
    api.clock.now = new Date(api.clock.now!.getTime() + DAY_MS)
    await tell({ businessId: shops[1]!.id, question: 'phone', answer: '9431000011' }, from)
    expect(await waiting(shops[1]!.id)).toHaveLength(1)
  })

  test('cannot throw away what others said', async () => {
    const { token } = await insertAccount(api.db, { role: 'owner' })
    const { id: businessId } = await insertBusiness(api.db)
    const fact = await insertFact(api.db, {
      ...{ businessId, question: 'phone', value: { phone: NUMBER } },
    })
    const path = `/admin/facts/${fact.id}/discard`
    expect((await api.fail(path, { method: 'POST' })).status).toBe(401)
    expect((await api.fail(path, { method: 'POST', ...authorizedRequest(token) })).status).toBe(403)
  })
})

test('networks are erased after 90 days', async () => {
  const { id: businessId } = await insertBusiness(api.db)
  await tell({ businessId, question: 'phone', answer: '94310 00011' })
  const networks = async () =>
    (await api.db.select({ hash: t.factAnswers.networkHash }).from(t.factAnswers)).map(
      ({ hash }) => hash,
    )
  expect((await networks())[0]).not.toContain('203.')
  api.clock.now = new Date(api.clock.now!.getTime() + 91 * DAY_MS)
  await api.runTask('forget facts')
  expect(await networks()).toEqual([null])
  expect(await waiting(businessId)).toHaveLength(1)
})
