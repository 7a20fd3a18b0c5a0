import { desc, eq } from 'drizzle-orm'
import * as t from '#server/kit/db/tables/index.ts'
import { signConfirmToken } from '#server/businesses/confirm/token.ts'
import { indexBusinesses } from '#server/businesses/search/index.ts'
import { TEST_SECRET } from '../api.ts'
import * as make from '../builders.ts'
import type { Person } from '../own-records.ts'
import {
  callFirst,
  createForm,
  createUniquePicture,
  readFromMail,
  nextSerial,
  NO_PREPARATION,
  type WriteSetup,
  type WritesByEndpoint,
} from './write.ts'

/** Listings, claims, changes, duplicates and imports. */
export function createBusinessWrites(place: WriteSetup): WritesByEndpoint {
  const { db } = place.api
  const listing = (values: Parameters<typeof make.insertBusiness>[1] = {}) =>
    make.insertBusiness(db, values)
  const named = async (values: Parameters<typeof make.insertBusiness>[1] = {}) => ({
    id: (await listing(values)).id,
  })
  const claimOf = async (person: Person, proof: 'code' | 'call' = 'call') => {
    const email = `shop${nextSerial()}@example.org`
    const { id: businessId } = await listing({
      ...{ email, phone: '+919006618191' },
      ...{ source: 'list', sourceId: email },
    })
    const confirmed = { emailConfirmedAt: new Date() }
    await db.update(t.accounts).set(confirmed).where(eq(t.accounts.id, person.id))
    const { token } = person
    const body = { businessId, proof }
    const { id } = await callFirst<{ id: number }>(place, ['POST', '/claims'], { token, body })
    return { id, email, businessId }
  }
  const change = async () => {
    const owner = await make.insertAccount(db, { role: 'owner' })
    const { id: businessId } = await listing({ ownerId: owner.id })
    const proposed = { name: `Another name ${nextSerial()}` }
    const row = { businessId, accountId: owner.id, proposed }
    const [made] = await db.insert(t.businessChanges).values(row).returning()
    return { id: made!.id }
  }
  const pair = async () => {
    const { id: locationId } = await make.insertLocation(db)
    const values = { locationId, name: `Sharma Medical ${nextSerial()}`, phone: '+919006618191' }
    const [one, other] = [await listing(values), await listing(values)]
    await indexBusinesses(db, [one.id, other.id])
    const row = { oneId: one.id, otherId: other.id, certainty: 100, reasons: ['name' as const] }
    await db.insert(t.duplicatePairs).values(row)
    return { keptId: one.id, goneId: other.id }
  }
  const imported = async ({ token }: Person, steps: readonly string[], phone = '') => {
    const category = await make.insertCategory(db)
    const town = await make.insertLocation(db)
    const row = [nextSerial(), `Shop ${nextSerial()}`, category.slug, town.city, phone].join(',')
    const text = `id,name,category,city,phone\n${row}\n`
    const form = new FormData()
    form.append('file', new File([text], `shops${nextSerial()}.csv`, { type: 'text/csv' }))
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await place.api.ask('/admin/imports', { method: 'POST', headers, body: form })
    const { data } = (await answer.json()) as { data: { id: number; choices: unknown } }
    for (const step of steps) {
      const body = step === 'check' ? data.choices : undefined
      await callFirst(place, ['POST', `/admin/imports/${data.id}/${step}`], { token, body })
      await place.api.runTask('imports')
    }
    return { params: { id: data.id }, body: data.choices }
  }
  return {
    'POST /businesses/user/my-businesses/confirm': async ({ id: ownerId }) => ({
      body: { ids: [(await listing({ ownerId })).id] },
    }),
    'POST /businesses/still-right': async () => {
      const { id: accountId } = await make.insertAccount(db, { role: 'owner' })
      const { id: businessId } = await listing({ ownerId: accountId })
      const s = signConfirmToken({ accountId, askedAt: new Date(), businessId }, TEST_SECRET)
      return { query: { s }, as: accountId }
    },
    'POST /businesses': async () => {
      const { id: locationId } = await make.insertLocation(db)
      const body = {
        name: `Sample Clinic ${nextSerial()}`,
        categoryId: (await make.insertCategory(db)).id,
        businessType: 'individual',
        description: 'A sample clinic for the tests',
        email: 'clinic@example.org',
        phone: '90000 00031',
        ownerName: 'Sample Owner',
        address: 'Main Road',
        locationId,
      }
      return { body }
    },
    'POST /businesses/admin/bulk': async () => ({
      body: { ids: [(await listing()).id], change: { what: 'verified', value: true } },
    }),
    'POST /businesses/admin/bulk/{id}/undo': async ({ token }) => {
      const body = { ids: [(await listing()).id], change: { what: 'verified', value: true } }
      const made = await callFirst<{ id: number }>(place, ['POST', '/businesses/admin/bulk'], {
        ...{ token, body },
      })
      return { params: { id: made.id } }
    },
    'POST /facts': async () => ({
      body: { businessId: (await named()).id, question: 'phone', answer: '9431000011' },
    }),
    'POST /facts/photo': async () => ({
      form: createForm(
        { businessId: String((await named()).id) },
        { photo: ['front.jpg', await createUniquePicture()] },
      ),
    }),
    'POST /businesses/{id}/facts/{question}/withdraw': async ({ id }) => ({
      params: { id: (await make.insertToldNumber(db, id)).id, question: 'phone' },
    }),
    'POST /admin/facts/{id}/discard': async () => {
      const { id: businessId } = await named()
      const value = { phone: '+919431000011' }
      const { id } = await make.insertFact(db, { businessId, question: 'phone', value })
      return { params: { id } }
    },
    'PATCH /businesses/{id}/status': async () => ({
      params: await named({ status: 'pending' }),
      body: { status: 'active' },
    }),
    'PATCH /businesses/{id}/verified': async () => ({
      params: await named(),
      body: { verified: true },
    }),
    'PATCH /businesses/{id}/featured': async () => ({
      params: await named(),
      body: { featured: true },
    }),
    'PATCH /businesses/{id}/owner': async () => ({
      params: await named(),
      body: { email: (await make.insertAccount(db, { role: 'owner' })).email },
    }),
    'PATCH /businesses/{id}/standing': async ({ id: ownerId }) => ({
      params: await named({ ownerId }),
      body: { standing: 'closed' },
    }),
    'POST /businesses/{id}/restore': async (by) => {
      const params = await named({ ownerId: by.id })
      await callFirst(place, ['DELETE', `/businesses/${params.id}`], { token: by.token })
      return { params }
    },
    'POST /claims': async ({ id }) => {
      const confirmed = { emailConfirmedAt: new Date() }
      await db.update(t.accounts).set(confirmed).where(eq(t.accounts.id, id))
      const { id: businessId } = await listing({ phone: '+919006618191' })
      return { body: { businessId, proof: 'call' } }
    },
    'POST /claims/{id}/code': async (by) => {
      const { id, email } = await claimOf(by, 'code')
      return { params: { id }, body: { code: await readFromMail(place, email, /Code: (\d{6})/) } }
    },
    'DELETE /claims/{id}': async (by) => ({ params: { id: (await claimOf(by)).id } }),
    'PATCH /claims/{id}/approve': async () => ({
      params: { id: (await claimOf(await make.insertAccount(db))).id },
    }),
    'PATCH /claims/{id}/reject': async () => ({
      params: { id: (await claimOf(await make.insertAccount(db))).id },
      body: { reason: 'Another person answered the call' },
    }),
    'PATCH /business-changes/{id}/approve': async () => ({ params: await change() }),
    'PATCH /business-changes/{id}/reject': async () => ({
      params: await change(),
      body: { reason: 'Not the name on the board' },
    }),
    'POST /admin/merges': async () => ({ body: { ...(await pair()), take: [] } }),
    'PUT /admin/duplicates/{keptId}/{goneId}/distinct': async () => ({
      params: await pair(),
      body: { isDistinct: true },
    }),
    'POST /admin/merges/{id}/undo': async ({ token }) => {
      const body = { ...(await pair()), take: [] }
      await callFirst(place, ['POST', '/admin/merges'], { token, body })
      const [merge] = await db.select().from(t.businessMerges).orderBy(desc(t.businessMerges.id))
      return { params: { id: merge!.id } }
    },
    'POST /admin/exports': () => ({
      body: { of: 'businesses' },
      // The answer is an address that sends the file once, which is what is written down.
      after: async (answer) => {
        const { url } = (answer as { data: { url: string } }).data
        await (await place.api.ask(url.slice(url.indexOf('/admin')))).text()
      },
    }),
    'POST /admin/imports': () => ({
      form: createForm({}, { file: ['shops.csv', Buffer.from('id,name\n1,Shop\n')] }),
    }),
    'POST /admin/imports/{id}/check': (by) => imported(by, []),
    'POST /admin/imports/{id}/decide': async (by) => ({
      params: (await imported(by, ['check'], '90001')).params,
      body: { cause: 'cell|phone|', action: 'without' },
    }),
    'POST /admin/imports/{id}/run': async (by) => ({
      ...(await imported(by, ['check'])),
      body: undefined,
    }),
    'POST /admin/imports/{id}/stop': async (by) => {
      const { params } = await imported(by, ['check'])
      await callFirst(place, ['POST', `/admin/imports/${params.id}/run`], { token: by.token })
      return { params }
    },
    'POST /admin/imports/{id}/undo': async (by) => ({
      ...(await imported(by, ['check', 'run'])),
      body: undefined,
    }),
    'POST /backups/admin': NO_PREPARATION,
    'POST /backups/admin/{name}/check': async () => ({ params: { name: await backup(place) } }),
    'POST /backups/admin/{name}/link': async () => ({ params: { name: await backup(place) } }),
  }
}

async function backup({ kept }: WriteSetup): Promise<string> {
  await kept.settled()
  const [one] = await kept.list()
  if (one) return one.name
  throw new Error('No backup is there')
}
