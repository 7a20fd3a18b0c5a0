import { desc, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { listMerges as endpoint } from '#contract/duplicates.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { accounts, businesses, businessMerges as m } from '#server/kit/db/tables/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'

const SHOWN = 20
const removed = alias(businesses, 'gone')

/** The latest merges that were not taken back. */
export async function listMerges({
  db,
}: Pick<UserContext, 'db'>): Promise<ResponseOf<typeof endpoint>['data']> {
  const rows = await db
    .select({
      id: m.id,
      at: m.at,
      by: accounts.name,
      kept: { id: businesses.id, name: businesses.name, slug: businesses.slug },
      gone: { id: removed.id, name: removed.name },
    })
    .from(m)
    .innerJoin(businesses, eq(businesses.id, m.keptId))
    .innerJoin(removed, eq(removed.id, m.goneId))
    .leftJoin(accounts, eq(accounts.id, m.accountId))
    .where(isNull(m.undoneAt))
    .orderBy(desc(m.id))
    .limit(SHOWN)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}
