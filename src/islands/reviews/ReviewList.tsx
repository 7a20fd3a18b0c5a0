import { useEffect, useState } from 'react'
import type { OwnReview } from '#contract/reviews.ts'
import type { CallAnswer } from '#client/call.ts'
import type { Stars as StarCount } from '#shared/rules/rating.ts'
import type { BusinessIslandMessages } from '#i18n/business-island.ts'
import { HI } from '#i18n/hi-companions.ts'
import { distribution, floorStars, oneDecimal } from '#shared/rules/rating.ts'
import { askToOpen } from '#islands/directives/use-opened.ts'
import { call } from '#stores/api.ts'
import { storedToken } from '#stores/token.ts'
import { Button } from '#ui/Button.tsx'
import { Stars } from '#ui/Stars.tsx'
import { ReviewItem } from './ReviewItem.tsx'

type Props = { businessId: number; messages: BusinessIslandMessages; isOpen: boolean }
type Answer = CallAnswer<'GET /reviews/business/{businessId}'>

const SHOWN = 5

/**
 * The reviews of a business: average, distribution, the first five and the rest. As none while they
 * do not come.
 */
export function ReviewList({ businessId, messages, isOpen }: Props) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isWhole, setWhole] = useState(false)
  const own = useOwnReview(businessId)

  useEffect(() => {
    const question = new AbortController()
    const params = { businessId: String(businessId) }
    call('GET /reviews/business/{businessId}', { params, signal: question.signal }).then(
      setAnswer,
      () => undefined,
    )
    return () => question.abort()
  }, [businessId])

  const { reviews: t, businessPage } = messages
  const reviews = answer?.reviews ?? []
  return (
    <section className="block" id="reviews">
      <h2>
        {t.title}{' '}
        <span className="hi" lang="hi">
          {HI.reviews}
        </span>
      </h2>
      {answer?.data.averageRating ? (
        <Summary rating={answer.data} messages={messages} />
      ) : (
        isOpen && <p className="mute">{t.none}</p>
      )}
      {isOpen ? (
        <Button icon="edit" onClick={() => askToOpen('review')}>
          {businessPage.writeReview}
        </Button>
      ) : (
        <p className="small mute">{businessPage.noNewReviews}</p>
      )}
      {own && !reviews.some(({ id }) => id === own.id) && (
        <ReviewItem review={own} messages={messages} />
      )}
      {reviews.slice(0, isWhole ? reviews.length : SHOWN).map((review) => (
        <ReviewItem key={review.id} review={review} messages={messages} />
      ))}
      {!isWhole && reviews.length > SHOWN && (
        <Button onClick={() => setWhole(true)}>
          {businessPage.showAllReviews(reviews.length)}
        </Button>
      )}
    </section>
  )
}

/** The signed-in person's own review, published or not; also one written just now. */
function useOwnReview(businessId: number): OwnReview | null {
  const [own, setOwn] = useState<OwnReview | null>(null)
  useEffect(() => {
    const question = new AbortController()
    const { signal } = question
    const hear = (event: Event) => setOwn((event as CustomEvent<OwnReview>).detail)
    document.addEventListener('review:written', hear, { signal })
    const ask = { params: { businessId: String(businessId) }, signal, stays: true }
    if (storedToken())
      call('GET /reviews/business/{businessId}/mine', ask).then(
        ({ data }) => setOwn(data.review),
        () => undefined,
      )
    return () => question.abort()
  }, [businessId])
  return own
}

function Summary({
  rating,
  messages: { reviews: t },
}: {
  rating: Answer['data']
  messages: BusinessIslandMessages
}) {
  const average = rating.averageRating ?? 0
  const counts = Object.fromEntries(
    rating.distribution.map(({ rating: stars, count }) => [stars as StarCount, count]),
  )
  return (
    <div className="review-summary">
      <div>
        <p className="review-average num">{oneDecimal(average)}</p>
        <Stars rating={average} label={t.starsOf(floorStars(average))} />
        <p className="small mute num">{t.count(rating.totalReviews)}</p>
      </div>
      <ul className="review-bars num">
        {distribution(counts).map(({ stars, count, percent }) => (
          <li key={stars}>
            <span>{stars}</span>
            <svg aria-hidden="true">
              <rect width={`${percent}%`} height="100%" />
            </svg>
            <span>{count}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
