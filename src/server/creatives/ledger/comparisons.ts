import { desc, lt } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { adComparisons as a } from '#server/db/tables/index.ts'
import { shiftDay } from '#shared/rules/ad-figures.ts'
import { dateInKolkata } from '#shared/rules/kolkata.ts'
import { compareSums } from './compare.ts'
import type { Difference } from './compare.ts'

const COMPARED_DAYS = 35
const KEPT_DAYS = 400
const EXAMPLES = 5

const inWords = ({ campaignId, what, sum, ledger }: Difference) =>
  `${campaignId === 0 ? '' : `campaign ${campaignId}: `}${what}: ` +
  `${sum} in the sums, ${ledger} in the ledger`

/** Holds the sums of five weeks against the ledger and keeps for administrators what it found. */
export async function compareAndKeep(db: Db, now: Date): Promise<Difference[]> {
  const day = dateInKolkata(now)
  const differences = await compareSums(db, shiftDay(day, -COMPARED_DAYS))
  const found = {
    comparedAt: now,
    differences: differences.length,
    examples: differences.slice(0, EXAMPLES).map(inWords),
  }
  await db
    .insert(a)
    .values({ day, ...found })
    .onConflictDoUpdate({ target: a.day, set: found })
  await db.delete(a).where(lt(a.day, shiftDay(day, -KEPT_DAYS)))
  return differences
}

/** The last comparison; null before the first. */
export async function lastComparison(db: Db) {
  const [row] = await db.select().from(a).orderBy(desc(a.day)).limit(1)
  if (!row) return null
  const { comparedAt, differences, examples } = row
  return { comparedAt: comparedAt.toISOString(), differences, examples }
}
