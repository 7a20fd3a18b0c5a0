import { eq, inArray } from 'drizzle-orm'
import { APP_PATHS, editClassifiedPath } from '#config/app-paths.ts'
import { classifiedAdPath } from '#config/routes.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, classifieds as a } from '#server/kit/db/tables/index.ts'
import type { BaseContext } from '#server/kit/http/verb-context.ts'
import { queueMail, queueMails } from '#server/kit/mail/index.ts'
import { classifiedApproved } from '#server/kit/mail/templates/ad-approved.ts'
import { classifiedEndingSoon } from '#server/kit/mail/templates/ad-ends.ts'
import { classifiedReceived } from '#server/kit/mail/templates/ad-received.ts'
import { classifiedRejected } from '#server/kit/mail/templates/ad-rejected.ts'

type Site = Pick<BaseContext['config'], 'siteUrl'>

/** Tells a seller that an ad has arrived; nobody has looked at it yet. */
export async function notifyReceived(tx: Transaction, { siteUrl }: Site, id: number) {
  const [classified] = await sellersOf(tx, [id])
  const { email, confirmedAt, title } = classified!
  const values = { title: confirmedAt && title, url: `${siteUrl}${APP_PATHS.myAds}` }
  await queueMail(tx, { to: email, template: classifiedReceived, values })
}

/** Tells sellers that their ads can be seen, and until when. */
export async function notifyApproved(tx: Transaction, { siteUrl }: Site, ids: readonly number[]) {
  const mails = (await sellersOf(tx, ids)).map(({ email, title, slug, expiresAt }) => ({
    to: email,
    values: { title, until: expiresAt!, url: `${siteUrl}${classifiedAdPath(slug)}` },
  }))
  await queueMails(tx, classifiedApproved, mails)
}

/** Tells sellers why their ads are not shown. */
export async function notifyRejected(
  tx: Transaction,
  { siteUrl }: Site,
  ids: readonly number[],
  reason: string,
) {
  const mails = (await sellersOf(tx, ids)).map(({ id, email, title }) => ({
    to: email,
    values: { title, reason, url: `${siteUrl}${editClassifiedPath(id)}` },
  }))
  await queueMails(tx, classifiedRejected, mails)
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
      email: accounts.email,
      confirmedAt: accounts.emailConfirmedAt,
      title: a.title,
      slug: a.slug,
      expiresAt: a.expiresAt,
    })
    .from(a)
    .innerJoin(accounts, eq(accounts.id, a.accountId))
    .where(inArray(a.id, [...ids]))
