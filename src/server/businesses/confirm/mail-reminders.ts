import { and, asc, eq, gt, isNotNull, isNull, lt, min, notExists, sql } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import type { Actor } from '#server/kit/actor/actor.ts'
import { recordAudits } from '#server/kit/audit-entries/record.ts'
import { takeAdvisoryLock } from '#server/kit/db/advisory-lock.ts'
import type { Transaction, DbOrTransaction } from '#server/kit/db/connection.ts'
import {
  accounts,
  businesses as b,
  confirmationRequests as asks,
} from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { confirmationReminder } from '#server/kit/mail/templates/still-right.ts'
import { REMINDER_INTERVAL_DAYS, getStaleDate } from '#shared/rules/confirmation.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { signConfirmToken } from './token.ts'

type Context = Pick<BaseContext, 'db' | 'config' | 'now'>

const CONFIRMATION_MAIL: Actor = { kind: 'job', name: 'ask-to-confirm' }
/** So many owners get a mail in 24 hours, and so many at once. */
const MAX_PER_DAY = 200
const BATCH_SIZE = 50

/**
 * Asks owners by mail whether listings that nobody confirmed for a year are still right: each
 * listing once in 60 days, all of one owner in one mail. Returns how many mails were queued.
 */
export async function mailConfirmationReminders({
  db,
  config,
  now: clock,
}: Context): Promise<number> {
  const now = clock()
  // A plain read first: with nothing to do, nothing is written.
  if ((await ownersToAsk(db, now, 1)).length === 0) return 0
  return db.transaction(async (tx) => {
    // One process at a time, so that the count of the day holds.
    await takeAdvisoryLock(tx, 'ask to confirm')
    const left = MAX_PER_DAY - (await wasAskedSince(tx, new Date(now.getTime() - DAY_MS)))
    const owners = left > 0 ? await ownersToAsk(tx, now, Math.min(left, BATCH_SIZE)) : []
    for (const owner of owners) await askOwner(tx, owner, { now, config })
    return owners.length
  })
}

type Owner = { id: number; email: string | null }

/** Shown, stale, with an owner whose address is confirmed, and not asked about for a while. */
function isDue(db: DbOrTransaction, now: Date) {
  const lately = new Date(now.getTime() - REMINDER_INTERVAL_DAYS * DAY_MS)
  return and(
    lt(b.confirmedAt, getStaleDate(now)),
    eq(b.status, 'active'),
    isNull(b.deletedAt),
    notExists(
      db
        .select({ one: sql`1` })
        .from(asks)
        .where(and(eq(asks.businessId, b.id), gt(asks.askedAt, lately))),
    ),
  )
}

/** Owners with listings to ask about, whose oldest waits longest first. */
const ownersToAsk = (db: DbOrTransaction, now: Date, count: number): Promise<Owner[]> =>
  db
    .select({ id: accounts.id, email: accounts.email })
    .from(b)
    .innerJoin(accounts, eq(accounts.id, b.ownerId))
    .where(and(isDue(db, now), eq(accounts.status, 'active'), isNotNull(accounts.emailConfirmedAt)))
    .groupBy(accounts.id)
    .orderBy(asc(min(b.confirmedAt)), asc(accounts.id))
    .limit(count)

/** How many owners were asked since then; all listings of one mail have one time. */
async function wasAskedSince(tx: Transaction, since: Date): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(distinct (${b.ownerId}, ${asks.askedAt}))::int` })
    .from(asks)
    .innerJoin(b, eq(b.id, asks.businessId))
    .where(gt(asks.askedAt, since))
  return row?.count ?? 0
}

async function askOwner(
  tx: Transaction,
  { id: accountId, email }: Owner,
  { now, config }: Pick<Context, 'config'> & { now: Date },
): Promise<void> {
  const listings = await tx
    .select({ id: b.id, name: b.name })
    .from(b)
    .where(and(eq(b.ownerId, accountId), isDue(tx, now)))
    .orderBy(asc(b.name), asc(b.id))
  const ids = listings.map(({ id }) => id)
  await tx
    .insert(asks)
    .values(ids.map((businessId) => ({ businessId, askedAt: now })))
    .onConflictDoUpdate({ target: asks.businessId, set: { askedAt: now } })
  const entries = ids.map((recordId) => ({ action: 'ask to confirm', recordId }))
  await recordAudits(tx, CONFIRMATION_MAIL, 'businesses', entries)
  const linkOf = (businessId?: number) => {
    const s = signConfirmToken({ accountId, askedAt: now, businessId }, config.jwtSecret)
    return `${config.siteUrl}/still-right?s=${s}`
  }
  await queueMail(tx, {
    to: email,
    template: confirmationReminder,
    values: {
      listings: listings.map(({ id, name }) => ({ name, url: linkOf(id) })),
      url: linkOf(),
      changeUrl: new URL(APP_PATHS.myBusinesses, config.siteUrl).href,
    },
  })
}
