/**
 * A place of a page where an advertisement may stand: asked for by code, or by page, position and
 * size.
 */
export type AdSlot = {
  page: string
  position: string
  size: string
  placement?: string | undefined
}

/** A place the site's administrators have opened for advertisements. */
export type AdPlace = { code: string; page: string; position: string; size: string }

export const RESPONSIVE = 'responsive'

/** Sizes go together when they are the same or one of them takes any. */
export const sizesFit = (one: string, other: string): boolean =>
  one === other || one === RESPONSIVE || other === RESPONSIVE

/**
 * Whether this place serves that slot. A slot with a code is served by that place only; a place of
 * page `all` serves every page.
 */
export function serves(place: AdPlace, slot: AdSlot): boolean {
  if (slot.placement) return place.code === slot.placement
  return (
    (place.page === slot.page || place.page === 'all') &&
    place.position === slot.position &&
    sizesFit(place.size, slot.size)
  )
}
