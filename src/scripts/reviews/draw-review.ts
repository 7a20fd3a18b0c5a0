import type { Review } from '#contract/reviews.ts'
import { reviews as t, verifiedVisit } from '#i18n/en/reviews.ts'
import { formatDate } from '#shared/rules/time.ts'

const SVG = 'http://www.w3.org/2000/svg'

function element(tag: string, className: string, ...inside: (string | Node)[]): HTMLElement {
  const made = document.createElement(tag)
  made.className = className
  made.append(...inside)
  return made
}

function stars(rating: number): HTMLElement {
  const drawn = element('span', 'stars')
  drawn.role = 'img'
  drawn.ariaLabel = t.starsOf(rating)
  for (let star = 1; star <= 5; star++) {
    const icon = document.createElementNS(SVG, 'svg')
    icon.setAttribute('class', star > rating ? 'icon star-off' : 'icon')
    const use = document.createElementNS(SVG, 'use')
    use.setAttribute('href', '#i-star')
    icon.append(use)
    drawn.append(icon)
  }
  return drawn
}

/** A review as `ReviewItem.astro` shows it. Texts are put in as text. */
export function drawReview(review: Review): HTMLElement {
  const time = element('time', 'mute num', formatDate(review.createdAt)) as HTMLTimeElement
  time.dateTime = review.createdAt
  const comment = element('p', 'whitespace-pre-line', review.comment)
  if (/\p{Script=Devanagari}/u.test(review.comment)) {
    comment.classList.add('hi')
    comment.lang = 'hi'
  }
  const helpful = element('button', 'review-helpful', t.helpful) as HTMLButtonElement
  helpful.type = 'button'
  helpful.ariaPressed = 'false'
  helpful.dataset['helpful'] = String(review.id)
  const count = element('span', '', review.helpful > 0 ? t.foundHelpful(review.helpful) : '')
  count.dataset['helpfulCount'] = ''
  const visited = review.visitDate
    ? [element('span', '', t.visited(formatDate(review.visitDate)))]
    : []
  const verified = review.verified ? [element('span', 'verified', verifiedVisit)] : []
  const isPublished = !('status' in review) || review.status === 'active'
  const drawn = element(
    'article',
    'review',
    element(
      'header',
      '',
      element('b', '', review.user.name),
      stars(review.rating),
      time,
      ...verified,
    ),
    ...(review.title ? [element('p', '', element('b', '', review.title))] : []),
    comment,
    element(
      'p',
      'review-foot small mute num',
      ...(isPublished ? [helpful, count] : []),
      ...visited,
    ),
  )
  drawn.id = `review-${review.id}`
  return drawn
}
