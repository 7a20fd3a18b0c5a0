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

/** What a placement can name. */
export const AD_SIZES = [
  '728x90',
  '300x250',
  '320x50',
  '970x250',
  '300x600',
  '160x600',
  RESPONSIVE,
] as const
export const AD_PAGES = [
  'home',
  'businesses',
  'single-business',
  'blog',
  'single-blog',
  'categories',
  'district-guide',
  'all',
] as const
export const AD_POSITIONS = [
  'header',
  'sidebar',
  'footer',
  'content-top',
  'content-bottom',
  'popup',
] as const

export const PLACEMENT_CODE = /^[a-z0-9_]{1,64}$/
export const STANDARD_PLACEMENT = { size: '728x90', priority: 1 } as const

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
