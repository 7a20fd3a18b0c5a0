import { sql } from 'drizzle-orm'
import type { Db } from '#server/kit/db/connection.ts'
import { PAPERS_THAT_DIFFER } from './compare-papers.ts'
import { MOVED } from './journal.ts'

/** A sum that is not what the journal adds up to. */
export type BookDifference = { what: string; sum: number; journal: number }

/**
 * Compares the balances with the journal, what the journal says that campaigns have earned with
 * what they have spent, and papers with both. One statement, so what is written meanwhile makes no
 * difference.
 */
export async function compareBooks(db: Db): Promise<BookDifference[]> {
  const { rows } = await db.execute<BookDifference>(sql`
    with journal as (
      select account_id, ${MOVED} as balance from ad_journal group by 1),
    earned as (
      select campaign_id, sum(case when credit = 'earned' then amount else -amount end)::bigint
        as spent
      from ad_journal where campaign_id is not null and 'earned' in (debit, credit) group by 1)
    select 'paise of the balance of account ' || account_id as what,
      coalesce(b.balance, 0) as sum, coalesce(j.balance, 0) as journal
    from ad_balances b full join journal j using (account_id)
    where coalesce(b.balance, 0) <> coalesce(j.balance, 0)
    union all
    select 'paise spent of campaign ' || c.id, coalesce(t.spent, 0), coalesce(e.spent, 0)
    from campaigns c left join campaign_totals t on t.campaign_id = c.id
      left join earned e on e.campaign_id = c.id
    where coalesce(t.spent, 0) <> coalesce(e.spent, 0)
    union all ${PAPERS_THAT_DIFFER}
    order by what`)
  return rows
}
