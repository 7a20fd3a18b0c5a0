import { invalidField } from '#server/kit/errors/api-error.ts'
import { getScheduleProblem, type BlogStatus } from '#shared/rules/blog.ts'

type Shown = { status: BlogStatus; publishedAt: Date | null }

/**
 * In which state a post is, and since or from when, after what was wished. A post keeps the day on
 * which it was first published; one that is planned waits for at least five minutes.
 */
export function resolvePublishState(
  before: Shown,
  wish: { status?: BlogStatus | undefined; publishedAt?: string | null | undefined },
  now: Date,
): Shown {
  const status = wish.status ?? before.status
  const at = wish.publishedAt ? new Date(wish.publishedAt) : null
  if (status === 'scheduled') {
    const due = at ?? (before.status === 'scheduled' ? before.publishedAt : null)
    if (!due) throw invalidField('publishedAt', 'Choose a publishing time')
    const isAsBefore =
      before.status === 'scheduled' && before.publishedAt?.getTime() === due.getTime()
    const problem = isAsBefore && due > now ? null : getScheduleProblem(due, now)
    if (problem) throw invalidField('publishedAt', problem)
    return { status, publishedAt: due }
  }
  if (status === 'published') {
    // A day that was planned and has not come is none on which it was published.
    const first = before.status === 'scheduled' ? null : before.publishedAt
    return { status, publishedAt: first && first <= now ? first : now }
  }
  return { status, publishedAt: before.status === 'scheduled' ? null : before.publishedAt }
}
