import { eq, inArray } from 'drizzle-orm'
import { APP_PATHS, editClassifiedPath } from '#config/app-paths.ts'
import { classifiedAdPath } from '#config/routes.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, classifieds as a } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { queueMail } from '#server/kit/mail/index.ts'
import { classifiedApproved } from '#server/kit/mail/templates/ad-approved.ts'
import { classifiedEndingSoon } from '#server/kit/mail/templates/ad-ends.ts'
import { classifiedReceived } from '#server/kit/mail/templates/ad-received.ts'
import { classifiedRejected } from '#server/kit/mail/templates/ad-rejected.ts'
import { notifyAccounts } from '#server/kit/notices/index.ts'

type Site = Pick<BaseContext['config'], 'siteUrl'>
type Place = Site & { now: Date }

/** Tells a seller that an ad has arrived; nobody has looked at it yet. */
export async function notifyReceived(tx: Transaction, { siteUrl }: Site, id: number) {
  const [classified] = await sellersOf(tx, [id])
  const { email, confirmedAt, title } = classified!
  const values = { title: confirmedAt && title, url: `${siteUrl}${APP_PATHS.myAds}` }
  await queueMail(tx, { to: email, template: classifiedReceived, values })
}

/** Tells sellers that their ads can be seen, and until when. */
export async function notifyApproved(tx: Transaction, place: Place, ids: readonly number[]) {
  const notices = (await sellersOf(tx, ids)).map(({ accountId, title, slug, expiresAt }) => ({
    accountId,
    values: () => ({
      ...{ title, until: expiresAt! },
      url: `${place.siteUrl}${classifiedAdPath(slug)}`,
    }),
    text: { template: 'approved' as const, name: title, ...place },
  }))
  await notifyAccounts(tx, classifiedApproved, notices)
}

/** Tells sellers why their ads are not shown. */
export async function notifyRejected(
  tx: Transaction,
  place: Place,
  ids: readonly number[],
  reason: string,
) {
  const notices = (await sellersOf(tx, ids)).map(({ id, accountId, title }) => ({
    accountId,
    values: () => ({ title, reason, url: `${place.siteUrl}${editClassifiedPath(id)}` }),
    text: { template: 'rejected' as const, name: title, ...place },
  }))
  await notifyAccounts(tx, classifiedRejected, notices)
}

/** Tells a seller that an ad will leave the list soon. */
export async function notifyEnding(tx: Transaction, { siteUrl }: Site, id: number) {
  const [classified] = await sellersOf(tx, [id])
  const { email, title, expiresAt } = classified!
  const values = { title, until: expiresAt!, url: `${siteUrl}${APP_PATHS.myAds}` }
  await queueMail(tx, { to: email, template: classifiedEndingSoon, values })
}

const sellersOf = (tx: Transaction, ids: readonly number[]) =>
  tx
    .select({
      id: a.id,
      accountId: a.accountId,
      email: accounts.email,
      confirmedAt: accounts.emailConfirmedAt,
      title: a.title,
      slug: a.slug,
      expiresAt: a.expiresAt,
    })
    .from(a)
    .innerJoin(accounts, eq(accounts.id, a.accountId))
    .where(inArray(a.id, [...ids]))
