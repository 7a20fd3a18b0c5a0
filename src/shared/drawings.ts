/** Names of the painted drawings; each is a file in src/components/ornament/drawings. */
export const DRAWINGS = [
  'bank',
  'hospital',
  'medicine',
  'post',
  'rail',
  'school',
  'food',
  'shop',
  'entertainment',
  'services',
  'place',
  'deer',
  'bird',
  'elephant',
  'tree',
  'sun',
  'branch',
  'flower',
  'palash',
] as const

export type DrawingName = (typeof DRAWINGS)[number]

/** Names of the 24-unit icons; each is a file in src/components/ornament/icons. */
export const ICONS = [
  'arrow',
  'arrow-left',
  'cart',
  'check',
  'chevron',
  'clock',
  'close',
  'directions',
  'edit',
  'facebook',
  'filter',
  'flag',
  'gear',
  'globe',
  'grid',
  'heart',
  'home',
  'image',
  'info',
  'instagram',
  'link',
  'linkedin',
  'list',
  'mail',
  'map',
  'menu',
  'message',
  'more',
  'page',
  'phone',
  'pin',
  'plus',
  'search',
  'seal',
  'share',
  'shop',
  'star',
  'tag',
  'truck',
  'twitter',
  'up',
  'user',
  'users',
  'whatsapp',
  'youtube',
] as const

export type IconName = (typeof ICONS)[number]

/** The fragment a `<use href>` points to. The layout inlines the symbol of every one it finds on the page. */
export const drawingHref = (name: DrawingName): string => `#d-${name}`
export const iconHref = (name: IconName): string => `#i-${name}`
