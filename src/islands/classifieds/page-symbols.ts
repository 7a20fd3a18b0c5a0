import { drawingHref, iconHref, type DrawingName, type IconName } from '#shared/drawings.ts'

const ICONS: readonly IconName[] = ['arrow-left', 'clock', 'close', 'heart', 'message', 'phone', 'pin']
const DRAWINGS: readonly DrawingName[] = ['bird', 'tree']

/** Ids of the drawings and icons that an ad's island may show; the page around it carries them. */
export const AD_PAGE_SYMBOLS: readonly string[] = [...ICONS.map(iconHref), ...DRAWINGS.map(drawingHref)].map((href) =>
  href.slice(1),
)
