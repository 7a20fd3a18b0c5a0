import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import type { Db } from '#server/kit/db/connection.ts'
import {
  accounts,
  adNotices,
  campaigns as c,
  campaignTotals as t,
} from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { campaignNearlyUsed } from '#server/kit/mail/templates/campaign-nearly-used.ts'
import { NEARLY_USED_SHARE } from '#shared/rules/campaigns.ts'
import { toRupees } from '#shared/rules/money.ts'

type Context = Pick<BaseContext, 'db' | 'config' | 'now'>

const BATCH_SIZE = 100
/** Once for each budget: one that is raised may come to its end again. */
const ABOUT = sql<string>`${c.id} || ' of ' || ${c.budget}`

/** Tells advertisers, once, that a budget is nearly used. Returns how many were told. */
export async function notifyNearlyUsed({ db, config, now }: Context): Promise<number> {
  let told = 0
  for (const { about, accountId, email, title, spent, budget } of await nearlyUsed(db)) {
    await db.transaction(async (tx) => {
      const [made] = await tx
        .insert(adNotices)
        .values({ accountId, kind: 'nearly-used', about, toldAt: now() })
        .onConflictDoNothing()
        .returning({ about: adNotices.about })
      // Another process has told them.
      if (!made) return
      told += 1
      const values = {
        ...{ title, spent: toRupees(spent), budget: toRupees(budget) },
        url: `${config.siteUrl}${APP_PATHS.ads}`,
      }
      await queueMail(tx, { to: email, template: campaignNearlyUsed, values })
    })
  }
  return told
}

/** Running campaigns with most of their budget spent, of which nobody was told. */
const nearlyUsed = (db: Db) =>
  db
    .select({
      about: ABOUT,
      accountId: c.accountId,
      email: accounts.email,
      title: c.title,
      spent: t.spent,
      budget: c.budget,
    })
    .from(c)
    .innerJoin(t, eq(t.campaignId, c.id))
    .innerJoin(accounts, eq(accounts.id, c.accountId))
    .where(
      and(
        eq(c.status, 'active'),
        isNull(c.deletedAt),
        sql`${t.spent} >= ${c.budget} * ${NEARLY_USED_SHARE}::numeric`,
        sql`${c.budget} - ${t.spent} >= ${c.costPerClick}`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(adNotices)
            .where(and(eq(adNotices.accountId, c.accountId), sql`${adNotices.about} = ${ABOUT}`)),
        ),
      ),
    )
    .orderBy(asc(c.id))
    .limit(BATCH_SIZE)
