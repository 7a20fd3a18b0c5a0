import { latLngBounds, layerGroup, marker as pin, type Map as Sheet, type Marker } from 'leaflet'
import {
  formatPlaceCount,
  groupNearbyPoints,
  type MapMarker,
  type MapTexts,
} from '#shared/view/map.ts'
import { createGroupIcon, createPlaceIcon } from './icons.ts'
import { createPopup } from './popup.ts'
import { MAP_TILES } from '#config/map-tiles.ts'

const APART_PX = 46

/**
 * Places on the map, those that would overlap as one sign with their number: it opens by coming
 * nearer or, where that cannot tell them apart, as a list. What stays in sight while the map moves
 * stays the same element, and keeps the focus.
 */
export function createClusters(
  sheet: Sheet,
  t: MapTexts,
): { show: (markers: readonly MapMarker[]) => void } {
  const layer = layerGroup().addTo(sheet)
  const drawn = new Map<string, Marker>()
  let markers: readonly MapMarker[] = []

  const draw = () => {
    const bounds = sheet.getBounds().pad(0.5)
    const zoom = sheet.getZoom()
    const points = markers
      .filter(({ latitude, longitude }) => bounds.contains([latitude, longitude]))
      .map((place) => ({ place, ...sheet.project([place.latitude, place.longitude], zoom) }))
    const groups = groupNearbyPoints(points, APART_PX).map((group) =>
      group.map(({ place }) => place),
    )
    const wanted = new Map(groups.map((group) => [group.map(({ id }) => id).join(), group]))
    for (const [key, old] of drawn) {
      if (wanted.has(key)) continue
      old.remove()
      drawn.delete(key)
    }
    for (const [key, group] of wanted) if (!drawn.has(key)) drawn.set(key, sign(group).addTo(layer))
  }

  const sign = (group: readonly MapMarker[]): Marker => {
    const [first] = group
    const at = latLngBounds(
      group.map(({ latitude, longitude }) => [latitude, longitude] as [number, number]),
    )
    const isOne = group.length === 1
    const title = isOne ? titleOf(first!) : formatPlaceCount(t, group.length)
    const isInexact = group.every(({ inexact }) => inexact)
    const icon = isOne
      ? createPlaceIcon(isInexact ? 'inexact' : first!.status?.look)
      : createGroupIcon(group.length, isInexact)
    const made = pin(isOne ? at.getCenter() : [first!.latitude, first!.longitude], {
      icon,
      title,
      riseOnHover: true,
    })
    made.on('add', () => made.getElement()?.setAttribute('aria-label', title))
    const opens = isOne || !canTellApart(sheet, group)
    if (opens)
      made.bindPopup(() => createPopup(group), {
        closeButton: true,
        maxWidth: 280,
        minWidth: 160,
        maxHeight: 260,
      })
    else {
      const nearer = () => sheet.fitBounds(at, { padding: [40, 40], maxZoom: MAP_TILES.nearest })
      made.on('click', nearer)
      made.on('keypress', ({ originalEvent }) => originalEvent.key === 'Enter' && nearer())
    }
    return made
  }

  focusFollows(sheet, t)
  sheet.on('zoomend moveend', draw)
  return {
    show: (shown) => {
      drawn.forEach((old) => old.remove())
      drawn.clear()
      markers = shown
      draw()
    },
  }
}

const titleOf = ({ name, inexact }: MapMarker): string => (inexact ? `${name}. ${inexact}` : name)

/** Whether the nearest view shows more than one sign for them. */
function canTellApart(sheet: Sheet, group: readonly MapMarker[]): boolean {
  const nearest = group.map(({ latitude, longitude }) =>
    sheet.project([latitude, longitude], MAP_TILES.nearest),
  )
  return groupNearbyPoints(nearest, APART_PX).length > 1 && sheet.getZoom() < MAP_TILES.nearest
}

/** For keyboard users: moves the focus into an opened sign, and back to the sign afterwards. */
function focusFollows(sheet: Sheet, t: MapTexts): void {
  let from: HTMLElement | null = null
  sheet.on('popupopen', ({ popup }) => {
    const said = popup.getElement()
    said?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', t.close)
    const { activeElement } = document
    from =
      activeElement instanceof HTMLElement && activeElement.matches('.leaflet-marker-icon')
        ? activeElement
        : null
    if (from?.matches(':focus-visible'))
      said?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  })
  sheet.on('popupclose', ({ popup }) => {
    const said = popup.getElement()
    if (said?.contains(document.activeElement)) from?.focus({ preventScroll: true })
  })
}
