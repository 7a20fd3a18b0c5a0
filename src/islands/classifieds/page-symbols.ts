import { iconHref, type IconName } from '#shared/drawings/drawings.ts'

const ICONS: readonly IconName[] = ['arrow-left', 'clock', 'close', 'message', 'phone', 'pin']

/**
 * Ids of the icons that an ad's island may show; the page around it carries them, with the drawings
 * of the list.
 */
export const AD_PAGE_SYMBOLS: readonly string[] = [...ICONS.map(iconHref)].map((href) =>
  href.slice(1),
)
