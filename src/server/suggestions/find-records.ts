import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { findAdminRecords as endpoint, ADMIN_RECORD_KINDS } from '#contract/suggestions.ts'
import { escapeLike } from '#server/kit/db/escape-like.ts'
import type { Db } from '#server/kit/db/connection.ts'
import {
  accounts as a,
  blogPosts as p,
  businesses as b,
  categories,
  locations,
} from '#server/kit/db/tables/index.ts'
import { isPerson, personText } from '#server/people/accounts/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { maskEmail, maskPhone } from '#shared/rules/claims.ts'

type Found = ResponseOf<typeof endpoint>['data'][number]
type Kind = (typeof ADMIN_RECORD_KINDS)[number]

/** Of each kind. */
const SHOWN = 6
/** Of more matches these are as good as any: whoever sees them types on. */
const LOOKED_AT = 100
/** The index of parts knows three letters and more; of fewer only beginnings are found. */
const MIN_PART = 3

/** Records that an administrator may be looking for, in every state. */
export async function findRecords(
  { db }: Pick<UserContext, 'db'>,
  { search, keys }: { search?: string | undefined; keys?: string | undefined },
): Promise<Found[]> {
  if (search !== undefined) {
    const text = search.toLowerCase()
    const found = [findListings(db, text), findPeople(db, text), findPosts(db, text)]
    return (await Promise.all(found)).flat().map(masked)
  }
  return keys === undefined
    ? []
    : (await recordsOf(db, keys.split(',').filter(Boolean))).map(masked)
}

/** Whole addresses take a fresh proof of who asks, as in the list of people. */
const masked = (record: Found): Found =>
  record.kind === 'person' ? { ...record, note: maskAddress(record.note) } : record

const maskAddress = (address: string) =>
  address.includes('@') ? maskEmail(address) : maskPhone(address)

const beginning = (text: string) => `${escapeLike(text)}%`
const anywhere = (text: string) => `%${escapeLike(text)}%`
/** The names that begin with the text, then those shorter. */
const nearest = (name: SQL, text: string) => sql`not starts_with(${name}, ${text}), length(${name})`

/** By the index of names, and by that of parts of names, numbers and addresses. */
async function findListings(db: Db, text: string): Promise<Found[]> {
  const begun = sql`(select ${b.id} from ${b} where ${b.sortName} like ${beginning(text)}
    order by ${b.sortName}, ${b.id} limit ${SHOWN})`
  const part = sql`(select ${b.id} from ${b} where lower(${b.name} || ' ' ||
    coalesce(${b.nameHi}, '') || ' ' || coalesce(${b.phone}, '') || ' ' || coalesce(${b.email}, ''))
    like ${anywhere(text)} limit ${LOOKED_AT})`
  const ids = text.length < MIN_PART ? begun : sql`${begun} union ${part}`
  return listings(db)
    .where(sql`${b.id} in (${ids})`)
    .orderBy(nearest(sql`${b.sortName}`, text), asc(b.sortName), asc(b.id))
    .limit(SHOWN)
}

const listings = (db: Db) =>
  db
    .select({
      kind: sql<'business'>`'business'`,
      id: b.id,
      name: b.name,
      note: sql<string>`${categories.name} || ', ' || ${locations.city}`,
      status: sql<string>`${b.status}`,
    })
    .from(b)
    .innerJoin(categories, eq(categories.id, b.categoryId))
    .innerJoin(locations, eq(locations.id, b.locationId))
    .$dynamic()

async function findPeople(db: Db, text: string): Promise<Found[]> {
  const ids = sql`select ${a.id} from ${a}
    where ${personText} like ${anywhere(text)} and ${isPerson} limit ${LOOKED_AT}`
  return people(db)
    .where(sql`${a.id} in (${ids})`)
    .orderBy(nearest(sql`lower(${a.name})`, text), asc(a.name), asc(a.id))
    .limit(SHOWN)
}

const people = (db: Db) =>
  db
    .select({
      kind: sql<'person'>`'person'`,
      id: a.id,
      name: a.name,
      note: sql<string>`coalesce(${a.email}, ${a.mobile}, '')`,
      status: sql<string>`${a.status}`,
    })
    .from(a)
    .$dynamic()

async function findPosts(db: Db, text: string): Promise<Found[]> {
  return posts(db)
    .where(sql`lower(${p.title}) like ${anywhere(text)}`)
    .orderBy(nearest(sql`lower(${p.title})`, text), asc(p.id))
    .limit(SHOWN)
}

const posts = (db: Db) =>
  db
    .select({
      kind: sql<'post'>`'post'`,
      id: p.id,
      name: p.title,
      note: sql<string>`''`,
      status: sql<string>`${p.status}`,
    })
    .from(p)
    .$dynamic()

/** Those that are still there, in the order of their keys. */
async function recordsOf(db: Db, keys: readonly string[]): Promise<Found[]> {
  const idsOf = (kind: Kind) =>
    keys.filter((key) => key.startsWith(`${kind}-`)).map((key) => Number(key.split('-')[1]))
  const found: Found[] = (
    await Promise.all([
      listings(db).where(inArray(b.id, idsOf('business'))),
      people(db).where(sql`${inArray(a.id, idsOf('person'))} and ${isPerson}`),
      posts(db).where(inArray(p.id, idsOf('post'))),
    ])
  ).flat()
  const byKey = new Map(found.map((record) => [`${record.kind}-${record.id}`, record]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}
