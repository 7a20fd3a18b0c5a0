import { and, eq, inArray } from 'drizzle-orm'
import { businessPath, ROUTES } from '#config/routes.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import { accounts, businesses, reviews } from '#server/kit/db/tables/index.ts'
import { queueMails } from '#server/kit/mail/index.ts'
import { reviewHidden } from '#server/kit/mail/templates/review-hidden.ts'
import { reviewShown } from '#server/kit/mail/templates/review-shown.ts'

/** Tells the writers of reviews that these are shown now. */
export async function notifyShown(
  tx: Transaction,
  siteUrl: string,
  ids: readonly number[],
): Promise<void> {
  const mails = (await writersOf(tx, ids)).map(({ email, business, slug }) => ({
    to: email,
    values: { business, url: new URL(businessPath(slug), siteUrl).href },
  }))
  await queueMails(tx, reviewShown, mails)
}

/** Tells the writers of reviews that these are not shown, and why. */
export async function notifyHidden(
  tx: Transaction,
  siteUrl: string,
  some: readonly { id: number; wasShown: boolean }[],
  reason: string | null,
): Promise<void> {
  const wasShown = new Map(some.map((one) => [one.id, one.wasShown]))
  const url = new URL(ROUTES.contact.path, siteUrl).href
  const mails = (await writersOf(tx, [...wasShown.keys()])).map(({ id, email, business }) => ({
    to: email,
    values: { business, wasShown: wasShown.get(id)!, reason, url },
  }))
  await queueMails(tx, reviewHidden, mails)
}

async function writersOf(tx: Transaction, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { email, status } = accounts
  return tx
    .select({ id: reviews.id, email, business: businesses.name, slug: businesses.slug })
    .from(reviews)
    .innerJoin(accounts, and(eq(accounts.id, reviews.accountId), eq(status, 'active')))
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .where(inArray(reviews.id, [...ids]))
}
