import { and, desc, eq } from 'drizzle-orm'
import { confirmRegistration, register, type Account, type login } from '#contract/accounts.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { DISTRICT } from '#district/district.ts'
import { HEADQUARTERS } from '#district/local.ts'
import { hashPassword } from '#server/people/accounts/password.ts'
import { startSession } from '#server/people/accounts/sessions.ts'
import { issuePaper } from '#server/advertising/papers/index.ts'
import { indexBusinesses } from '#server/businesses/search/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import * as t from '#server/kit/db/tables/index.ts'
import { makePaymentReference } from '#shared/rules/payment-reference.ts'
import { toPaise, type Paise } from '#shared/rules/money.ts'
import { TEST_SECRET, type TestApi } from './api.ts'

/**
 * Rows with sensible defaults. Each builder takes the values that the test is about and returns the
 * row: `insertBusiness(db, { name: 'Sharma Medical', town: 'Kheda' })`.
 */
let serial = 0
const next = () => (serial += 1)
const slugOf = (text: string) =>
  `${
    text
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'x'
  }-${next()}`

type New<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>

export async function insertCategory(db: Db, values: New<typeof t.categories> = {}) {
  const name = values.name ?? `Category ${next()}`
  const [row] = await db
    .insert(t.categories)
    .values({ slug: slugOf(name), ...values, name })
    .returning()
  return row!
}

async function district(db: Db, name: string, stateName: string) {
  await db
    .insert(t.states)
    .values({ name: stateName, slug: slugOf(stateName) })
    .onConflictDoNothing()
  const [state] = await db.select().from(t.states).where(eq(t.states.name, stateName))
  const ofState = eq(t.districts.stateId, state!.id)
  await db
    .insert(t.districts)
    .values({ stateId: state!.id, name, slug: slugOf(name) })
    .onConflictDoNothing()
  const [row] = await db
    .select()
    .from(t.districts)
    .where(and(ofState, eq(t.districts.name, name)))
  return row!
}

export async function insertLocation(
  db: Db,
  {
    district: name = DISTRICT.name,
    state = DISTRICT.state,
    ...values
  }: New<typeof t.locations> & { district?: string; state?: string } = {},
) {
  const city = values.city ?? `Town ${next()}`
  const { id } = await district(db, name, state)
  const [row] = await db
    .insert(t.locations)
    .values({ slug: slugOf(city), ...values, city, districtId: id })
    .returning()
  return row!
}

/** An active, searchable business; in its own category and town unless given. */
export async function insertBusiness(db: Db, values: New<typeof t.businesses> = {}) {
  const name = values.name ?? `Business ${next()}`
  const categoryId = values.categoryId ?? (await insertCategory(db)).id
  const locationId = values.locationId ?? (await insertLocation(db)).id
  const [row] = await db
    .insert(t.businesses)
    .values({ slug: slugOf(name), status: 'active', ...values, name, categoryId, locationId })
    .returning()
  await indexBusinesses(db, [row!.id])
  return row!
}

export const TEST_PASSWORD = 'palash in spring'
let passwordHash: Promise<string> | undefined

/**
 * An account with the password `TEST_PASSWORD` and a valid token. An administrator has a passkey,
 * without which they might not administer; nobody can sign in with it.
 */
export async function insertAccount(
  db: Db,
  values: New<typeof t.accounts> = {},
  { isProtected = true } = {},
) {
  const email = values.email ?? `person${next()}@example.org`
  const hash = values.passwordHash ?? (await (passwordHash ??= hashPassword(TEST_PASSWORD)))
  const [row] = await db
    .insert(t.accounts)
    .values({ name: 'Asha Kumari', ...values, email, passwordHash: hash })
    .returning()
  if (row!.role === 'admin' && isProtected) await insertPasskey(db, row!.id)
  return { ...row!, email, passwordHash: hash, token: await createToken(db, row!) }
}

/** An account that has a mobile number alone, with a valid token. */
export async function insertMobileAccount(db: Db, values: New<typeof t.accounts> = {}) {
  const mobile = values.mobile ?? `+9190${String(10_000_000 + next()).padStart(8, '0')}`
  const [row] = await db
    .insert(t.accounts)
    .values({ name: 'Sunita Devi', mobileConfirmedAt: new Date(), ...values, mobile })
    .returning()
  return { ...row!, mobile, token: await createToken(db, row!) }
}

/** An account that may call businesses and write facts, in every town unless some are given. */
export async function insertHelper(
  db: Db,
  { towns, ...values }: New<typeof t.accounts> & { towns?: readonly number[] } = {},
) {
  const account = await insertAccount(db, values)
  await db.insert(t.helpers).values({ accountId: account.id, everyTown: !towns })
  for (const locationId of towns ?? [])
    await db.insert(t.helperTowns).values({ accountId: account.id, locationId })
  return account
}

/** A second factor that is there. */
export async function insertPasskey(db: Db, accountId: number) {
  const credentialId = `credential ${next()} of ${accountId}`
  const [row] = await db
    .insert(t.passkeys)
    .values({ accountId, credentialId, publicKey: 'x', name: 'Phone' })
    .returning()
  return row!
}

/** The answer of a sign-in that asked for no second factor. */
export function requireSignedIn(data: ResponseOf<typeof login>['data']): {
  token: string
  user: Account
} {
  if (!('token' in data)) throw new Error('A second factor was asked for')
  return data
}

export function createToken(
  db: Db,
  account: { id: number; role: Account['role']; name: string },
  { now = new Date(), secret = TEST_SECRET } = {},
): Promise<string> {
  return startSession(db, account, { jwtSecret: secret, now })
}

/** Registers as a visitor does, and returns the token that the mailed code gives. */
export async function registerAndConfirm(
  api: TestApi,
  body: { name: string; email: string; password: string; role?: 'user' | 'owner' },
): Promise<{ token: string; user: Account }> {
  const { registration } = (await api.read(register, { body })).data
  const { code } = await readRegistrationMail(api, body.email.trim().toLowerCase())
  return (await api.read(confirmRegistration, { body: { registration, code } })).data
}

/** The code and the link's token in the newest mail about a registration. */
export async function readRegistrationMail(
  api: TestApi,
  email: string,
): Promise<{ code: string; token: string }> {
  await api.runTask('answer requests for mail: registration')
  const [mail] = await api.db
    .select({ text: t.mails.text })
    .from(t.mails)
    .where(and(eq(t.mails.recipient, email), eq(t.mails.template, 'confirm-registration')))
    .orderBy(desc(t.mails.id))
  const [, code = '', token = ''] =
    /: (\d{6})\s[^]*#registration=([\w-]{43})\s/.exec(mail?.text ?? '') ?? []
  return { code, token }
}

/** A published review, by a new account unless given. */
export async function insertReview(db: Db, values: New<typeof t.reviews> & { businessId: number }) {
  const accountId = values.accountId ?? (await insertAccount(db)).id
  const [row] = await db
    .insert(t.reviews)
    .values({ rating: 5, comment: 'Helpful people', status: 'active', ...values, accountId })
    .returning()
  return row!
}

/** An answer to a review that waits. */
export async function insertAnswer(
  db: Db,
  values: New<typeof t.reviewReplies> & { reviewId: number; accountId: number },
) {
  const [row] = await db
    .insert(t.reviewReplies)
    .values({ text: 'Thank you', ...values })
    .returning()
  return row!
}

/** A fact that a visitor told of a listing, as it waits. */
export async function insertFact(
  db: Db,
  values: Omit<New<typeof t.facts>, 'value'> & {
    businessId: number
    question: typeof t.facts.$inferInsert.question
    value: typeof t.facts.$inferInsert.value
  },
) {
  const number = next()
  const [row] = await db
    .insert(t.facts)
    .values({ valueKey: `value ${number}`, ...values })
    .returning()
  await db
    .insert(t.factAnswers)
    .values({ factId: row!.id, networkHash: `network ${number}`, day: '2026-11-20' })
  return row!
}

/** A listing with a number that visitors told and the team accepted. */
export async function insertToldNumber(db: Db, ownerId: number) {
  const phone = '+919431000011'
  const listing = await insertBusiness(db, {
    ...{ ownerId, phone, toldFacts: { phone: { by: 'visitors', on: '2026-11-24' } } },
  })
  await insertFact(db, {
    ...{ businessId: listing.id, question: 'phone', value: { phone }, before: { phone: null } },
    ...{ status: 'accepted', decidedAt: new Date() },
  })
  return listing
}

/** A published post, without a category unless given. */
export async function insertPost(db: Db, values: New<typeof t.blogPosts> = {}) {
  const title = values.title ?? `Post ${next()}`
  const [row] = await db
    .insert(t.blogPosts)
    .values({
      slug: slugOf(title),
      content: 'Words of a post.',
      authorName: 'Asha Kumari',
      status: 'published',
      publishedAt: new Date('2026-01-01T06:00:00Z'),
      ...values,
      title,
    })
    .returning()
  return row!
}

export async function insertAmenity(db: Db, values: New<typeof t.amenities> = {}) {
  const categoryId = values.categoryId ?? (await insertCategory(db)).id
  const [row] = await db
    .insert(t.amenities)
    .values({ name: `Amenity ${next()}`, ...values, categoryId })
    .returning()
  return row!
}

export async function insertServiceField(db: Db, values: New<typeof t.serviceFields> = {}) {
  const categoryId = values.categoryId ?? (await insertCategory(db)).id
  const [row] = await db
    .insert(t.serviceFields)
    .values({
      fieldName: `field${next()}`,
      fieldLabel: 'Field',
      fieldType: 'text',
      ...values,
      categoryId,
    })
    .returning()
  return row!
}

/** A reference that no other payment has. */
const nextReference = () => {
  const number = next()
  return makePaymentReference([
    (number >> 15) & 31,
    (number >> 10) & 31,
    (number >> 5) & 31,
    number & 31,
  ])
}

export async function insertAdPayment(db: Db, values: New<typeof t.adPayments> = {}) {
  const accountId = values.accountId ?? (await insertAccount(db)).id
  const [row] = await db
    .insert(t.adPayments)
    .values({
      ...{ reference: nextReference(), amount: toPaise(2000), startedAt: new Date(), ...values },
      accountId,
    })
    .returning()
  return row!
}

/** Money asked back, held by the journal. */
export async function insertAdRefund(db: Db, values: New<typeof t.adRefunds> = {}) {
  const accountId = values.accountId ?? (await insertAccount(db)).id
  const amount = values.amount ?? toPaise(100)
  await db.insert(t.adBalances).values({ accountId }).onConflictDoNothing()
  const [row] = await db
    .insert(t.adRefunds)
    .values({ target: 'shop@upi', askedAt: new Date(), ...values, amount, accountId })
    .returning()
  return row!
}

/** A line of money in of the bank. */
export async function insertBankLine(db: Db, values: New<typeof t.bankLines> = {}) {
  const serial = next()
  const [row] = await db
    .insert(t.bankLines)
    .values({
      ...{ fingerprint: `line ${serial}`, bank: 'Sample Bank', day: '2026-11-24' },
      ...{ direction: 'in', amount: toPaise(2000), description: `UPI ${serial}` },
      ...{ number: '', addedAt: new Date(), ...values },
    })
    .returning()
  return row!
}

export async function insertAdApproval(db: Db, values: New<typeof t.adApprovals> = {}) {
  const accountId = values.accountId ?? (await insertAccount(db)).id
  const askedBy = values.askedBy ?? (await insertAccount(db, { role: 'admin' })).id
  const [row] = await db
    .insert(t.adApprovals)
    .values({
      ...{ kind: 'payment', amount: toPaise(20_000), way: 'cash', reference: '', note: '' },
      ...{ askedAt: new Date(), ...values, accountId, askedBy },
    })
    .returning()
  return row!
}

/** A running campaign: approved, active, with budget left. */
export async function insertCampaign(db: Db, values: New<typeof t.campaigns> = {}) {
  const accountId = values.accountId ?? (await insertAccount(db)).id
  const [row] = await db
    .insert(t.campaigns)
    .values({
      title: 'Seeds for the rains',
      targetUrl: 'https://shop.example/',
      budget: toPaise(1000),
      status: 'active',
      isApproved: true,
      ...values,
      accountId,
    })
    .returning()
  return row!
}

/** A receipt in cash. */
export async function insertPaper(
  db: Db,
  { accountId, amount = toPaise(100) }: { accountId: number; amount?: Paise },
) {
  const party = { name: 'Asha Kumari', address: '', state: '', gstin: '', email: '' }
  return db.transaction((tx) =>
    issuePaper(tx, {
      ...{ kind: 'receipt', accountId, at: new Date(), prefix: 'T', amount },
      content: {
        ...{ site: 'Test', seller: { ...party, name: 'Test' }, buyer: party },
        payment: { way: 'cash', reference: '', note: '' },
      },
    }),
  )
}

/** An approved text creative of its own campaign, for the side column unless given. */
export async function insertCreative(db: Db, values: New<typeof t.creatives> = {}) {
  const campaignId = values.campaignId ?? (await insertCampaign(db)).id
  const [row] = await db
    .insert(t.creatives)
    .values({
      name: 'Text',
      type: 'text',
      headline: 'Good seeds',
      isApproved: true,
      ...values,
      campaignId,
    })
    .returning()
  return row!
}

/** An open placement, in the side column of every page unless given. */
export async function insertPlacement(db: Db, values: New<typeof t.placements> = {}) {
  const [row] = await db
    .insert(t.placements)
    .values({
      name: 'Side',
      code: `side_${next()}`,
      page: 'all',
      position: 'sidebar',
      size: '300x250',
      ...values,
    })
    .returning()
  return row!
}

export async function insertClassifiedCategory(
  db: Db,
  values: New<typeof t.classifiedCategories> = {},
) {
  const name = values.name ?? `Kind of ad ${next()}`
  const [row] = await db
    .insert(t.classifiedCategories)
    .values({ slug: slugOf(name), ...values, name })
    .returning()
  return row!
}

/** An active ad for ₹1,000 by a new account, in its own category unless given. */
export async function insertAd(db: Db, values: New<typeof t.classifieds> = {}) {
  const title = values.title ?? `Thing ${next()}`
  const categoryId = values.categoryId ?? (await insertClassifiedCategory(db)).id
  const accountId = values.accountId ?? (await insertAccount(db)).id
  const [row] = await db
    .insert(t.classifieds)
    .values({
      slug: slugOf(title),
      description: 'Hardly used',
      price: toPaise(1000),
      condition: 'good',
      city: HEADQUARTERS,
      state: DISTRICT.state,
      contactName: 'Birsa Oraon',
      contactPhone: '+919000000031',
      status: 'active',
      ...values,
      title,
      categoryId,
      accountId,
    })
    .returning()
  return row!
}
