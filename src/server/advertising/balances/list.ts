import { escapeLike } from '#server/kit/db/escape-like.ts'
import { sql } from 'drizzle-orm'
import type { listAdBalances } from '#contract/ad-balances.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { toPagination } from '#server/kit/http/page.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { asPaise, toRupees } from '#shared/rules/money.ts'

type Answer = Omit<ResponseOf<typeof listAdBalances>, 'success'>
type Row = {
  id: number
  name: string
  email: string | null
  mobile: string | null
  balance: number
  creditLimit: number
  active: number
  count: number
}

/** Whoever has a campaign or has paid, those with the least first, with what they have. */
export async function listBalances(
  { db }: Pick<UserContext, 'db'>,
  { search = '', page, limit }: { search?: string | undefined; page: number; limit: number },
): Promise<Answer> {
  const like = `%${escapeLike(search)}%`
  const { rows } = await db.execute<Row>(sql`
    with own as (
      select account_id as id, count(*) filter (where status = 'active')::int as active
      from campaigns where deleted_at is null group by 1)
    select a.id, a.name, a.email, a.mobile, coalesce(b.balance, 0)::bigint as balance,
      coalesce(b.credit_limit, 0)::bigint as "creditLimit", coalesce(own.active, 0) as active,
      count(*) over ()::int as count
    from accounts a left join own on own.id = a.id left join ad_balances b on b.account_id = a.id
    where (own.id is not null or b.account_id is not null)
      and (a.name ilike ${like} or a.email ilike ${like} or a.mobile ilike ${like})
    order by coalesce(b.balance, 0), a.id
    limit ${limit} offset ${(page - 1) * limit}`)
  return {
    data: rows.map(({ count: _, balance, creditLimit, ...row }) => ({
      ...row,
      balance: toRupees(asPaise(Number(balance))),
      creditLimit: toRupees(asPaise(Number(creditLimit))),
    })),
    pagination: toPagination({ page, limit }, rows[0]?.count ?? 0),
  }
}
