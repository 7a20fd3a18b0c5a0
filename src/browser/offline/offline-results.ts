import { element } from '#browser/base/element.ts'
import { renderCardHtml } from '#browser/businesses/card-html.ts'
import { ROUTES } from '#config/routes.ts'
import { businesses as b } from '#i18n/en/businesses.ts'
import { offline as t } from '#i18n/en/offline.ts'
import { getBusinessDirectionsUrl } from '#shared/rules/contact-links.ts'
import { distanceKm, type Coordinate } from '#shared/rules/distance.ts'
import { isOpenAt } from '#shared/rules/hours.ts'
import { formatPhone, toTelHref, toWhatsappHref } from '#shared/rules/phone.ts'
import { escapeHtml } from '#shared/text/escape-html.ts'
import { getIconHref } from '#shared/drawings/drawings.ts'
import { formatFilterQuery, changeFilters, NO_FILTERS } from '#shared/view/business-filters.ts'
import { roundPosition } from '#shared/view/near-query.ts'
import { FAVOURITES_KEY } from '#shared/view/storage-keys.ts'
import type { Choice, DistrictPlaces, Place } from './district-places.ts'
import type { OfflineView } from './offline-address.ts'

type ListView = Extract<OfflineView, { kind: 'list' }>

const SHOWN = 24

/** Draws what an address asks for, out of the saved district. False if it has nothing there. */
export function drawView(view: OfflineView, district: DistrictPlaces, into: HTMLElement): boolean {
  switch (view.kind) {
    case 'list':
      drawList(view, district, into)
      return true
    case 'saved':
      drawPlaces(b.favourites, findSaved(district.places), into)
      return true
    case 'place': {
      const place = district.places.find(({ slug }) => slug === view.slug)
      if (place) drawPlaces(place.name, [place], into)
      return Boolean(place)
    }
    case 'categories':
      drawChoices(b.categories, district.categories, ROUTES.categories.path, into)
      return true
    case 'towns':
      drawChoices(t.towns, district.towns, ROUTES.locations.path, into)
      return true
  }
}

function findSaved(places: readonly Place[]): Place[] {
  const byId = new Map(places.map((place) => [place.id, place]))
  return readSavedIds()
    .reverse()
    .flatMap((id) => byId.get(id) ?? [])
}

/* Not by `stores/favourites-storage.ts`, whose file brings React. */
function readSavedIds(): number[] {
  try {
    const ids = JSON.parse(localStorage.getItem(FAVOURITES_KEY) ?? '[]') as unknown
    return Array.isArray(ids) ? ids.filter((id: unknown) => typeof id === 'number') : []
  } catch {
    return []
  }
}

function drawList(view: ListView, district: DistrictPlaces, into: HTMLElement): void {
  const kind = district.categories.find(({ slug }) => slug === view.category)
  const town = district.towns.find(({ slug }) => slug === view.town)
  const found = findPlaces(view, district)
  const title = [kind?.name, town?.name].filter(Boolean).join(', ') || b.title
  drawPlaces(title, found, into, [drawSearch(view), drawChips(view, into, district)])
}

/** The places of a list in the order of that list. */
export function findPlaces(view: ListView, { places, search }: DistrictPlaces): Place[] {
  const words = view.search.trim()
  const asked = words ? search.find(words).map((i) => places[i]!) : [...places].sort(compareNames)
  const now = new Date()
  const found = asked.filter(
    (place) =>
      (!view.category || place.category.slug === view.category) &&
      (!view.town || place.town.slug === view.town) &&
      (!view.hasPhone || place.phone !== null) &&
      (!view.openNow || isOpenAt(place.businessHours, now, place.specialDays)),
  )
  return view.near ? sortByDistance(found, view.near) : found
}

const compareNames = (a: Place, other: Place) => a.name.localeCompare(other.name)

function sortByDistance(places: readonly Place[], near: Coordinate): Place[] {
  return places
    .map(({ ...place }) => {
      const { latitude: lat, longitude: lng } = place
      const away = lat === null || lng === null ? undefined : distanceKm(near, { lat, lng })
      return { ...place, distanceKm: away }
    })
    .sort((a, other) => (a.distanceKm ?? Infinity) - (other.distanceKm ?? Infinity))
}

function drawPlaces(
  title: string,
  found: readonly Place[],
  into: HTMLElement,
  before: readonly HTMLElement[] = [],
): void {
  const list = element('ul', { class: 'cards cards-rows' })
  const more = element('button', { class: 'button mt-4', type: 'button' }, t.more)
  let shown = 0
  const showMore = () => {
    const now = new Date()
    const next = found.slice(shown, (shown += SHOWN))
    list.insertAdjacentHTML('beforeend', next.map((place) => drawCard(place, now)).join(''))
    more.hidden = shown >= found.length
  }
  more.addEventListener('click', showMore)
  showMore()
  into.replaceChildren(
    element('h1', {}, title),
    ...before,
    element(
      'p',
      { class: 'mt-4 mb-4', role: 'status' },
      found.length > 0 ? b.found(found.length) : t.nothing,
    ),
    list,
    more,
    element('p', { class: 'mt-4' }, t.needsLine),
  )
}

/** A card with the ways that work without a line: WhatsApp and directions beside the call. */
function drawCard(place: Place, now: Date): string {
  const { whatsappNumber, alternatePhone, name } = place
  const link = (href: string, icon: 'whatsapp' | 'directions' | 'phone', label: string) =>
    `<a class="icon-button" href="${escapeHtml(href)}" rel="noopener" ` +
    `aria-label="${escapeHtml(`${label}: ${name}`)}"><svg class="icon" aria-hidden="true">` +
    `<use href="${getIconHref(icon)}"/></svg></a>`
  const ways = [
    alternatePhone ? link(toTelHref(alternatePhone), 'phone', formatPhone(alternatePhone)) : '',
    whatsappNumber ? link(toWhatsappHref(whatsappNumber), 'whatsapp', 'WhatsApp') : '',
    link(getBusinessDirectionsUrl(place), 'directions', t.directions),
  ]
  return renderCardHtml(place, now).replace('<button class="icon-button', `${ways.join('')}$&`)
}

function drawChoices(
  title: string,
  choices: readonly Choice[],
  base: string,
  into: HTMLElement,
): void {
  const lines = choices.map(({ slug, name, count }) =>
    element(
      'li',
      {},
      element(
        'a',
        { href: `${base}/${slug}` },
        name,
        ' ',
        element('small', { class: 'num' }, String(count)),
      ),
    ),
  )
  into.replaceChildren(element('h1', {}, title), element('ul', { class: 'index mt-4' }, ...lines))
}

function drawSearch({ search }: ListView): HTMLElement {
  const form = element('form', {
    class: 'flex gap-2 mt-4',
    role: 'search',
    action: ROUTES.businesses.path,
  })
  const label = element('label', { class: 'grow' })
  const input = element('input', { class: 'input', type: 'search', name: 'search', value: search })
  input.setAttribute('aria-label', t.searchLabel)
  label.append(input)
  form.append(label, element('button', { class: 'button button-accent' }, t.search))
  return form
}

/** Links to the same list, so that Back and a reload keep what was chosen. */
function drawChips(view: ListView, into: HTMLElement, district: DistrictPlaces): HTMLElement {
  const filters = changeFilters(NO_FILTERS, {
    search: view.search,
    category: view.category,
    location: view.town,
    openNow: view.openNow,
    hasPhone: view.hasPhone,
    near: view.near,
    sort: view.near ? 'nearest' : '',
  })
  const chip = (text: string, isChosen: boolean, change: Partial<typeof filters>) => {
    const query = formatFilterQuery(changeFilters(filters, change))
    const href = ROUTES.businesses.path + query
    return element('a', { class: `chip${isChosen ? ' chip-chosen' : ''}`, href }, text)
  }
  const near = element(
    'button',
    { class: `chip${view.near ? ' chip-chosen' : ''}`, type: 'button' },
    b.sorts.nearest,
  )
  near.addEventListener('click', () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        drawList({ ...view, near: view.near ? null : roundPosition(coords) }, district, into),
      () => (near.textContent = t.noPosition),
    ),
  )
  return element(
    'div',
    { class: 'chips mt-4' },
    near,
    chip(b.openNow, view.openNow, { openNow: !view.openNow }),
    chip(b.hasPhone, view.hasPhone, { hasPhone: !view.hasPhone }),
  )
}
