import { eq } from 'drizzle-orm'
import { APP_PATHS, editAdPath } from '#config/app-paths.ts'
import { adPath } from '#config/routes.ts'
import type { Transaction } from '#server/db/connection.ts'
import { accounts, classifiedAds as a } from '#server/db/tables/index.ts'
import type { BaseContext } from '#server/http/verb-context.ts'
import { queueMail } from '#server/mail/index.ts'
import { adApproved } from '#server/mail/templates/ad-approved.ts'
import { adEnds } from '#server/mail/templates/ad-ends.ts'
import { adRejected } from '#server/mail/templates/ad-rejected.ts'

type Site = Pick<BaseContext['config'], 'siteUrl'>

/** Tells a seller that an ad can be seen, and until when. */
export async function tellApproved(tx: Transaction, { siteUrl }: Site, id: number) {
  const { email, title, slug, expiresAt } = await sellerOf(tx, id)
  const values = { title, until: expiresAt!, url: `${siteUrl}${adPath(slug)}` }
  await queueMail(tx, { to: email, template: adApproved, values })
}

/** Tells a seller why an ad is not shown. */
export async function tellRejected(tx: Transaction, { siteUrl }: Site, id: number, reason: string) {
  const { email, title } = await sellerOf(tx, id)
  const values = { title, reason, url: `${siteUrl}${editAdPath(id)}` }
  await queueMail(tx, { to: email, template: adRejected, values })
}

/** Tells a seller that an ad will leave the list soon. */
export async function tellEnd(tx: Transaction, { siteUrl }: Site, id: number) {
  const { email, title, expiresAt } = await sellerOf(tx, id)
  const values = { title, until: expiresAt!, url: `${siteUrl}${APP_PATHS.myAds}` }
  await queueMail(tx, { to: email, template: adEnds, values })
}

async function sellerOf(tx: Transaction, id: number) {
  const [row] = await tx
    .select({ email: accounts.email, title: a.title, slug: a.slug, expiresAt: a.expiresAt })
    .from(a)
    .innerJoin(accounts, eq(accounts.id, a.accountId))
    .where(eq(a.id, id))
  return row!
}
