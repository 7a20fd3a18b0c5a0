import { businessPath } from '#config/routes.ts'
import { businesses as t } from '#i18n/en/businesses.ts'
import { langOf } from '#i18n/en/names.ts'
import { formatCardPlace, type BusinessCardData } from '#shared/view/business-card.ts'
import { getCategoryKind, getCategoryColourClasses } from '#shared/drawings/category-kind.ts'
import { escapeHtml } from '#shared/text/escape-html.ts'
import { toSingularName } from '#i18n/en/singular-name.ts'
import { getDrawingHref, getIconHref, type IconName } from '#shared/drawings/drawings.ts'
import { getOpenStatusText } from '#shared/rules/open-status.ts'
import { formatPhone, toTelHref } from '#shared/rules/phone.ts'
import { formatOneDecimal } from '#shared/rules/rating.ts'
import { getCardScene, SCENE_VIEW_BOX, type Figure } from '#shared/drawings/scenes.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'

/** The end of an opening tag, and a text that may be in another language than its page. */
const langText = (text: string) =>
  `${langOf(text) ? ` lang="${langOf(text)}"` : ''}>${escapeHtml(text)}`
const icon = (name: IconName) =>
  `<svg class="icon" aria-hidden="true"><use href="${getIconHref(name)}"/></svg>`

/**
 * A business in a list as HTML, for a script without React: what `BusinessCard` of
 * `views/businesses/` draws, without the photo, which comes with the island.
 */
export function renderCardHtml(business: BusinessCardData, now: Date): string {
  const { slug, name, nameHi, category, description, averageRating, totalReviews, distanceKm } =
    business
  const stars = formatOneDecimal(averageRating ?? 0)
  const rating = `${icon('star')}${stars} <small>(${totalReviews})</small>`
  const km = distanceKm === undefined ? '' : t.kilometres(formatOneDecimal(distanceKm))
  const distance = km && `<span class="num">${km}</span>`
  return `<li class="card">${sceneHtml(business)}<div class="card-body">
    <p class="card-kind">${escapeHtml(toSingularName(category.name))}${
      business.verified ? `<span class="verified">${icon('seal')}${t.verified}</span>` : ''
    }${business.featured ? `<span class="featured">${t.featured}</span>` : ''}</p>
    <h3 class="card-name"><a href="${businessPath(slug)}"${langText(name)}</a></h3>
    ${nameHi ? `<p class="card-hindi hi" lang="${LOCAL_LANGUAGE}">${escapeHtml(nameHi)}</p>` : ''}
    <p class="card-place num">${escapeHtml(formatCardPlace(business))}</p>
    ${description ? `<p class="card-text"${langText(description)}</p>` : ''}
    <p class="card-meta">${statusHtml(business, now)}${
      averageRating === null ? '' : `<span class="rating num">${rating}</span>`
    }${distance}<span class="card-more" aria-hidden="true">${t.details}</span></p>
  </div>${actionsHtml(business)}</li>`
}

function statusHtml({ businessHours, specialDays }: BusinessCardData, now: Date): string {
  const isKnown = businessHours !== null || specialDays.length > 0
  const { look, text } = isKnown
    ? getOpenStatusText({ businessHours, specialDays }, now, t)
    : { look: 'unknown', text: t.hoursUnknown }
  return `<span class="status status-${look}">${escapeHtml(text)}</span>`
}

function sceneHtml(business: BusinessCardData): string {
  const { category, id } = business
  const { figures, sky } = getCardScene(getCategoryKind(category.name), id)
  return `<div class="panel panel-ground ${getCategoryColourClasses(category)}">
    <svg class="drawing sky" aria-hidden="true"><use href="${getDrawingHref(sky)}"/></svg>
    <svg class="drawing scene" viewBox="${SCENE_VIEW_BOX}" preserveAspectRatio="xMinYMax slice"
      aria-hidden="true">${figures.map(figureHtml).join('')}</svg></div>`
}

function figureHtml({ drawing, x, y, width, height, flip }: Figure): string {
  const place = flip ? `transform="translate(${x + width} ${y})scale(-1 1)"` : `x="${x}" y="${y}"`
  return `<use href="${getDrawingHref(drawing)}" width="${width}" height="${height}" ${place}/>`
}

function actionsHtml({ id, name, phone, email, website }: BusinessCardData): string {
  const link = (href: string, rel: string, label: string, sign: IconName) =>
    `<a class="icon-button" href="${escapeHtml(href)}"${rel} ` +
    `aria-label="${escapeHtml(`${label}: ${name}`)}">${icon(sign)}</a>`
  const call = phone
    ? `<a class="call" href="${toTelHref(phone)}">${icon('phone')}${t.call} ` +
      `<span class="num">${formatPhone(phone)}</span></a>`
    : `<span class="call call-none">${icon('phone')}${t.noNumber}</span>`
  const mail = email ? link(`mailto:${email}`, '', t.email, 'mail') : ''
  const site = website ? link(website, ' rel="noopener nofollow"', t.website, 'globe') : ''
  return `<div class="card-actions">${call}${mail}${site}<button class="icon-button needs-script"
    type="button" data-heart="${id}" aria-pressed="false"
    aria-label="${escapeHtml(t.save(name))}">${icon('heart')}</button></div>`
}
