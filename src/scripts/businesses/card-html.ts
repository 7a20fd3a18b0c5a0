import { businessPath } from '#config/routes.ts'
import { businesses as t } from '#i18n/en/businesses.ts'
import { cardPlace, type CardBusiness } from '#shared/view/business-card.ts'
import { categoryKind, earthClass } from '#shared/drawings/category-kind.ts'
import { escapeHtml } from '#shared/text/escape-html.ts'
import { kindName } from '#shared/text/kind-name.ts'
import { drawingHref, iconHref, type IconName } from '#shared/drawings/drawings.ts'
import { statusAt } from '#shared/rules/open-status.ts'
import { formatPhone, telHref } from '#shared/rules/phone.ts'
import { oneDecimal } from '#shared/rules/rating.ts'
import { cardScene, SCENE_VIEW_BOX, type Figure } from '#shared/drawings/scenes.ts'

const icon = (name: IconName) =>
  `<svg class="icon" aria-hidden="true"><use href="${iconHref(name)}"/></svg>`

/**
 * A business in a list as HTML, for a script without React: what `BusinessCard` of
 * `views/businesses/` draws, without the photo, which comes with the island.
 */
export function renderCardHtml(business: CardBusiness, now: Date): string {
  const { slug, name, nameHi, category, description, averageRating, totalReviews, distanceKm } =
    business
  const rating = `${icon('star')}${oneDecimal(averageRating ?? 0)} <small>(${totalReviews})</small>`
  const km = distanceKm === undefined ? '' : t.kilometres(oneDecimal(distanceKm))
  const distance = km && `<span class="num">${km}</span>`
  return `<li class="card">${sceneHtml(business)}<div class="card-body">
    <p class="card-kind">${escapeHtml(kindName(category.name))}${
      business.verified ? `<span class="verified">${icon('seal')}${t.verified}</span>` : ''
    }${business.featured ? `<span class="featured">${t.featured}</span>` : ''}</p>
    <h3 class="card-name"><a href="${businessPath(slug)}">${escapeHtml(name)}</a></h3>
    ${nameHi ? `<p class="card-hindi hi" lang="hi">${escapeHtml(nameHi)}</p>` : ''}
    <p class="card-place num">${escapeHtml(cardPlace(business))}</p>
    ${description ? `<p class="card-text">${escapeHtml(description)}</p>` : ''}
    <p class="card-meta">${statusHtml(business, now)}${
      averageRating === null ? '' : `<span class="rating num">${rating}</span>`
    }${distance}<span class="card-more" aria-hidden="true">${t.details}</span></p>
  </div>${actionsHtml(business)}</li>`
}

function statusHtml({ businessHours, specialDays }: CardBusiness, now: Date): string {
  const isKnown = businessHours !== null || specialDays.length > 0
  const { look, text } = isKnown
    ? statusAt({ businessHours, specialDays }, now, t)
    : { look: 'unknown', text: t.hoursUnknown }
  return `<span class="status status-${look}">${escapeHtml(text)}</span>`
}

function sceneHtml(business: CardBusiness): string {
  const { category, id } = business
  const { figures, sky } = cardScene(categoryKind(category.name), id)
  return `<div class="panel panel-ground ${earthClass(category)}">
    <svg class="drawing sky" aria-hidden="true"><use href="${drawingHref(sky)}"/></svg>
    <svg class="drawing scene" viewBox="${SCENE_VIEW_BOX}" preserveAspectRatio="xMinYMax slice"
      aria-hidden="true">${figures.map(figureHtml).join('')}</svg></div>`
}

function figureHtml({ drawing, x, y, width, height, flip }: Figure): string {
  const place = flip ? `transform="translate(${x + width} ${y})scale(-1 1)"` : `x="${x}" y="${y}"`
  return `<use href="${drawingHref(drawing)}" width="${width}" height="${height}" ${place}/>`
}

function actionsHtml({ id, name, phone, email, website }: CardBusiness): string {
  const link = (href: string, rel: string, label: string, sign: IconName) =>
    `<a class="icon-button" href="${escapeHtml(href)}"${rel} ` +
    `aria-label="${escapeHtml(`${label}: ${name}`)}">${icon(sign)}</a>`
  const call = phone
    ? `<a class="call" href="${telHref(phone)}">${icon('phone')}${t.call} ` +
      `<span class="num">${formatPhone(phone)}</span></a>`
    : `<span class="call call-none">${icon('phone')}${t.noNumber}</span>`
  const mail = email ? link(`mailto:${email}`, '', t.email, 'mail') : ''
  const site = website ? link(website, ' rel="noopener nofollow"', t.website, 'globe') : ''
  return `<div class="card-actions">${call}${mail}${site}<button class="icon-button needs-script"
    type="button" data-heart="${id}" aria-pressed="false"
    aria-label="${escapeHtml(t.save(name))}">${icon('heart')}</button></div>`
}
