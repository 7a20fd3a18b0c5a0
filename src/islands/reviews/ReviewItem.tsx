import type { OwnReview, Review } from '#contract/reviews.ts'
import type { BusinessIslandMessages } from '#i18n/business-island.ts'
import { formatDate } from '#shared/rules/time.ts'
import { Stars } from '#ui/Stars.tsx'

/** One review: who, how many stars, when, and what was said. */
export function ReviewItem({
  review,
  messages,
}: {
  review: Review | OwnReview
  messages: BusinessIslandMessages
}) {
  const { businessPage: t, reviews } = messages
  const isHindi = /\p{Script=Devanagari}/u.test(review.comment)
  const status = 'status' in review && review.status !== 'active' ? review.status : null
  const notes = [
    review.visitDate && reviews.visited(formatDate(review.visitDate)),
    review.helpful > 0 && reviews.foundHelpful(review.helpful),
  ].filter(Boolean)
  return (
    <article className="review" data-own-review={status ? '' : undefined}>
      <header>
        <b>{review.user.name}</b>
        <Stars rating={review.rating} label={reviews.starsOf(review.rating)} />
        <time className="mute num" dateTime={review.createdAt}>
          {formatDate(review.createdAt)}
        </time>
        {review.verified && <span className="verified">{t.verifiedVisit}</span>}
        {status && <span className="pill pill-warn">{reviews[status]}</span>}
      </header>
      {review.title && (
        <p>
          <b>{review.title}</b>
        </p>
      )}
      <p
        className={isHindi ? 'hi whitespace-pre-line' : 'whitespace-pre-line'}
        lang={isHindi ? 'hi' : undefined}
      >
        {review.comment}
      </p>
      {notes.length > 0 && <p className="small mute num">{notes.join(' · ')}</p>}
    </article>
  )
}
