import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { listBusinesses } from '#contract/businesses.ts'
import { setBusinessStatus, submitBusiness, updateBusiness } from '#contract/businesses-writing.ts'
import { businesses, uploads } from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { startApi, type TestApi } from './api.ts'
import { insertAccount, insertCategory, insertLocation } from './builders.ts'
import { bodyRequest } from './body-request.ts'

export const hostileTexts = JSON.parse(
  readFileSync(new URL('../../fixtures/hostile-strings.json', import.meta.url), 'utf8'),
) as string[]

export let api: TestApi

export let owner: Awaited<ReturnType<typeof insertAccount>>

export let admin: Awaited<ReturnType<typeof insertAccount>>

export let clinicCategory: Awaited<ReturnType<typeof insertCategory>>

export let sonpaniLocation: Awaited<ReturnType<typeof insertLocation>>

let days = 0

/** The limits of today are behind us. */
const nextDay = () => (api.clock.now = new Date(Date.UTC(2026, 0, 1) + (days += 1) * DAY_MS))

/** The least that the form asks for. */
export const minimalListing = (values: object = {}) => ({
  name: 'Sample Clinic',
  categoryId: clinicCategory.id,
  businessType: 'individual',
  description: 'A sample clinic for the tests',
  email: 'clinic@example.org',
  phone: '90000 00031',
  ownerName: 'Sample Owner',
  address: 'Main Road',
  locationId: sonpaniLocation.id,
  ...values,
})

export const submitListing = async (values: object = {}, token = owner.token) =>
  (await api.read(submitBusiness, { body: minimalListing(values) as never, token })).data

export const updateListing = async (id: number, body: object, token = owner.token) =>
  (await api.read(updateBusiness, { params: { id }, body: body, token })).data

export const approveListing = (id: number) =>
  api.read(setBusinessStatus, { params: { id }, body: { status: 'active' }, token: admin.token })

export const expectRefused = (body: object, token: string | undefined = owner.token) =>
  api.fail('/businesses', bodyRequest('POST', body, token))

export const readStoredListing = async (id: number) =>
  (await api.db.select().from(businesses).where(eq(businesses.id, id)))[0]!

export const searchNames = async (search: string) =>
  (await api.read(listBusinesses, { query: { search } })).data.map(({ id }) => id)

export const createUpload = async (
  path: string,
  kind: 'business-logo' | 'business-photo' = 'business-photo',
  mime = 'image/jpeg',
) => {
  await api.db.insert(uploads).values({ path, kind, mime, bytes: 1, isStored: true })
  return path
}

/** An API with a category, a town and an administrator; each test has a new owner and a new day. */
export function startSubmissions(): void {
  beforeAll(async () => {
    api = await startApi()
    admin = await insertAccount(api.db, { role: 'admin' })
    clinicCategory = await insertCategory(api.db, { name: 'Clinics' })
    sonpaniLocation = await insertLocation(api.db, {
      city: 'Sonpani',
      slug: 'sonpani',
      pincode: '425003',
    })
  })
  beforeEach(async () => {
    nextDay()
    owner = await insertAccount(api.db, { role: 'owner' })
  })
  afterAll(() => api.close())
}
