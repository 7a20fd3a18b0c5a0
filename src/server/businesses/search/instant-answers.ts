import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { getSources } from '#config/sources.ts'
import type { Helpline, PlaceType } from '#config/search/index.ts'
import type { InstantAnswer } from '#contract/search-interpretation.ts'
import type { Db } from '#server/kit/db/connection.ts'
import {
  businesses as b,
  categories,
  districts,
  locations,
  pincodes,
  states,
} from '#server/kit/db/tables/index.ts'
import { SAMPLE_SOURCE_NAME } from '#district/sources.ts'
import { findArticles } from './articles.ts'
import { distanceSql } from './geo-distance.ts'
import { inHindi } from './in-hindi.ts'
import { getPlaceTypeById } from './place-types.ts'
import { matchAnyLexeme } from './lexemes.ts'
import { getPlaceTypeLexemes } from './stages.ts'
import type { Interpretation } from './interpretation.ts'

/** The parts of a query that answers depend on. */
export type AnswerQuery = { page: number; lat?: number | undefined; lng?: number | undefined }

const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/
const PIN_SOURCE = 'All India PIN Code Directory of India Post'

/** Direct answers to a search, each with its source; only on the first page. */
export async function findAnswers(
  db: Db,
  understood: Interpretation,
  asked: AnswerQuery,
  { firstId, total }: { firstId: number | undefined; total: number },
): Promise<InstantAnswer[]> {
  if (asked.page > 1) return []
  const { helplines, facts, pins } = understood
  const asksPin = facts.includes('pin') || pins.length > 0
  const place = firstId !== undefined && facts.length > 0 ? await readPlace(db, firstId) : undefined
  const [numbers, nearest, articles] = await Promise.all([
    Promise.all(pins.slice(0, 1).map((pin) => placeOfPin(db, pin))),
    nearestOfKind(db, understood.instead ?? understood.kind, asked),
    findArticles(db, understood, total),
  ])
  return [
    ...helplines.map(helplineAnswer),
    ...numbers,
    ...(asksPin && numbers.length === 0 ? pinOf(understood, place) : []),
    ...(facts.includes('ifsc') && place ? ifscOf(understood, place) : []),
    ...nearest,
    ...articles,
  ]
}

const helplineAnswer = ({ number, name, nameHi, source, sourceUrl }: Helpline): InstantAnswer => ({
  type: 'helpline',
  title: name,
  titleHi: inHindi(nameHi),
  value: number,
  href: `tel:${number}`,
  source,
  sourceUrl,
})

type FirstPlace = Awaited<ReturnType<typeof readPlace>>

async function readPlace(db: Db, id: number) {
  const [place] = await db
    .select({
      ...{ name: b.name, slug: b.slug, zipCode: b.zipCode, tags: b.tags, source: b.source },
      category: categories.slug,
    })
    .from(b)
    .innerJoin(categories, eq(categories.id, b.categoryId))
    .where(eq(b.id, id))
  return place
}

/** Where a PIN code is, or that the directory has none of that number. */
async function placeOfPin(db: Db, pin: string): Promise<InstantAnswer> {
  const rows = await db
    .select({ district: districts.name, state: states.name })
    .from(pincodes)
    .innerJoin(districts, eq(districts.id, pincodes.districtId))
    .innerJoin(states, eq(states.id, districts.stateId))
    .where(eq(pincodes.pincode, pin))
    .orderBy(asc(districts.name))
  const where = rows.map(({ district }) => district).join(', ')
  return {
    type: 'pin',
    title: `PIN code ${pin}`,
    titleHi: inHindi(`पिन कोड ${pin}`),
    value: rows[0] ? `${where}, ${rows[0].state}` : 'Not found in our PIN codes for this state',
    href: null,
    source: PIN_SOURCE,
    sourceUrl: null,
  }
}

/** The PIN of the post office that was found by its name, or of the town. */
function pinOf({ town, ignored }: Interpretation, place: FirstPlace): InstantAnswer[] {
  const office = place?.category === 'post-offices' && ignored.length === 0 ? place : undefined
  const value = office?.zipCode ?? town?.pincode
  const name = office?.name ?? town?.city
  if (!value || !name) return []
  return [
    {
      type: 'pin',
      title: `PIN code: ${name}`,
      titleHi: inHindi(`पिन कोड: ${name}`),
      value,
      href: office ? `/business/${office.slug}` : null,
      source: PIN_SOURCE,
      sourceUrl: null,
    },
  ]
}

/** The IFSC of the branch found by its name; of a whole town's banks the list shows each. */
function ifscOf({ named }: Interpretation, place: NonNullable<FirstPlace>): InstantAnswer[] {
  const value = place.tags.find((tag) => IFSC.test(tag))
  if (!value || !named) return []
  const list = getSources('en').find(({ category }) => category === place.category)
  return [
    {
      type: 'ifsc',
      title: `IFSC: ${place.name}`,
      titleHi: inHindi(`आईएफएससी: ${place.name}`),
      value,
      href: `/business/${place.slug}`,
      source: place.source === SAMPLE_SOURCE_NAME && list ? list.name : place.name,
      sourceUrl: null,
    },
  ]
}

/** What people look for around them when they name nothing, by the ids of kinds. */
const WANTED_NEARBY = ['railway-station', 'hospital']

/** For a list around a visitor without other words: the nearest places that people want most. */
export async function findNearbyInstantAnswers(
  db: Db,
  asked: AnswerQuery,
): Promise<InstantAnswer[]> {
  if (asked.page > 1) return []
  const kinds = WANTED_NEARBY.map(getPlaceTypeById)
  return (await Promise.all(kinds.map((kind) => nearestOfKind(db, kind, asked)))).flat()
}

/**
 * The place of the kind that is nearest to where the visitor is, with the way there in kilometres.
 */
async function nearestOfKind(
  db: Db,
  asked: PlaceType | undefined,
  { lat, lng }: AnswerQuery,
): Promise<InstantAnswer[]> {
  if (!asked || lat === undefined || lng === undefined) return []
  const distance = distanceSql({ lat, lng })
  const [nearest] = await db
    .select({ name: b.name, slug: b.slug, city: locations.city, km: distance })
    .from(b)
    .innerJoin(locations, eq(locations.id, b.locationId))
    .where(
      and(
        eq(b.status, 'active'),
        isNotNull(b.latitude),
        sql`${b.searchDocument} @@ ${matchAnyLexeme(getPlaceTypeLexemes(asked))}::tsquery`,
      ),
    )
    .orderBy(distance)
    .limit(1)
  if (!nearest || nearest.km === null) return []
  return [
    {
      type: 'nearest',
      title: `Nearest ${asked.name}: ${nearest.name}`,
      titleHi: inHindi(`सबसे नज़दीक ${asked.nameHi}: ${nearest.name}`),
      value: `${nearest.km.toFixed(1)} km`,
      href: `/business/${nearest.slug}`,
      source: 'Straight-line distance from your location',
      sourceUrl: null,
    },
  ]
}
