import { useEffect, useState } from 'react'
import type { OwnReview } from '#contract/reviews.ts'
import type { CallResponse } from '#client/call.ts'
import type { Stars as StarCount } from '#shared/rules/rating.ts'
import type { BusinessIslandMessages } from '#i18n/business-island.ts'
import { HI_SECTION_HEADINGS } from '#i18n/hi-parts.ts'
import { useApiQuery } from '#islands/reading/use-api-query.ts'
import { requestDialog } from '#islands/directives/use-open-requests.ts'
import { call } from '#stores/api.ts'
import { readToken } from '#stores/token.ts'
import { Button } from '#ui/Button.tsx'
import { ReviewItem } from '#views/reviews/ReviewItem.tsx'
import { ReviewSummary } from '#views/reviews/ReviewSummary.tsx'
import { HindiHeading } from '#views/texts/HindiHeading.tsx'

type Props = { businessId: number; messages: BusinessIslandMessages; isOpen: boolean }
type Answer = CallResponse<'GET /reviews/business/{businessId}'>

const SHOWN = 5

/**
 * The reviews of a business: average, distribution, the first five and the rest. If they cannot be
 * read, it looks like a business without reviews.
 */
export function ReviewList({ businessId, messages, isOpen }: Props) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isWhole, setWhole] = useState(false)
  const own = useOwnReview(businessId)

  useApiQuery(
    String(businessId),
    (signal) => {
      const params = { businessId: String(businessId) }
      return call('GET /reviews/business/{businessId}', { params, signal })
    },
    setAnswer,
  )

  const { reviews: t, businessPage } = messages
  const texts = { ...t, verifiedVisit: businessPage.verifiedVisit }
  const reviews = answer?.reviews ?? []
  return (
    <section className="block" id="reviews">
      <HindiHeading hindi={HI_SECTION_HEADINGS.reviews}>{t.title}</HindiHeading>
      {answer?.data.averageRating ? (
        <ReviewSummary
          average={answer.data.averageRating}
          total={answer.data.totalReviews}
          counts={Object.fromEntries(
            answer.data.distribution.map(({ rating, count }) => [rating as StarCount, count]),
          )}
          t={t}
        />
      ) : (
        isOpen && <p className="mute">{t.none}</p>
      )}
      {isOpen ? (
        <Button icon="edit" onClick={() => requestDialog('review')}>
          {businessPage.writeReview}
        </Button>
      ) : (
        <p className="small mute">{businessPage.noNewReviews}</p>
      )}
      {own && !reviews.some(({ id }) => id === own.id) && <ReviewItem review={own} t={texts} />}
      {reviews.slice(0, isWhole ? reviews.length : SHOWN).map((review) => (
        <ReviewItem key={review.id} review={review} t={texts} />
      ))}
      {!isWhole && reviews.length > SHOWN && (
        <Button onClick={() => setWhole(true)}>
          {businessPage.showAllReviews(reviews.length)}
        </Button>
      )}
    </section>
  )
}

/** The signed-in person's own review, published or not, including one written just now. */
function useOwnReview(businessId: number): OwnReview | null {
  const [own, setOwn] = useState<OwnReview | null>(null)
  useApiQuery(
    readToken() ? String(businessId) : null,
    (signal) => {
      const params = { businessId: String(businessId) }
      return call('GET /reviews/business/{businessId}/mine', { params, signal, stays: true })
    },
    ({ data }) => setOwn(data.review),
  )
  useEffect(() => {
    const hear = (event: Event) => setOwn((event as CustomEvent<OwnReview>).detail)
    document.addEventListener('review:written', hear)
    return () => document.removeEventListener('review:written', hear)
  }, [])
  return own
}
