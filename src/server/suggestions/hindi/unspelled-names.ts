import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { listUnspelledNames as endpoint, UnspelledName } from '#contract/suggestions.ts'
import type { Db } from '#server/kit/db/connection.ts'
import {
  amenities as a,
  businesses as b,
  categories as c,
  classifiedCategories as k,
  districts,
  isInOneScript,
  locations as l,
  serviceFields as f,
} from '#server/kit/db/tables/index.ts'
import type { EndpointInput } from '#server/kit/http/input.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { SPELLED_KINDS, type SpelledKind } from '#shared/rules/spelled-kinds.ts'
import { suggestSpellings } from './suggest-spellings.ts'

type Answer = Omit<ResponseOf<typeof endpoint>, 'success'>
type Unspelled = Pick<UnspelledName, 'id' | 'version' | 'name' | 'nameHi' | 'note' | 'missing'>
type Page = { after: number; limit: number }

type Source = {
  /** Public rows whose name is in one script. */
  where: SQL
  read: (db: Db, where: SQL, page: Page) => Promise<Unspelled[]>
  table: typeof a | typeof b | typeof c | typeof f | typeof k | typeof l
}

/** Public names with letters in one script alone. */
const missingWhere = (isPublic: SQL, name: PgColumn, nameHi: PgColumn) =>
  sql`${isPublic} and ${isInOneScript({ name, nameHi })} and ${name} ~ '[[:alpha:]]'`

type Columns = { id: PgColumn; version: PgColumn; name: PgColumn; nameHi: PgColumn }

const columns = ({ id, version, name, nameHi }: Columns, note: SQL<string>) => ({
  id: sql<number>`${id}`,
  version: sql<number>`${version}`.mapWith(Number),
  name: sql<string>`${name}`,
  nameHi: sql<string | null>`${nameHi}`,
  note,
  missing: sql<'hi' | 'en'>`case when ${name} ~ '[A-Za-z]' then 'hi' else 'en' end`,
})

const NO_NOTE = sql<string>`''`
const OF_CATEGORY = sql<string>`${c.name}`

const SOURCES: Record<SpelledKind, Source> = {
  category: {
    table: c,
    where: missingWhere(eq(c.status, 'active'), c.name, c.nameHi),
    read: (db, where, { after, limit }) =>
      db
        .select(columns(c, NO_NOTE))
        .from(c)
        .where(and(where, gt(c.id, after)))
        .orderBy(asc(c.id))
        .limit(limit),
  },
  location: {
    table: l,
    where: missingWhere(eq(l.status, 'active'), l.city, l.nameHi),
    read: (db, where, { after, limit }) =>
      db
        .select(columns({ ...l, name: l.city }, sql<string>`${districts.name}`))
        .from(l)
        .innerJoin(districts, eq(districts.id, l.districtId))
        .where(and(where, gt(l.id, after)))
        .orderBy(asc(l.id))
        .limit(limit),
  },
  feature: {
    table: a,
    where: missingWhere(eq(a.status, 'active'), a.name, a.nameHi),
    read: (db, where, { after, limit }) =>
      db
        .select(columns(a, OF_CATEGORY))
        .from(a)
        .innerJoin(c, eq(c.id, a.categoryId))
        .where(and(where, gt(a.id, after)))
        .orderBy(asc(a.id))
        .limit(limit),
  },
  field: {
    table: f,
    where: missingWhere(eq(f.isActive, true), f.fieldLabel, f.labelHi),
    read: (db, where, { after, limit }) =>
      db
        .select(columns({ ...f, name: f.fieldLabel, nameHi: f.labelHi }, OF_CATEGORY))
        .from(f)
        .innerJoin(c, eq(c.id, f.categoryId))
        .where(and(where, gt(f.id, after)))
        .orderBy(asc(f.id))
        .limit(limit),
  },
  adCategory: {
    table: k,
    where: missingWhere(eq(k.status, 'active'), k.name, k.nameHi),
    read: (db, where, { after, limit }) =>
      db
        .select(columns(k, NO_NOTE))
        .from(k)
        .where(and(where, gt(k.id, after)))
        .orderBy(asc(k.id))
        .limit(limit),
  },
  business: {
    table: b,
    where: missingWhere(sql`${b.status} = 'active'`, b.name, b.nameHi),
    read: (db, where, { after, limit }) =>
      db
        .select(columns(b, sql<string>`${c.name} || ', ' || ${l.city}`))
        .from(b)
        .innerJoin(c, eq(c.id, b.categoryId))
        .innerJoin(l, eq(l.id, b.locationId))
        .where(and(where, gt(b.id, after)))
        .orderBy(asc(b.id))
        .limit(limit),
  },
}

/** A row for each public name that is in one script. */
export const unspelledQuery = (): SQL =>
  sql.join(
    Object.values(SOURCES).map(
      ({ table, where }) => sql`select 'missing' from ${table} where ${where}`,
    ),
    sql` union all `,
  )

/** Public names in one script, in the order of their kinds, with spellings in the other. */
export async function listUnspelledNames(
  ctx: Pick<UserContext, 'db' | 'cache'>,
  { after, limit }: EndpointInput<typeof endpoint>['query'],
): Promise<Answer> {
  const [kindAfter, idAfter] = after?.split('-') ?? []
  const start = kindAfter ? SPELLED_KINDS.indexOf(kindAfter as SpelledKind) : 0
  const rows: (Unspelled & { kind: SpelledKind })[] = []
  for (const kind of SPELLED_KINDS.slice(start)) {
    if (rows.length === limit) break
    const { where, read } = SOURCES[kind]
    const page = { after: kind === kindAfter ? Number(idAfter) : 0, limit: limit - rows.length }
    for (const row of await read(ctx.db, where, page)) rows.push({ kind, ...row })
  }
  const counted = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${unspelledQuery()}) as missing`,
  )
  const data = await Promise.all(
    rows.map(async (row) => ({ ...row, spellings: await suggestSpellings(ctx, row.name) })),
  )
  return { data, remaining: counted.rows[0]!.count }
}
