import { desc, lt } from 'drizzle-orm'
import { compareBooks } from '#server/advertising/balances/index.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { adSumComparisons as a } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { shiftDay } from '#shared/rules/ad-figures.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { compareSums, rebuildSums, type SumDifference } from './compare.ts'
import { closeDays } from './days.ts'

const COMPARED_DAYS = 35
const RETENTION_DAYS = 400
const EXAMPLES = 5

const inWords = ({ campaignId, what, sum, ledger }: SumDifference) =>
  `${campaignId === 0 ? '' : `campaign ${campaignId}: `}${what}: ` +
  `${sum} in the sums, ${ledger} in the ledger`

/**
 * Compares the sums of five weeks with the ledger, and the money of advertisers with the journal;
 * stores the result for administrators. Returns the differences in words.
 */
export async function compareAndStoreSums(db: Db, now: Date): Promise<string[]> {
  const day = getKolkataDate(now)
  const differences = [
    ...(await compareSums(db, shiftDay(day, -COMPARED_DAYS))).map(inWords),
    ...(await compareBooks(db)).map(
      ({ what, sum, journal }) => `${what}: ${sum} in the sums, ${journal} in the journal`,
    ),
  ]
  const found = {
    comparedAt: now,
    differences: differences.length,
    examples: differences.slice(0, EXAMPLES),
  }
  await db
    .insert(a)
    .values({ day, ...found })
    .onConflictDoUpdate({ target: a.day, set: found })
  await db.delete(a).where(lt(a.day, shiftDay(day, -RETENTION_DAYS)))
  return differences
}

/**
 * Rebuilds the sums from the ledger and compares them with it again.
 * Returns what that found.
 */
export async function rebuildAndCompareSums({
  db,
  actor,
  now: clock,
}: Pick<UserContext, 'db' | 'actor' | 'now'>) {
  const now = clock()
  const since = shiftDay(getKolkataDate(now), -COMPARED_DAYS)
  await rebuildSums(db, since, (tx) =>
    recordAudit(tx, actor, 'rebuild', 'ad_sums', null, { since }),
  )
  await closeDays(db, now)
  await compareAndStoreSums(db, now)
  return (await getLastSumComparison(db))!
}

/** The last comparison of sums with the ledger; null before the first. */
export async function getLastSumComparison(db: Db) {
  const [row] = await db.select().from(a).orderBy(desc(a.day)).limit(1)
  if (!row) return null
  const { comparedAt, differences, examples } = row
  return { comparedAt: comparedAt.toISOString(), differences, examples }
}
