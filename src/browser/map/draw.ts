import {
  latLngBounds,
  layerGroup,
  map as createMap,
  tileLayer,
  control,
  marker as pin,
  type Map as Sheet,
} from 'leaflet'
import type { MapMarker, MapTexts } from '#shared/view/map.ts'
import { createClusters } from './clusters.ts'
import { createVisitorIcon } from './icons.ts'
import type { MapHandle } from './open-map.ts'
import { DISTRICT_BOX } from '#shared/rules/geo.ts'
import { MAP_TILES } from '#config/map-tiles.ts'

const CLOSEST_AT_FIRST = 16
const MARGIN_PX = 36
const MIDDLE_OF_INDIA: [number, number] = [22.5, 80.5]

/**
 * A map in an empty element that has a size: OpenStreetMap's pictures, the places on them, keys,
 * fingers and wheel.
 */
export function drawMap(box: HTMLElement, t: MapTexts): MapHandle {
  const sheet = createMap(box, {
    zoomControl: false,
    scrollWheelZoom: false,
    minZoom: 4,
    worldCopyJump: true,
  })
  sheet.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>')
  control.zoom({ zoomInTitle: t.zoomIn, zoomOutTitle: t.zoomOut }).addTo(sheet)
  pictures(sheet, box, t)
  calmWheel(sheet)
  escapeCloses(sheet, box)
  const places = createClusters(sheet, t)
  const visitor = layerGroup().addTo(sheet)

  return {
    show: (markers, here) => {
      sheet.closePopup()
      visitor.clearLayers()
      if (here)
        pin(here, {
          icon: createVisitorIcon(),
          title: t.here,
          keyboard: false,
          interactive: false,
        }).addTo(visitor)
      oneFingerScrollsThePage(sheet, markers.length === 1)
      lookAt(sheet, markers, here)
      places.show(markers)
    },
    pick: (onPick) => {
      const { south, north, west, east } = DISTRICT_BOX
      sheet.fitBounds([
        [south, west],
        [north, east],
      ])
      sheet.on('click', ({ latlng }) => {
        visitor.clearLayers()
        pin(latlng, { icon: createVisitorIcon(), keyboard: false }).addTo(visitor)
        onPick(latlng)
      })
    },
    remove: () => sheet.remove(),
  }
}

/** The pictures; when none comes through, the map says so instead of staying grey. */
function pictures(sheet: Sheet, box: HTMLElement, t: MapTexts): void {
  const notice = Object.assign(document.createElement('p'), {
    className: 'map-notice',
    hidden: true,
  })
  notice.setAttribute('role', 'status')
  box.append(notice)
  const tell = (text: string) => {
    notice.textContent = text
    notice.hidden = text === ''
  }
  let someCame = false
  tileLayer(MAP_TILES.address, {
    attribution: MAP_TILES.credit,
    maxZoom: MAP_TILES.nearest,
    className: 'map-tiles',
  })
    .on('tileload', () => {
      someCame = true
      tell('')
    })
    .on('tileerror', () => !someCame && tell(t.noTiles))
    .addTo(sheet)
}

function lookAt(
  sheet: Sheet,
  markers: readonly MapMarker[],
  here?: { lat: number; lng: number } | null,
): void {
  const points = markers.map(({ latitude, longitude }) => [latitude, longitude] as [number, number])
  // The nearest come first: a visitor far away still sees them and not half of India.
  const near = here ? points.slice(0, 12).concat([[here.lat, here.lng]]) : points
  const bounds = latLngBounds(near)
  if (bounds.isValid())
    sheet.fitBounds(bounds, {
      padding: [MARGIN_PX, MARGIN_PX],
      maxZoom: CLOSEST_AT_FIRST,
      animate: false,
    })
  else sheet.setView(MIDDLE_OF_INDIA, 5)
}

/** The wheel scrolls the page until the map is meant: clicked, or reached by keyboard. */
function calmWheel(sheet: Sheet): void {
  sheet.on('focus click', () => sheet.scrollWheelZoom.enable())
  sheet.on('blur', () => sheet.scrollWheelZoom.disable())
}

/** A map of a single place is small and stands in the way: on a phone two fingers move it. */
function oneFingerScrollsThePage(sheet: Sheet, isSingle: boolean): void {
  if (isSingle && matchMedia('(pointer: coarse)').matches) sheet.dragging.disable()
  else sheet.dragging.enable()
}

/** Leaflet hears Escape only while the map itself has the focus, and not what lies on it. */
function escapeCloses(sheet: Sheet, box: HTMLElement): void {
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') sheet.closePopup()
  })
}
