import { adminPlacements as t } from '#i18n/en/app/admin-ads.ts'

/** `728 × 90` in one line, or that it takes any. */
export const sizeText = (size: string): string =>
  t.sizes[size] ?? size.replace('x', '\u00A0×\u00A0')
