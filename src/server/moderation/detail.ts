import type { QueueItemDetail } from '#contract/moderation.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { createPrivateLinks } from '#server/kit/uploads/index.ts'
import type { QueueItemKind } from '#shared/rules/moderation.ts'
import { getCheckedFacts } from './checks.ts'
import { getHints } from './hints.ts'
import { getRecentHistory } from './history.ts'
import { getSubjectPerson } from './person.ts'
import type { ModerationSubject } from './subject.ts'
import { SUBJECT_READERS } from './subjects.ts'
import { findSimilarListings } from './similar-listings.ts'
import { readPendingVersion } from './versions.ts'

/** One thing that waits, with all that helps to decide. Throws NOT_FOUND. */
export async function readQueueItem(
  ctx: UserContext,
  { kind, id }: { kind: QueueItemKind; id: number },
): Promise<QueueItemDetail> {
  const version = await readPendingVersion(ctx.db, kind, id)
  const subject = await SUBJECT_READERS[kind](ctx, id)
  if (!subject || version === null)
    throw new ApiError('NOT_FOUND', { message: 'It was already reviewed.' })
  return { ...(await getSubjectDetail(ctx, subject)), version }
}

/** What is looked up for a thing, so that a person can judge it. */
export async function getSubjectDetail(
  ctx: UserContext,
  subject: ModerationSubject,
): Promise<Omit<QueueItemDetail, 'version'>> {
  const person = subject.accountId === null ? null : await getSubjectPerson(ctx, subject.accountId)
  const { sign } = createPrivateLinks(ctx.config.jwtSecret)
  const lookalikes = subject.listing ? await findSimilarListings(ctx, subject.listing) : []
  return {
    facts: await getCheckedFacts(ctx, subject),
    text: subject.text,
    images: subject.images.map((path) => sign(path, ctx.now())),
    video: subject.video ? sign(subject.video, ctx.now()) : null,
    point: subject.point ?? null,
    changes: subject.changes ?? [],
    person,
    listingId: subject.listing?.id ?? null,
    lookalikes,
    hints: await getHints({ ctx, subject, person }),
    past: await getRecentHistory(ctx, subject.record),
    href: subject.href,
    targetUrl: subject.targetUrl ?? null,
    advertisement: subject.advertisement?.((path) => sign(path, ctx.now())) ?? null,
  }
}
