import { sql } from 'drizzle-orm'
import { FORBIDDEN_AD_RULES } from '#config/forbidden-advertisements.ts'
import type { QueueItemDetail } from '#contract/moderation.ts'
import { findForbidden } from '#server/classifieds/index.ts'
import { findSuspiciousPatterns } from '#server/reviews/index.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { compileForbiddenTermRules } from '#shared/rules/forbidden-terms.ts'
import { MANY_REVIEWS_PER_NETWORK, MANY_REVIEWS_PER_DAY } from '#shared/rules/review-patterns.ts'
import type { ModerationSubject } from './subject.ts'

type Input = { ctx: UserContext; subject: ModerationSubject; person: QueueItemDetail['person'] }

const MANY_LINKS = 2
const MANY_A_DAY = 5

/** Possible problems of the item with their reasons, for a person to judge. */
export async function getHints({ ctx, subject, person }: Input): Promise<QueueItemDetail['hints']> {
  const { text, listing, adCategory } = subject
  const links = [...new Set(text?.match(/(?:https?:\/\/|www\.)\S+/gi) ?? [])]
  const texts = { title: listing?.name ?? '', description: text ?? '', brand: '', model: '' }
  const findings = subject.advertised
    ? forbiddenToAdvertise(subject.advertised)
    : text || listing
      ? findForbidden(texts, adCategory)
      : []
  const today = person ? await sentToday(ctx, person.id) : 0
  return [
    ...(links.length >= MANY_LINKS ? [plainHint('links', links.join(' '))] : []),
    ...findings.map(({ words, reason, reasonHindi }) => ({
      hint: 'forbidden' as const,
      detail: `“${words}”: ${reason}`,
      detailHindi: `“${words}”: ${reasonHindi}`,
    })),
    ...(today >= MANY_A_DAY ? [plainHint('many', String(today))] : []),
    ...(person && !person.isConfirmed ? [plainHint('unconfirmed', person.email ?? '')] : []),
    ...(subject.reviewId ? await patternHints(ctx, subject.reviewId) : []),
  ]
}

type Hint = QueueItemDetail['hints'][number]

/** A hint whose detail is a count or an address, the same in every language. */
const plainHint = (hint: Hint['hint'], detail: string): Hint => ({
  ...{ hint, detail },
  detailHindi: null,
})

const POLICY = compileForbiddenTermRules(FORBIDDEN_AD_RULES)

/** What the policy on advertisements names, and goods that nobody may offer. */
function forbiddenToAdvertise({ title, text }: NonNullable<ModerationSubject['advertised']>) {
  const texts = { title, description: text, brand: '', model: '' }
  return [...findForbidden(texts, undefined, POLICY), ...findForbidden(texts, undefined)]
}

/** Reviews of a listing that come at once or from one network, as evidence. */
async function patternHints({ db }: UserContext, id: number): Promise<QueueItemDetail['hints']> {
  const found = (await findSuspiciousPatterns(db, [id])).get(id)
  if (!found) return []
  const { sameDay, network } = found
  const many = (hint: 'day' | 'network', count: number, least: number) =>
    count >= least ? [plainHint(hint, String(count))] : []
  return [
    ...many('day', sameDay.ofBusiness, MANY_REVIEWS_PER_DAY),
    ...many('network', network?.reviews ?? 0, MANY_REVIEWS_PER_NETWORK),
    ...(network?.isOwners ? [plainHint('owner', '')] : []),
  ]
}

async function sentToday({ db, now }: UserContext, id: number): Promise<number> {
  const since = new Date(now().getTime() - DAY_MS)
  const { rows } = await db.execute<{ count: number }>(sql`
    select (select count(*) from businesses where owner_id = ${id} and created_at > ${since})::int
      + (select count(*) from classified_ads where account_id = ${id}
          and created_at > ${since})::int
      + (select count(*) from reviews where account_id = ${id} and created_at > ${since})::int
      as count`)
  return rows[0]?.count ?? 0
}
