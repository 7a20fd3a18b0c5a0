import type { OwnReview, Review } from '#contract/reviews.ts'
import { ROUTES } from '#config/routes.ts'
import { reviews as t, verifiedVisit } from '#i18n/en/reviews.ts'
import { formatDate } from '#i18n/en/dates.ts'
import { escapeHtml } from '#shared/text/escape-html.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'

/** A review as `ReviewItem` of `views/reviews/` draws it, for a script without React. */
export function renderReview(review: Review | OwnReview): Element {
  const place = document.createElement('div')
  place.innerHTML = reviewHtml(review)
  return place.firstElementChild!
}

function reviewHtml(review: Review | OwnReview): string {
  const { id, user, rating, title, comment, createdAt, verified, answer } = review
  const status = statusOf(review)
  return `<article class="review" id="review-${id}"${status ? ' data-own-review=""' : ''}>
    <header>
      <b>${escapeHtml(user.name)}</b>${starsHtml(rating)}
      <time class="mute num" datetime="${createdAt}">${formatDate(createdAt)}</time>
      ${verified ? `<span class="verified">${verifiedVisit}</span>` : ''}
      ${status ? `<span class="pill pill-warn">${t[status]}</span>` : ''}
    </header>
    ${title ? `<p><b>${escapeHtml(title)}</b></p>` : ''}
    ${wordsHtml(comment)}
    ${footHtml(review)}
    ${answer ? answerHtml(answer) : ''}
  </article>`
}

function wordsHtml(text: string): string {
  const language = /[\u0900-\u0d7f]/.test(text) ? LOCAL_LANGUAGE : undefined
  const [className, lang] = language ? ['hi ', ` lang="${language}"`] : ['', '']
  return `<p class="${className}whitespace-pre-line"${lang}>${escapeHtml(text)}</p>`
}

const answerHtml = ({ text, createdAt }: NonNullable<Review['answer']>): string =>
  `<div class="review-answer">
    <p class="small"><b>${t.ownerAnswer}</b>
    <time class="mute num" datetime="${createdAt}">${formatDate(createdAt)}</time></p>
    ${wordsHtml(text)}
  </div>`

const statusOf = (review: Review | OwnReview) =>
  'status' in review && review.status !== 'active' ? review.status : null

/** Helpful votes, date of visit and a report link; not for the reader's own pending review. */
function footHtml(review: Review | OwnReview): string {
  const { id, helpful, visitDate } = review
  const status = statusOf(review)
  if (status && helpful === 0 && !visitDate) return ''
  const count = helpful > 0 ? t.foundHelpful(helpful) : ''
  const votes = status
    ? ''
    : `<button class="review-helpful needs-script" type="button" aria-pressed="false"
        data-helpful="${id}">${t.helpful}</button><span data-helpful-count="">${count}</span>`
  const visit = visitDate ? `<span>${t.visited(formatDate(visitDate))}</span>` : ''
  const report = status
    ? ''
    : `<a class="link" href="${ROUTES.grievance.path}?review=${id}" rel="nofollow">${t.report}</a>`
  return `<p class="review-foot small mute num">${votes}${visit}${report}</p>`
}

function starsHtml(rating: number): string {
  const star = (place: number) =>
    `<svg class="icon${place > rating ? ' star-off' : ''}" aria-hidden="true">` +
    '<use href="#i-star"/></svg>'
  return `<span class="stars" role="img" aria-label="${t.starsOf(rating)}">${[1, 2, 3, 4, 5]
    .map(star)
    .join('')}</span>`
}
