import { previewOptions as t } from '#i18n/en/app/preview-options.ts'
import { RESPONSIVE_SIZE } from '#shared/rules/ad-slots.ts'

/** `728 × 90` in one line, or that it takes any. */
export const formatSize = (size: string): string =>
  size === RESPONSIVE_SIZE ? t.anySize : size.replace('x', '\u00A0×\u00A0')
