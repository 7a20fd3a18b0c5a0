import { adminPlacements as t } from '#i18n/en/app/admin-ads.ts'

/** `728 × 90`, or that it takes any. */
export const sizeText = (size: string): string => t.sizes[size] ?? size.replace('x', ' × ')
