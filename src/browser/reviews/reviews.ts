import type { OwnReview } from '#contract/reviews.ts'
import { readToken } from '#stores/token.ts'

/* What reviews do in the browser comes when there is something to do: someone is signed in, who
   may have written one that is not published yet; one is written, found helpful, or more of them
   are asked for. */

const reviews = document.querySelector<HTMLElement>('[data-reviews]')

if (reviews) {
  const wake = () => import('./review-actions.ts')
  // From the token alone: whether it is still good is asked of the server.
  if (readToken()) void wake().then(({ showOwnReview }) => showOwnReview(reviews))
  reviews.addEventListener('click', ({ target }) => {
    // A click is always on an element; asking would cost the page bytes.
    const button = (target as Element).closest<HTMLElement>('[data-helpful],[data-rest]')
    if (button) void wake().then(({ handleReviewPress }) => handleReviewPress(reviews, button))
  })
  document.addEventListener('review:written', (event) => {
    void wake().then(({ insertOwnReview }) =>
      insertOwnReview(reviews, (event as CustomEvent<OwnReview>).detail),
    )
  })
}
