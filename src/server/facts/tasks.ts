import { and, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import {
  businesses as b,
  discardedFactSources,
  factAnswers as a,
  factConfirmations as c,
  facts as f,
} from '#server/kit/db/tables/index.ts'
import type { Task } from '#server/kit/jobs/index.ts'
import { markEachChanged } from '#server/kit/publish-marks/mark.ts'
import { PUBLIC_BUSINESS_STATUSES } from '#shared/rules/business.ts'
import { DAY_MS, HOUR_MS } from '#shared/rules/duration.ts'
import { CONFIRMABLE_QUESTIONS } from '#shared/rules/facts.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { CONFIRMED_VALUES } from './listing.ts'

type Deps = { db: Db; now: () => Date }

/** How long networks, and facts that were decided, are kept. */
const RETENTION_MS = 90 * DAY_MS
const BATCH_SIZE = 500

/** The background work of facts. */
export const factTasks = ({ db, now }: Deps): Task[] => [
  { name: 'count confirmations', everyMs: HOUR_MS, run: () => countOnPages({ db, now }) },
  { name: 'forget facts', everyMs: HOUR_MS, run: () => forgetFacts({ db, now }) },
]

/** The month before the one of a day, YYYY-MM. */
function getMonthBefore(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)
}

/**
 * Brings the counts of confirmations into the listings, and marks those pages. Only days that are
 * over are counted, so a page changes at most once a day; what is older than last month goes.
 */
async function countOnPages({ db, now }: Deps): Promise<void> {
  const today = getKolkataDate(now())
  const oldest = getMonthBefore(today)
  // A plain read first: with nothing to do, nothing is written.
  if ((await db.$count(c, lt(c.month, oldest))) > 0) await db.delete(c).where(lt(c.month, oldest))
  const values = sql.join(
    CONFIRMABLE_QUESTIONS.map((name) => sql`when ${name} then ${CONFIRMED_VALUES[name]}`),
    sql` `,
  )
  const counts = sql`select x.business_id as id,
      jsonb_object_agg(x.question, jsonb_build_object('month', x.month, 'count', x.count)) as counts
    from (select distinct on (c.business_id, c.question) c.business_id, c.question, c.month,
        count(*)::int as count
      from fact_confirmations c join businesses on businesses.id = c.business_id
      where c.day < ${today} and c.value_key = case c.question ${values} end
      group by c.business_id, c.question, c.month
      order by c.business_id, c.question, c.month desc) x
    group by x.business_id`
  for (;;) {
    const changed = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: number; counts: unknown; status: string }>(sql`
        update businesses set confirmations = coalesce(n.counts, '{}'::jsonb)
        from (select o.id, k.counts from businesses o left join (${counts}) k on k.id = o.id
          where o.confirmations is distinct from coalesce(k.counts, '{}'::jsonb)
            and (k.id is not null or o.confirmations <> '{}'::jsonb)
          order by o.id limit ${BATCH_SIZE}) n
        where businesses.id = n.id returning businesses.id, businesses.status`)
      const shown = rows.filter(({ status }) => PUBLIC.includes(status)).map(({ id }) => id)
      await markEachChanged(tx, 'businesses', shown, 'updated', { isBulk: true })
      return rows.length
    })
    if (changed < BATCH_SIZE) return
  }
}

const PUBLIC: readonly string[] = PUBLIC_BUSINESS_STATUSES

/** Erases networks and decided facts after 90 days. */
async function forgetFacts({ db, now }: Deps): Promise<void> {
  const limit = new Date(now().getTime() - RETENTION_MS)
  const isKnown = and(lt(a.createdAt, limit), isNotNull(a.networkHash))
  if ((await db.$count(a, isKnown)) > 0)
    await db.update(a).set({ networkHash: null }).where(isKnown)
  // What an owner may still take back stays as long as the listing says it.
  const isToldStill = sql`${f.status} = 'accepted' and exists (select from ${b}
    where ${b.id} = ${f.businessId} and ${b.toldFacts} ? ${f.question})`
  const old = and(ne(f.status, 'open'), lt(f.decidedAt, limit), sql`not (${isToldStill})`)
  if ((await db.$count(f, old)) > 0)
    await db.delete(f).where(inArray(f.id, db.select({ id: f.id }).from(f).where(old)))
  const past = lt(discardedFactSources.day, getKolkataDate(limit))
  if ((await db.$count(discardedFactSources, past)) > 0)
    await db.delete(discardedFactSources).where(past)
}
