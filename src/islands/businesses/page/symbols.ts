import {
  drawingHref,
  iconHref,
  type DrawingName,
  type IconName,
} from '#shared/drawings/drawings.ts'

const ICONS: readonly IconName[] = [
  'arrow-left',
  'check',
  'close',
  'directions',
  'edit',
  'heart',
  'mail',
  'map',
  'message',
  'phone',
  'pin',
  'seal',
  'star',
  'whatsapp',
]
const EMPTY_STATE: readonly DrawingName[] = ['bird', 'tree']

/**
 * Ids of the drawings and icons that the business's island may show; the page around it carries
 * them.
 */
export const BUSINESS_SYMBOLS: readonly string[] = [
  ...ICONS.map(iconHref),
  ...EMPTY_STATE.map(drawingHref),
].map((href) => href.slice(1))
