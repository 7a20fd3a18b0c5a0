import { getLoginPath } from '#shared/view/return-path.ts'
import type { OwnReview } from '#contract/reviews.ts'
import { reviews as t } from '#i18n/en/reviews.ts'
import { call } from '#stores/api.ts'
import { readToken } from '#stores/token.ts'
import { renderReview } from './render-review.ts'

/**
 * Reviews asked for at a time. Those on the page already, the newest, come again and are passed
 * over.
 */
const PAGE = 50

const showNotice = (reviews: HTMLElement, ...what: (string | Node)[]) =>
  reviews.querySelector('[data-review-status]')?.replaceChildren(...what)

/** Shows a review that is not published yet to its writer, before the others. */
export function insertOwnReview(reviews: HTMLElement, review: OwnReview): void {
  reviews.querySelector('[data-own]')?.replaceChildren(renderReview(review))
}

/**
 * Asks for the signed-in person's own review and votes, and shows them. Without an answer the page
 * stays as it is.
 */
export async function showOwnReview(reviews: HTMLElement): Promise<void> {
  const params = { businessId: reviews.dataset['reviews'] ?? '' }
  const answer = await call('GET /reviews/business/{businessId}/mine', {
    params,
    stays: true,
  }).catch(() => null)
  if (!answer) return
  const { review, helpful } = answer.data
  const published = review && document.getElementById(`review-${review.id}`)
  if (published) {
    published.dataset['ownReview'] = ''
    published.querySelector('[data-helpful]')?.remove()
  } else if (review) insertOwnReview(reviews, review)
  for (const id of helpful)
    reviews.querySelector(`[data-helpful="${id}"]`)?.setAttribute('aria-pressed', 'true')
}

/** A press of "Helpful" or of "Show more". */
export function handleReviewPress(reviews: HTMLElement, button: HTMLElement): Promise<void> {
  return button.dataset['helpful'] ? vote(reviews, button) : showRest(reviews, button)
}

async function vote(reviews: HTMLElement, button: HTMLElement): Promise<void> {
  const id = button.dataset['helpful'] ?? ''
  if (!readToken()) return askToLogin(reviews, button)
  const isTakenBack = button.getAttribute('aria-pressed') === 'true'
  try {
    const input = { params: { id }, stays: true }
    const { data } = isTakenBack
      ? await call('DELETE /reviews/{id}/helpful', input)
      : await call('POST /reviews/{id}/helpful', input)
    button.setAttribute('aria-pressed', String(data.voted))
    const count = button.parentElement?.querySelector('[data-helpful-count]')
    if (count) count.textContent = data.helpful > 0 ? t.foundHelpful(data.helpful) : ''
    showNotice(reviews)
  } catch (error) {
    if (!readToken()) return askToLogin(reviews, button)
    showNotice(reviews, error instanceof Error ? error.message : '')
  }
}

function askToLogin(reviews: HTMLElement, button: HTMLElement): void {
  const href = getLoginPath(`${location.pathname}#review-${button.dataset['helpful']}`)
  const link = Object.assign(document.createElement('a'), {
    className: 'link',
    href,
    textContent: t.login,
  })
  showNotice(reviews, t.loginToVote, ' ', link)
  button.closest('.review')?.append(reviews.querySelector('[data-review-status]')!)
}

async function showRest(reviews: HTMLElement, button: HTMLElement): Promise<void> {
  const page = Number(button.dataset['rest'])
  const params = { businessId: reviews.dataset['reviews'] ?? '' }
  button.toggleAttribute('data-opening', true)
  try {
    const query = { page, limit: PAGE }
    const answer = await call('GET /reviews/business/{businessId}', { params, query })
    const unknown = answer.reviews.filter(({ id }) => !document.getElementById(`review-${id}`))
    button.before(...unknown.map(renderReview))
    button.dataset['rest'] = String(page + 1)
    if (!answer.pagination.hasNext) button.remove()
    showNotice(reviews)
  } catch {
    showNotice(reviews, t.restFailed)
  }
  button.toggleAttribute('data-opening', false)
}
