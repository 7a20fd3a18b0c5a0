import { and, desc, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm'
import type { GroupedAuditEntry, AuditEntry } from '#contract/audit.ts'
import { recordTitleSql } from '#server/kit/audit-entries/record-title.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { accounts, auditEntries as e } from '#server/kit/db/tables/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

/** Which entries are wanted. */
export type AuditFilters = {
  person?: string | undefined
  account?: number | undefined
  noun?: string | undefined
  record?: number | undefined
  action?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The conditions of a search of the audit log. */
export function buildCondition(wanted: AuditFilters): SQL | undefined {
  const { person, account, noun, record, action, from, to } = wanted
  return and(
    person ? byActor(person.toLowerCase()) : undefined,
    account === undefined
      ? undefined
      : or(eq(e.accountId, account), and(eq(e.noun, 'accounts'), eq(e.recordId, account))),
    noun ? eq(e.noun, noun) : undefined,
    record === undefined ? undefined : eq(e.recordId, record),
    action ? eq(e.action, action) : undefined,
    from ? gte(e.at, startOf(from)) : undefined,
    to ? lt(e.at, new Date(startOf(to).getTime() + DAY_MS)) : undefined,
  )
}

/** By people with this in their name or address. */
const byActor = (part: string): SQL => sql`${e.accountId} in (
  select ${accounts.id} from ${accounts} where strpos(lower(${accounts.name}), ${part}) > 0
    or strpos(lower(${accounts.email}), ${part}) > 0)`

/** Midnight in India. */
const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`)

type Part = { limit: number; offset: number }

/** Entries, the newest first. */
export async function findEntries(
  db: Db,
  condition: SQL | undefined,
  { limit, offset }: Part,
): Promise<AuditEntry[]> {
  const rows = await db
    .select({
      id: e.id,
      at: e.at,
      actor: e.actor,
      personId: accounts.id,
      name: accounts.name,
      email: accounts.email,
      action: e.action,
      noun: e.noun,
      recordId: e.recordId,
      detail: e.detail,
    })
    .from(e)
    .leftJoin(accounts, eq(accounts.id, e.accountId))
    .where(condition)
    .orderBy(desc(e.at), desc(e.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ at, personId, name, email, ...row }) => ({
    ...row,
    at: at.toISOString(),
    person: personId === null ? null : { id: personId, name: name!, email: email! },
  }))
}

/** A verdict is told by what it does once it is carried out. */
const SHOWN = sql`not (${e.noun} = 'decisions' and ${e.action} = 'decide')`

/** What one write did to records of a noun, whatever it did to each: they share their time. */
const actsOf = (condition: SQL | undefined, noun: string | undefined): SQL => sql`
  select ${e.at} as at, ${e.accountId} as account_id, ${e.actor} as actor, ${e.noun} as noun,
    max(${e.id}) as id, string_agg(distinct ${e.action}, ', ') as action,
    count(distinct ${e.recordId})::int as count, min(${e.recordId}) as record_id,
    (array_agg(${e.detail} order by ${e.detail} = '{}', ${e.id}))[1] as detail
  from ${e} where ${and(condition, noun ? undefined : SHOWN) ?? sql`true`}
  group by ${e.at}, ${e.accountId}, ${e.actor}, ${e.noun}`

/** Acts, the newest first, each with the name of the record it was done to, or of the first. */
export async function findGroupedEntries(
  db: Db,
  condition: SQL | undefined,
  { limit, offset, noun }: Part & { noun: string | undefined },
): Promise<{ data: GroupedAuditEntry[]; total: number }> {
  const { rows } = await db.execute<ActRow>(sql`
    with acts as (${actsOf(condition, noun)})
    select n.total, g.id, g.at, g.actor, g.action, g.noun, g.record_id as "recordId", g.count,
      g.detail, ${recordTitleSql(sql`g.noun`, sql`g.record_id`)} as title,
      a.id as "personId", a.name, a.email
    from (select count(*)::int as total from acts) as n
    left join (select * from acts order by at desc, id desc limit ${limit} offset ${offset}) as g
      on true
    left join accounts a on a.id = g.account_id order by g.at desc, g.id desc`)
  // Behind the last page there is only the number of all.
  const data = rows
    .filter((row) => row.id !== null)
    .map(({ at, personId, name, email, total: _, ...row }) => ({
      ...row,
      at: new Date(at).toISOString(),
      person: personId === null ? null : { id: personId, name: name!, email: email! },
    }))
  return { data, total: rows[0]?.total ?? 0 }
}

type ActRow = Omit<GroupedAuditEntry, 'at' | 'person'> & {
  total: number
  at: Date | string
  personId: number | null
  name: string | null
  email: string | null
}

/** The distinct values of a column, by jumping from one to the next along its index. */
export async function listDistinctValues(db: Db, column: 'noun' | 'action'): Promise<string[]> {
  const name = sql.identifier(column)
  const { rows } = await db.execute<{ value: string | null }>(sql`
    with recursive found (value) as (
      (select min(${name}) from ${e})
      union all
      select (select min(${name}) from ${e} where ${name} > found.value)
        from found where found.value is not null
    ) select value from found where value is not null`)
  return rows.map(({ value }) => value!)
}
