import type { WorkDetail } from '#contract/moderation.ts'
import { ApiError } from '#server/errors/api-error.ts'
import type { UserContext } from '#server/http/verb-context.ts'
import { privateLinks } from '#server/uploads/index.ts'
import type { WorkKind } from '#shared/rules/moderation.ts'
import { checkedFacts } from './checks.ts'
import { hintsOf } from './hints.ts'
import { historyOf } from './history.ts'
import { personOf } from './person.ts'
import type { Subject } from './subject.ts'
import { SUBJECTS } from './subjects.ts'
import { likeListing } from './like-listing.ts'
import { shownVersion } from './versions.ts'

/** One thing that waits, with all that helps to decide. Throws NOT_FOUND. */
export async function readWork(
  ctx: UserContext,
  { kind, id }: { kind: WorkKind; id: number },
): Promise<WorkDetail> {
  const version = await shownVersion(ctx.db, kind, id)
  const subject = await SUBJECTS[kind](ctx, id)
  if (!subject || version === null)
    throw new ApiError('NOT_FOUND', { message: 'It was already reviewed.' })
  return { ...(await detailOf(ctx, subject)), version }
}

/** What is looked up for a thing, so that a person can judge it. */
export async function detailOf(
  ctx: UserContext,
  subject: Subject,
): Promise<Omit<WorkDetail, 'version'>> {
  const person = subject.accountId === null ? null : await personOf(ctx, subject.accountId)
  const { sign } = privateLinks(ctx.config.jwtSecret)
  const lookalikes = subject.listing ? await likeListing(ctx, subject.listing) : []
  return {
    facts: await checkedFacts(ctx, subject),
    text: subject.text,
    images: subject.images.map((path) => sign(path, ctx.now())),
    video: subject.video ? sign(subject.video, ctx.now()) : null,
    point: subject.point ?? null,
    changes: subject.changes ?? [],
    person,
    listingId: subject.listing?.id ?? null,
    lookalikes,
    hints: await hintsOf({ ctx, subject, person }),
    past: await historyOf(ctx, subject.record),
    href: subject.href,
    targetUrl: subject.targetUrl ?? null,
    advertisement: subject.advertisement?.((path) => sign(path, ctx.now())) ?? null,
  }
}
