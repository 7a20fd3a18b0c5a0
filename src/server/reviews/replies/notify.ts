import { and, eq, inArray } from 'drizzle-orm'
import { APP_PATHS } from '#config/app-paths.ts'
import { businessPath } from '#config/routes.ts'
import type { Transaction } from '#server/kit/db/connection.ts'
import {
  accounts,
  businesses,
  reviewReplies as answers,
  reviews,
} from '#server/kit/db/tables/index.ts'
import { queueMails } from '#server/kit/mail/index.ts'
import { reviewReplyHidden } from '#server/kit/mail/templates/answer-hidden.ts'
import { reviewAnswered } from '#server/kit/mail/templates/review-answered.ts'

/** Tells the writers of reviews that the owner has answered, with the answers. */
export async function notifyReviewers(
  tx: Transaction,
  siteUrl: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .select({
      email: accounts.email,
      text: answers.text,
      reviewId: reviews.id,
      business: businesses.name,
      slug: businesses.slug,
    })
    .from(answers)
    .innerJoin(reviews, eq(reviews.id, answers.reviewId))
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .innerJoin(accounts, and(eq(accounts.id, reviews.accountId), eq(accounts.status, 'active')))
    .where(inArray(answers.id, [...ids]))
  const mails = rows.map(({ email, text, reviewId, business, slug }) => ({
    to: email,
    values: {
      business,
      text,
      url: new URL(`${businessPath(slug)}#review-${reviewId}`, siteUrl).href,
    },
  }))
  await queueMails(tx, reviewAnswered, mails)
}

/** Tells who wrote answers that these are not shown, or no longer, and why. */
export async function notifyReplyAuthors(
  tx: Transaction,
  siteUrl: string,
  some: readonly { id: number; status: string }[],
  reason: string | null,
): Promise<void> {
  if (some.length === 0) return
  const wasShown = new Map(some.map(({ id, status }) => [id, status === 'active']))
  const rows = await tx
    .select({ id: answers.id, email: accounts.email, business: businesses.name })
    .from(answers)
    .innerJoin(reviews, eq(reviews.id, answers.reviewId))
    .innerJoin(businesses, eq(businesses.id, reviews.businessId))
    .innerJoin(accounts, and(eq(accounts.id, answers.accountId), eq(accounts.status, 'active')))
    .where(inArray(answers.id, [...wasShown.keys()]))
  const url = new URL(APP_PATHS.reviews, siteUrl).href
  const mails = rows.map(({ id, email, business }) => ({
    to: email,
    values: { business, wasShown: wasShown.get(id)!, reason, url },
  }))
  await queueMails(tx, reviewReplyHidden, mails)
}
