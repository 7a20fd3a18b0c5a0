import { circleMarker, control, map, tileLayer } from 'leaflet'
import { DISTRICT } from '#district/district.ts'
import { DISTRICT_BOUNDS } from '#district/local.ts'
import { MAP_TILES } from '#config/map-tiles.ts'

export type Point = { lat: number; lng: number }
export type PinMapHandle = { show: (point: Point | null) => void; remove: () => void }

/** Draws the map into a box that has a size. */
export function createPinMap(
  box: HTMLElement,
  start: Point | null,
  onPoint: (point: Point) => void,
): PinMapHandle {
  const sheet = map(box, { zoomControl: false, scrollWheelZoom: false, minZoom: 4 })
  const [west, south, east, north] = DISTRICT_BOUNDS
  if (start) sheet.setView(start, 16)
  else
    sheet.fitBounds([
      [south, west],
      [north, east],
    ])
  control.zoom().addTo(sheet)
  tileLayer(MAP_TILES.address, { attribution: MAP_TILES.credit, maxZoom: MAP_TILES.nearest }).addTo(
    sheet,
  )
  const pin = circleMarker(start ?? DISTRICT.middle, { radius: 11, className: 'pin-dot' })
  const show = (point: Point | null) => {
    if (!point) return void pin.remove()
    pin.setLatLng(point).addTo(sheet)
    if (!sheet.getBounds().contains(point)) sheet.setView(point, 16)
  }
  show(start)
  sheet.on('click', ({ latlng }) => onPoint(latlng))
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onPoint(sheet.getCenter())
  })
  return { show, remove: () => void sheet.remove() }
}
