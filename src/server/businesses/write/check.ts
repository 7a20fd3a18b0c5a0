import { and, asc, eq, inArray, isNotNull, like, sql } from 'drizzle-orm'
import { REQUIRED_MESSAGE } from '#contract/reasons.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import {
  accounts,
  amenities,
  categories,
  districts,
  locations,
  serviceFields,
  states,
  uploads,
} from '#server/kit/db/tables/index.ts'
import { getPositionProblem } from '#shared/rules/geo.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { parseServiceInformation } from './service-information.ts'
import type { ListingInput } from './values.ts'

/** The present state of a listing that is changed; null for a new one. */
type Before = {
  categoryId: number
  locationId: number
  latitude: number | null
  longitude: number | null
  logo: string | null
  images: string[]
  email: string | null
}

type Circumstances = {
  before: Before | null
  /** The account whose listing it is, or will be. */
  ownerId: number | null
  now: Date
}

type Checked = {
  locationId: number
  /** Undefined: stays as it is. */
  serviceInformation: Record<string, unknown> | undefined
  features: number[] | undefined
  /** By the name of the input; empty when all is well. */
  problems: Record<string, string>
}

/**
 * Checks what depends on the database or the clock: category, town, its questions and features,
 * pictures, the year, whether it needs an email address.
 */
export async function checkInput(
  tx: Transaction,
  given: ListingInput,
  { before, ownerId, now }: Circumstances,
): Promise<Checked> {
  const problems: Record<string, string> = {}
  const categoryId = given.categoryId ?? before!.categoryId
  const isOtherCategory = categoryId !== before?.categoryId
  if (isOtherCategory && !(await isActiveCategory(tx, categoryId)))
    problems.categoryId = 'Choose a category from the list'

  const locationId = await townOf(tx, given, before, problems)
  const thisYear = Number(getKolkataDate(now).slice(0, 4))
  if (given.establishedYear && given.establishedYear > thisYear)
    problems.establishedYear = `Must be ${thisYear} or earlier`
  checkPosition(given, before, problems)
  if (await lacksEmail(tx, given, { before, ownerId })) problems.email = REQUIRED_MESSAGE

  // Another category asks other questions and has other features.
  const answers =
    given.serviceInformation ??
    (isOtherCategory || given.serviceInformation === null ? {} : undefined)
  const serviceInformation = answers && (await readAnswers(tx, categoryId, answers, problems))
  const features = given.selectedFeatures ?? (isOtherCategory ? [] : undefined)
  if (features && !(await areFeaturesOf(tx, categoryId, features)))
    problems.selectedFeatures = 'Choose features from this category'
  await checkPictures(tx, given, before, problems)
  return { locationId, serviceInformation, features: features && [...new Set(features)], problems }
}

async function isActiveCategory(tx: Transaction, id: number): Promise<boolean> {
  return (
    (await tx.$count(categories, and(eq(categories.id, id), eq(categories.status, 'active')))) > 0
  )
}

/**
 * Whether an email address has to be given: a listing without one may stay so, and the owner's
 * account may have none, but then it has a mobile number.
 */
async function lacksEmail(
  tx: Transaction,
  { email }: ListingInput,
  { before, ownerId }: Pick<Circumstances, 'before' | 'ownerId'>,
): Promise<boolean> {
  if (email || (before && (email === undefined || before.email === null))) return false
  const withEmail = and(eq(accounts.id, ownerId ?? 0), isNotNull(accounts.email))
  return ownerId === null || (await tx.$count(accounts, withEmail)) > 0
}

const NO_SUCH_TOWN = 'Choose a city from the list'

/** The active town of that id, else of those names; a change may leave it as it is. */
async function townOf(
  tx: Transaction,
  { locationId, selectedState, selectedDistrict, selectedCity }: ListingInput,
  before: Before | null,
  problems: Record<string, string>,
): Promise<number> {
  if (locationId) {
    if (locationId === before?.locationId) return locationId
    const isThere = await tx.$count(
      locations,
      and(eq(locations.id, locationId), eq(locations.status, 'active')),
    )
    if (isThere === 0) problems.locationId = NO_SUCH_TOWN
    return locationId
  }
  const names = { selectedState, selectedDistrict, selectedCity }
  if (before && Object.values(names).every((name) => !name)) return before.locationId
  for (const [name, value] of Object.entries(names)) if (!value) problems[name] = REQUIRED_MESSAGE
  if (!selectedState || !selectedDistrict || !selectedCity) return 0
  const [town] = await tx
    .select({ id: locations.id })
    .from(locations)
    .innerJoin(districts, eq(districts.id, locations.districtId))
    .innerJoin(states, eq(states.id, districts.stateId))
    .where(
      and(
        eq(locations.status, 'active'),
        sql`lower(${locations.city}) = lower(${selectedCity})`,
        sql`lower(${districts.name}) = lower(${selectedDistrict})`,
        sql`lower(${states.name}) = lower(${selectedState})`,
      ),
    )
    .limit(1)
  if (!town) problems.selectedCity = NO_SUCH_TOWN
  return town?.id ?? 0
}

function checkPosition(
  given: ListingInput,
  before: Before | null,
  problems: Record<string, string>,
): void {
  if (given.latitude === undefined && given.longitude === undefined) return
  const { latitude = before?.latitude ?? null, longitude = before?.longitude ?? null } = given
  // A point that does not move is not asked about again.
  const isSame = before !== null && latitude === before.latitude && longitude === before.longitude
  const isMeant = isSame || given.isPointConfirmed
  const problem = getPositionProblem(latitude, longitude, isMeant)
  if (problem) problems[problem.field] = problem.reason
}

async function readAnswers(
  tx: Transaction,
  categoryId: number,
  given: Record<string, unknown>,
  problems: Record<string, string>,
): Promise<Record<string, unknown>> {
  const fields = await tx
    .select()
    .from(serviceFields)
    .where(and(eq(serviceFields.categoryId, categoryId), eq(serviceFields.isActive, true)))
    .orderBy(asc(serviceFields.displayOrder), asc(serviceFields.id))
  const read = parseServiceInformation(fields, given)
  Object.assign(problems, read.problems)
  return read.answers
}

async function areFeaturesOf(
  tx: Transaction,
  categoryId: number,
  ids: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return true
  const isOfCategory = and(eq(amenities.categoryId, categoryId), eq(amenities.status, 'active'))
  return (
    (await tx.$count(amenities, and(isOfCategory, inArray(amenities.id, [...ids])))) ===
    new Set(ids).size
  )
}

/**
 * Pictures are uploads, re-encoded from what was sent; what the listing has already may stay,
 * wherever it lies.
 */
async function checkPictures(
  tx: Transaction,
  { logo, images = [] }: ListingInput,
  before: Before | null,
  problems: Record<string, string>,
): Promise<void> {
  const known = new Set([...(before?.images ?? []), before?.logo])
  const fresh = [...images, ...(logo ? [logo] : [])].filter((path) => !known.has(path))
  if (fresh.length > 0) {
    const rows = await tx
      .select({ path: uploads.path })
      .from(uploads)
      .where(
        and(
          inArray(uploads.path, fresh),
          eq(uploads.isStored, true),
          like(uploads.mime, 'image/%'),
        ),
      )
      // Keeps them from being removed as unused meanwhile.
      .for('key share')
    for (const { path } of rows) known.add(path)
  }
  if (logo && !known.has(logo)) problems.logo = 'Upload the logo first'
  if (images.some((path) => !known.has(path))) problems.images = 'Upload the images first'
}
