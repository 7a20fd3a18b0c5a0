import { divIcon, type DivIcon } from 'leaflet'

const PIN =
  '<svg viewBox="0 0 32 42" aria-hidden="true"><path d="M16 1C7.7 1 1 7.6 1 15.8 1 26.6 16 41 ' +
  '16 41s15-14.4 15-25.2C31 7.6 24.3 1 16 1Z"/><circle cx="16" cy="16" r="5.5"/></svg>'

/** A place: our own drawing, in the colours of the site. */
export const createPlaceIcon = (look = 'unknown'): DivIcon =>
  divIcon({
    className: `map-pin map-pin-${look}`,
    html: PIN,
    iconSize: [44, 44],
    iconAnchor: [22, 43],
    popupAnchor: [0, -36],
  })

/**
 * Several places that would overlap: how many. `isInexact` when none of them stands on its own
 * spot.
 */
export const createGroupIcon = (count: number, isInexact: boolean): DivIcon =>
  divIcon({
    className: `map-group num${isInexact ? ' map-group-inexact' : ''}`,
    html: `<span>${count}</span>`,
    iconSize: [44, 44],
    iconAnchor: [22, 22],
    popupAnchor: [0, -16],
  })

/** Where the visitor is. */
export const createVisitorIcon = (): DivIcon =>
  divIcon({ className: 'map-here', iconSize: [18, 18], iconAnchor: [9, 9] })
