import type * as english from '#i18n/en/views.ts'

/** `1,204 बार देखा गया`. */
export const formatViews: typeof english.formatViews = (count, text = String(count)) =>
  `${text} बार देखा गया`
