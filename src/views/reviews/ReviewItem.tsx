import type { OwnReview, Review } from '#contract/reviews.ts'
import type { Messages } from '#i18n/index.ts'
import { ROUTES } from '#config/routes.ts'
import { formatDate } from '#i18n/en/dates.ts'
import { Stars } from '#ui/Stars.tsx'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'

type Props = {
  review: Review | OwnReview
  /** True on a page with `reviews.ts`, which handles votes. */
  votes?: boolean
  t: Pick<Messages['businessPage'], 'verifiedVisit'> & Messages['reviews']
}

/**
 * One review: name, stars, date and text, and what the owner of the business answers; for the
 * reader's own review also whether it is published.
 */
export function ReviewItem({ review, votes = false, t }: Props) {
  const { id, user, rating, title, comment, createdAt, visitDate, helpful, answer } = review
  const status = 'status' in review && review.status !== 'active' ? review.status : null
  const canVote = votes && !status
  return (
    <article className="review" id={`review-${id}`} data-own-review={status ? '' : undefined}>
      <header>
        <b>{user.name}</b>
        <Stars rating={rating} label={t.starsOf(rating)} />
        <time className="mute num" dateTime={createdAt}>
          {formatDate(createdAt)}
        </time>
        {review.verified && <span className="verified">{t.verifiedVisit}</span>}
        {status && <span className="pill pill-warn">{t[status]}</span>}
      </header>
      {title && (
        <p>
          <b>{title}</b>
        </p>
      )}
      <Words text={comment} />
      {(!status || helpful > 0 || visitDate) && (
        <p className="review-foot small mute num">
          {canVote && (
            <button
              className="review-helpful needs-script"
              type="button"
              aria-pressed="false"
              data-helpful={id}
            >
              {t.helpful}
            </button>
          )}
          {!status && <span data-helpful-count="">{helpful > 0 && t.foundHelpful(helpful)}</span>}
          {visitDate && <span>{t.visited(formatDate(visitDate))}</span>}
          {!status && (
            <a className="link" href={`${ROUTES.grievance.path}?review=${id}`} rel="nofollow">
              {t.report}
            </a>
          )}
        </p>
      )}
      {answer && (
        <div className="review-answer">
          <p className="small">
            <b>{t.ownerAnswer}</b>{' '}
            <time className="mute num" dateTime={answer.createdAt}>
              {formatDate(answer.createdAt)}
            </time>
          </p>
          <Words text={answer.text} />
        </div>
      )}
    </article>
  )
}

function Words({ text }: { text: string }) {
  const lang = /[\u0900-\u0d7f]/.test(text) ? LOCAL_LANGUAGE : undefined
  return (
    <p className={lang ? 'hi whitespace-pre-line' : 'whitespace-pre-line'} lang={lang}>
      {text}
    </p>
  )
}
