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
export type AdPlacement = { code: string; page: string; position: string; size: string }

/** The same with whether the site says something of its own there while no campaign fits. */
export type OpenAdPlacement = AdPlacement & { showsHouseAds: boolean }

export const RESPONSIVE_SIZE = 'responsive'

/** What a placement can name. */
export const AD_SIZES = [
  '728x90',
  '300x250',
  '320x50',
  '970x250',
  '300x600',
  '160x600',
  RESPONSIVE_SIZE,
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

export const PLACEMENT_CODE_PATTERN = /^[a-z0-9_]{1,64}$/
export const DEFAULT_PLACEMENT = { size: '728x90', priority: 1 } as const

/** What fits a phone in place of a size that is wider than its window. */
const PHONE_SIZES: Readonly<Record<string, string>> = { '728x90': '320x50', '970x250': '320x50' }

/** Sizes go together when they are the same or one of them takes any. */
export const areSizesCompatible = (one: string, other: string): boolean =>
  one === other || one === RESPONSIVE_SIZE || other === RESPONSIVE_SIZE

/** The district guide has slots of their own for places with such codes. */
const OWN_SLOT = /_district_(?:top|middle|bottom)$/

/**
 * Whether this place serves that slot. A slot with a code is served by that place only; a place of
 * page `all` serves every page.
 */
export function servesSlot(place: AdPlacement, slot: AdSlot): boolean {
  if (slot.placement) return place.code === slot.placement
  return (
    !OWN_SLOT.test(place.code) &&
    (place.page === slot.page || place.page === 'all') &&
    place.position === slot.position &&
    areSizesCompatible(place.size, slot.size)
  )
}

/** The room on a phone of 360 pixels: in the page, and in the card at the foot of the window. */
const PHONE_ROOM = { width: 320, height: 600 }
const PHONE_CARD = { width: 296, height: 102 }
/** A page that is drawn smaller than this cannot be read. */
const LEAST_SCALE = 0.75

/** Width and height of a size in pixels; null for one that takes any. */
export function parseAdSize(size: string): { width: number; height: number } | null {
  const [width, height] = size.split('x').map(Number)
  return width && height ? { width, height } : null
}

/** Whether an advertiser's own page can be read in the room that a phone has for it. */
function isReadable(size: string, position: string): boolean {
  const page = parseAdSize(size)
  const room = position === 'popup' ? PHONE_CARD : PHONE_ROOM
  return !page || Math.min(room.width / page.width, room.height / page.height) >= LEAST_SCALE
}

/**
 * What a creative is to a slot. In a slot that is narrower than its size, as on a phone, one of a
 * phone's size or of words alone comes `first`, and a wider picture is made smaller; an own page
 * that would be too small to read is not taken.
 */
export function getCreativeFit(
  creative: { size: string; type: string },
  { size, position }: Pick<AdSlot, 'size' | 'position'>,
  isNarrow: boolean,
): 'first' | 'yes' | 'no' {
  if (isNarrow && creative.type === 'rich_media' && !isReadable(creative.size, position))
    return 'no'
  const isOfSize = areSizesCompatible(creative.size, size)
  if (!isNarrow || !(size in PHONE_SIZES)) return isOfSize ? 'first' : 'no'
  const isForPhones = creative.size === PHONE_SIZES[size]
  if (isForPhones || (isOfSize && creative.type === 'text')) return 'first'
  return isOfSize ? 'yes' : 'no'
}

/** Where a creative of this size may stand at all, on any screen. */
export const canFillPlacement = (size: string, place: { size: string }): boolean =>
  areSizesCompatible(size, place.size) || size === PHONE_SIZES[place.size]

/** The size of a slot where any fits, by its position. */
const ROOMY = { sidebar: '300x250', popup: '300x250' } as const

/**
 * What a slot reserves and whether it may be filled by the site itself, as its most important open
 * place says; undefined while there is none. `places` begin with the most important.
 */
export function getReservedSlot(
  places: readonly OpenAdPlacement[],
  slot: Omit<AdSlot, 'size'>,
): { size: string; showsHouseAds: boolean } | undefined {
  const place = places.find((one) => servesSlot(one, { ...slot, size: RESPONSIVE_SIZE }))
  if (!place) return undefined
  const { size, showsHouseAds } = place
  if (size !== RESPONSIVE_SIZE) return { size, showsHouseAds }
  const roomy = slot.position in ROOMY ? ROOMY[slot.position as keyof typeof ROOMY] : '728x90'
  return { size: roomy, showsHouseAds }
}
