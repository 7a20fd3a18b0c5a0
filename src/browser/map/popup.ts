import type { MapMarker } from '#shared/view/map.ts'

/* Only the first places of a crowded spot are named; the list beside the map has all of them. */
const MAX_NAMED = 30

/**
 * The popup of a sign on the map: each place with its page, kind and status. Built as elements:
 * names are text, never HTML.
 */
export function createPopup(places: readonly MapMarker[]): HTMLElement {
  const list = element('ul', 'map-places')
  for (const { name, href, note, inexact, status } of places.slice(0, MAX_NAMED)) {
    const item = element('li')
    const title = href ? Object.assign(element('a'), { href }) : element('b')
    title.textContent = name
    item.append(title)
    if (note) item.append(element('span', 'map-place-note', note))
    if (inexact) item.append(element('span', 'map-place-note map-place-inexact', inexact))
    if (status) item.append(element('span', `status status-${status.look}`, status.text))
    list.append(item)
  }
  return list
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className = '', text = '') {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}
