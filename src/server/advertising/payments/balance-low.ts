import { sql } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import { IS_TRUSTED } from '#server/advertising/balances/index.ts'
import { adNotices } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { balanceLow } from '#server/kit/mail/templates/balance-low.ts'
import { notifyAccounts } from '#server/kit/notices/index.ts'
import { BALANCE_LOW_SHARE } from '#shared/rules/ad-payments.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { asPaise, toRupees } from '#shared/rules/money.ts'

type Context = Pick<BaseContext, 'db' | 'config' | 'now'>
type Row = { id: number; available: number; week: number; about: string }

const BATCH_SIZE = 100
const PACE_DAYS = 7

/**
 * Mails advertisers, once after each payment, that their balance is below a tenth of what the last
 * seven days needed. Nothing is sent where clicks are charged on trust. Returns how many were told.
 */
export async function notifyLowBalances({ db, config, now }: Context): Promise<number> {
  const since = new Date(now().getTime() - PACE_DAYS * DAY_MS).toISOString()
  const { rows } = await db.execute<Row>(sql`
    with pace as (
      select account_id, sum(amount)::bigint as week from ad_journal
      where debit = 'advertiser' and kind not in ('refund', 'adjustment', 'opening')
        and at > ${since}
      group by 1),
    low as (
      select b.account_id as id, b.balance + b.credit_limit as available, p.week,
        'after ' || coalesce((select max(j.id) from ad_journal j
          where j.account_id = b.account_id and j.kind = 'payment'), 0) as about
      from ad_balances b join pace p using (account_id)
      where not ${IS_TRUSTED}
        and b.balance + b.credit_limit < p.week * ${BALANCE_LOW_SHARE}::numeric
        and exists (select from campaigns c where c.account_id = b.account_id
          and c.status = 'active' and c.deleted_at is null))
    select * from low where not exists (select from ad_notices n
      where n.account_id = low.id and n.kind = 'balance' and n.about = low.about)
    order by id limit ${BATCH_SIZE}`)
  let told = 0
  for (const { id: accountId, available, week, about } of rows)
    await db.transaction(async (tx) => {
      const [made] = await tx
        .insert(adNotices)
        .values({ accountId, kind: 'balance', about, toldAt: now() })
        .onConflictDoNothing()
        .returning({ about: adNotices.about })
      // Another process has told them.
      if (!made) return
      told += 1
      const values = {
        balance: toRupees(asPaise(Math.max(0, Number(available)))),
        week: toRupees(asPaise(Number(week))),
        url: new URL(APP_PATHS.adBalance, config.siteUrl).href,
      }
      await notifyAccounts(tx, balanceLow, [{ accountId, values: () => values }])
    })
  return told
}
