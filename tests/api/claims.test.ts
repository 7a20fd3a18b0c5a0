import { and, desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { updateBusiness } from '#contract/businesses-writing.ts'
import {
  approveClaim,
  claimBusiness,
  listClaims,
  listMyClaims,
  confirmClaimCode,
  getClaimMethods,
  rejectClaim,
  withdrawClaim,
} from '#contract/claims.ts'
import {
  accounts,
  businessClaims,
  businesses,
  mails,
  settings,
  uploads,
} from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { authorizedRequest, startApi, type TestApi } from './setup/api.ts'
import { insertAccount, insertBusiness, createToken } from './setup/builders.ts'
import { bodyRequest, readTraces } from './setup/body-request.ts'
import { readTemplatesTo } from './setup/mailed.ts'
import { readMobileCode } from './setup/text-messages.ts'

let api: TestApi
let admin: Awaited<ReturnType<typeof insertAccount>>

beforeAll(async () => {
  api = await startApi()
  admin = await insertAccount(api.db, { role: 'admin' })
})

afterEach(() => {
  api.clock.now = null
})
afterAll(() => api.close())

type Person = Awaited<ReturnType<typeof insertAccount>>

const person = () => insertAccount(api.db, { emailConfirmedAt: new Date() })
const imported = (values: Parameters<typeof insertBusiness>[1] = {}) => {
  const id = String(Math.random())
  return insertBusiness(api.db, {
    source: 'list',
    sourceId: id,
    email: `shop${id.slice(2)}@example.org`,
    phone: '+919006618191',
    ...values,
  })
}
type Proof = 'code' | 'message' | 'call' | 'document'
const claim = async ({ token }: Person, businessId: number, proof: Proof = 'call') =>
  (await api.read(claimBusiness, { body: { businessId, proof }, token })).data
const refusedClaim = ({ token }: Person, body: object) =>
  api.fail('/claims', bodyRequest('POST', body, token))
const mailedCode = async (to: string) => {
  const [mail] = await api.db
    .select({ text: mails.text })
    .from(mails)
    .where(and(eq(mails.recipient, to), eq(mails.template, 'claim-code')))
    .orderBy(desc(mails.id))
  return /Code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? ''
}
const prove = ({ token }: Person, id: number, code: string) =>
  api.read(confirmClaimCode, { params: { id }, body: { code }, token })
const wrongCode = ({ token }: Person, id: number, code: string) =>
  api.fail(`/claims/${id}/code`, bodyRequest('POST', { code }, token))
const approve = async (id: number) =>
  (await api.read(approveClaim, { params: { id }, token: admin.token })).data
const refusedApproval = (id: number) =>
  api.fail(`/claims/${id}/approve`, bodyRequest('PATCH', {}, admin.token))
const ownerOf = async (id: number) =>
  (await api.db.select().from(businesses).where(eq(businesses.id, id)))[0]?.ownerId
const other = (code: string) => (code === '111111' ? '222222' : '111111')

describe('a claim by mailed code', () => {
  test('waits for an administrator, who hands the listing over', async () => {
    const asha = await person()
    const { id: businessId, slug, email } = await imported({ name: 'Betla Lodge' })
    const claimed = await claim(asha, businessId, 'code')
    expect(claimed).toMatchObject({ status: 'open', isProven: false, business: { slug } })
    expect(await refusedApproval(claimed.id)).toMatchObject({
      status: 409,
      error: 'The code has not been entered yet.',
    })
    const code = await mailedCode(email!)
    expect(await wrongCode(asha, claimed.id, other(code))).toMatchObject({
      status: 400,
      fields: { code: 'Wrong code' },
    })
    expect((await prove(asha, claimed.id, code)).data.isProven).toBe(true)
    expect(await ownerOf(businessId)).toBeNull()

    expect(await approve(claimed.id)).toEqual({ id: claimed.id, businessId })
    expect(await ownerOf(businessId)).toBe(asha.id)
    const [account] = await api.db.select().from(accounts).where(eq(accounts.id, asha.id))
    expect(account?.role).toBe('owner')
    expect(await readTemplatesTo(api.db, asha.email)).toEqual(['claim-approved'])
    expect(await readTemplatesTo(api.db, email!)).toEqual(['claim-code', 'listing-handed-over'])
    expect((await readTraces(api, 'claims', claimed.id)).entries.map((one) => one.action)).toEqual([
      'approve',
      'type code',
      'create',
    ])
    const { entries, marks } = await readTraces(api, 'businesses', businessId)
    expect(entries).toMatchObject([{ action: 'hand over', accountId: admin.id }])
    expect(marks).toEqual(['updated'])
    await api.read(updateBusiness, {
      params: { id: businessId },
      body: { tagline: 'Under sal trees' },
      token: await createToken(api.db, { ...asha, role: 'owner' }),
    })
    expect(await refusedApproval(claimed.id)).toMatchObject({ status: 404 })
  })

  test('takes five tries, and a new code makes the old one useless', async () => {
    const asha = await person()
    const { id: businessId, email } = await imported()
    const { id } = await claim(asha, businessId, 'code')
    const first = await mailedCode(email!)
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => wrongCode(asha, id, other(first))),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([
      400, 400, 400, 400, 400, 409, 409, 409,
    ])
    expect(await wrongCode(asha, id, first)).toMatchObject({ status: 409 })
    expect((await claim(asha, businessId, 'code')).id).toBe(id)
    const second = await mailedCode(email!)
    if (first !== second) expect((await wrongCode(asha, id, first)).status).toBe(400)
    expect((await prove(asha, id, second)).data.isProven).toBe(true)
  })

  test('does not work after two days', async () => {
    const start = new Date('2026-11-22T06:00:00Z')
    api.clock.now = start
    const asha = await person()
    const token = await createToken(api.db, asha, { now: start })
    const { id: businessId, email } = await imported()
    const { id } = await claim({ ...asha, token }, businessId, 'code')
    api.clock.now = new Date('2026-11-24T06:00:00Z')
    const later = await createToken(api.db, asha, { now: api.clock.now })
    const code = await mailedCode(email!)
    expect((await wrongCode({ ...asha, token: later }, id, code)).status).toBe(409)
  })

  test('fills nobody’s letter box: three codes a day to one listing, whoever asks', async () => {
    const { id: businessId } = await imported()
    for (let i = 0; i < 3; i++) await claim(await person(), businessId, 'code')
    expect(await refusedClaim(await person(), { businessId, proof: 'code' })).toMatchObject({
      status: 429,
    })
  })
})

describe('a code to the number of the listing', () => {
  const phone = '+919006618192'
  const sentCode = () => readMobileCode(api, phone, 'claim-code')

  test('proves the claim as one to its email does', async () => {
    const asha = await person()
    const { id: businessId } = await imported({ phone })
    const ways = await api.read(getClaimMethods, { params: { id: businessId }, token: asha.token })
    expect(ways.data).toMatchObject({ takesMessage: true, phone: '••• 192' })
    const { id, isProven } = await claim(asha, businessId, 'message')
    expect(isProven).toBe(false)
    expect((await refusedApproval(id)).status).toBe(409)
    const code = await sentCode()
    expect((await wrongCode(asha, id, code === '000000' ? '1' : '000000')).status).toBe(400)
    expect((await prove(asha, id, code)).data.isProven).toBe(true)
    await approve(id)
    expect(await ownerOf(businessId)).toBe(asha.id)
  })

  test('is none of a landline, nor where nobody logs in by number', async () => {
    const asha = await person()
    const { id: landline } = await imported({ phone: '+913366090909' })
    const { id: mobile } = await imported({ phone })
    const refused = async (businessId: number) =>
      refusedClaim(asha, { businessId, proof: 'message' })
    expect(Object.keys((await refused(landline)).fields ?? {})).toEqual(['proof'])
    await api.db.update(settings).set({ values: { allowMobileLogin: false } })
    expect(Object.keys((await refused(mobile)).fields ?? {})).toEqual(['proof'])
    await api.db.update(settings).set({ values: {} })
  })

  test('fills nobody’s phone: five a day to one listing, whoever asks', async () => {
    const { id: businessId } = await imported({ phone })
    for (let i = 0; i < 5; i++) await claim(await person(), businessId, 'message')
    expect(await refusedClaim(await person(), { businessId, proof: 'message' })).toMatchObject({
      status: 429,
    })
  })
})

describe('the team is told by mail', () => {
  const reader = 'claims@zila-readers.in'
  const told = async (name: string) =>
    (await api.db.select().from(mails).where(eq(mails.recipient, reader)))
      .filter(({ subject }) => subject.includes(name))
      .map(({ text }) => /(code emailed|call to|photo of)/.exec(text)?.[1])

  beforeAll(async () => {
    await insertAccount(api.db, { role: 'admin', email: reader, emailConfirmedAt: new Date() })
  })

  test('of a call or a paper at once, and not again for the same proof', async () => {
    const asha = await person()
    const { id: businessId } = await imported({ name: 'Kechki Dhaba' })
    await claim(asha, businessId)
    await claim(asha, businessId)
    expect(await told('Kechki Dhaba')).toEqual(['call to'])
  })

  test('of a code when it was typed, not before', async () => {
    const asha = await person()
    const { id: businessId, email } = await imported({ name: 'Amanat Stores' })
    const { id } = await claim(asha, businessId, 'code')
    expect(await told('Amanat Stores')).toEqual([])
    const code = await mailedCode(email!)
    await prove(asha, id, code)
    await prove(asha, id, code)
    expect(await told('Amanat Stores')).toEqual(['code emailed'])
  })
})

describe('who else', () => {
  test('others who claim the same are kept, shown, and refused with a reason', async () => {
    const [asha, ravi, mina] = [await person(), await person(), await person()]
    const { id: businessId } = await imported()
    const first = await claim(asha, businessId)
    const second = await claim(ravi, businessId)
    const third = await claim(mina, businessId)
    const { data } = await api.read(listClaims, { query: { limit: '100' }, token: admin.token })
    expect(data.filter(({ business }) => business.id === businessId)).toMatchObject([
      { id: first.id, others: 2, claimant: { id: asha.id } },
      { id: second.id, others: 2 },
      { id: third.id, others: 2 },
    ])
    // Two administrators at the same moment.
    const both = await Promise.all([
      api.ask(`/claims/${first.id}/approve`, bodyRequest('PATCH', {}, admin.token)),
      api.ask(`/claims/${second.id}/approve`, bodyRequest('PATCH', {}, admin.token)),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    const winner = both[0].status === 200 ? asha : ravi
    const loser = winner === asha ? ravi : asha
    expect(await ownerOf(businessId)).toBe(winner.id)
    for (const { token, email } of [loser, mina]) {
      const [own] = (await api.read(listMyClaims, { token })).data
      expect(own).toMatchObject({
        status: 'rejected',
        reason: 'Someone else has proved that this business is theirs.',
      })
      expect(await readTemplatesTo(api.db, email)).toEqual(['claim-rejected'])
    }
    expect(await refusedClaim(await person(), { businessId, proof: 'call' })).toMatchObject({
      status: 409,
      error: 'This business already has an owner.',
    })
  })

  test('the same person twice at once has one claim', async () => {
    const asha = await person()
    const { id: businessId } = await imported()
    const [one, two] = await Promise.all([claim(asha, businessId), claim(asha, businessId)])
    expect(one.id).toBe(two.id)
    expect((await api.read(listMyClaims, { token: asha.token })).data).toHaveLength(1)
  })

  test('a claim of another person is not there', async () => {
    const [asha, ravi] = [await person(), await person()]
    const { id: businessId, email } = await imported()
    const { id } = await claim(asha, businessId, 'code')
    expect((await wrongCode(ravi, id, await mailedCode(email!))).status).toBe(404)
    expect(
      (await api.fail(`/claims/${id}`, bodyRequest('DELETE', undefined, ravi.token))).status,
    ).toBe(404)
    const ways = { params: { id: businessId }, token: ravi.token }
    expect((await api.read(getClaimMethods, ways)).data.claim).toBeNull()
    for (const path of ['/claims', `/claims/${id}/approve`, `/claims/${id}/reject`]) {
      const init =
        path === '/claims' ? authorizedRequest(asha.token) : bodyRequest('PATCH', {}, asha.token)
      expect((await api.fail(path, init)).status).toBe(403)
    }
  })

  test.each([
    ['has an owner', { ownerId: 0 }, 409],
    ['is pending', { status: 'pending' as const }, 404],
    ['is hidden', { status: 'inactive' as const }, 404],
  ])('a listing that %s cannot be claimed', async (_, values, status) => {
    const owner = 'ownerId' in values ? { ownerId: (await person()).id } : {}
    const { id: businessId } = await imported({ ...values, ...owner })
    const failed = await refusedClaim(await person(), { businessId, proof: 'call' })
    expect(failed.status).toBe(status)
  })

  test('a way that the listing lacks is refused, and not offered', async () => {
    const asha = await person()
    const { id: businessId } = await imported({ email: null, phone: null })
    for (const proof of ['code', 'call'])
      expect((await refusedClaim(asha, { businessId, proof })).fields).toHaveProperty('proof')
    const ways = { params: { id: businessId }, token: asha.token }
    expect((await api.read(getClaimMethods, ways)).data).toMatchObject({
      isFree: true,
      email: null,
      phone: null,
    })
  })
})

describe('the end of a claim', () => {
  test('refused with a reason, which is mailed; then one may claim again', async () => {
    const asha = await person()
    const { id: businessId } = await imported()
    const { id } = await claim(asha, businessId)
    const body = { reason: 'The number does not answer.' }
    await api.read(rejectClaim, { params: { id }, body, token: admin.token })
    const [own] = (await api.read(listMyClaims, { token: asha.token })).data
    expect(own).toMatchObject({ status: 'rejected', ...body })
    expect(await readTemplatesTo(api.db, asha.email)).toEqual(['claim-rejected'])
    expect((await claim(asha, businessId)).id).not.toBe(id)
    const without = bodyRequest('PATCH', { reason: ' ' }, admin.token)
    expect((await api.fail(`/claims/${id}/reject`, without)).status).toBe(400)
  })

  test('withdrawn', async () => {
    const asha = await person()
    const { id: businessId } = await imported()
    const { id } = await claim(asha, businessId)
    await api.read(withdrawClaim, { params: { id }, token: asha.token })
    expect(await refusedApproval(id)).toMatchObject({ status: 404 })
    expect(await ownerOf(businessId)).toBeNull()
  })

  test('a closed account is given nothing', async () => {
    const asha = await person()
    const { id: businessId } = await imported()
    const { id } = await claim(asha, businessId)
    await api.db.update(accounts).set({ status: 'inactive' }).where(eq(accounts.id, asha.id))
    expect(await refusedApproval(id)).toMatchObject({ status: 409 })
  })
})

describe('a document', () => {
  const create = { width: 300, height: 200, channels: 3, background: '#a33' } as const
  const send = async ({ token }: Person, content: Buffer | string, name: string) => {
    const form = new FormData()
    form.append('document', new File([new Uint8Array(Buffer.from(content))], name))
    const headers = authorizedRequest(token).headers
    return api.ask('/uploads/claim-document', { method: 'POST', headers, body: form })
  }

  test('is seen by administrators alone, and removed 30 days after the decision', async () => {
    const [asha, ravi] = [await person(), await person()]
    const answer = await send(asha, await sharp({ create }).jpeg().toBuffer(), 'licence.jpg')
    expect(answer.status).toBe(201)
    const { url } = ((await answer.json()) as { data: { url: string } }).data
    const { id: businessId } = await imported()
    const body = { businessId, proof: 'document' as const, document: url }
    expect((await refusedClaim(ravi, body)).fields).toHaveProperty('document')
    const { id } = (await api.read(claimBusiness, { body, token: asha.token })).data
    const { data } = await api.read(listClaims, { query: { limit: '100' }, token: admin.token })
    const link = data.find((one) => one.id === id)?.document
    expect(link?.startsWith(`${url}?`)).toBe(true)
    const see = async (init?: RequestInit) => (await api.ask(url, init)).status
    expect(await see()).toBe(404)
    expect(await see(authorizedRequest(ravi.token))).toBe(404)
    expect(await see(authorizedRequest(asha.token))).toBe(404)
    expect(await see(authorizedRequest(admin.token))).toBe(200)
    expect((await api.ask(link!)).status).toBe(200)

    const body2 = { reason: 'It is another shop.' }
    await api.read(rejectClaim, { params: { id }, body: body2, token: admin.token })
    const days = (count: number) => new Date(Date.now() + count * DAY_MS)
    api.clock.now = days(29)
    await api.runTask('forget documents of claims')
    expect(await api.db.$count(businessClaims, eq(businessClaims.document, url))).toBe(1)
    api.clock.now = days(31)
    await api.runTask('forget documents of claims')
    expect(await api.db.$count(businessClaims, eq(businessClaims.document, url))).toBe(0)
    await api.runTask('remove unused uploads')
    expect(await api.db.$count(uploads, eq(uploads.path, url))).toBe(0)
  })

  test('is a picture: a PDF is refused, and says what to send', async () => {
    const answer = await send(await person(), '%PDF-1.7\n%âãÏÓ', 'licence.pdf')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      fields: {
        document:
          'Upload a photo or screenshot of the document (JPEG, PNG or WebP). PDF is not supported.',
      },
    })
  })
})
