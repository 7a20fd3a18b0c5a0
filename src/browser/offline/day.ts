import { offline as t } from '#i18n/en/offline.ts'

/** `23 Nov`, where the device is. */
export const formatDay = (day: Date): string => `${day.getDate()} ${t.months[day.getMonth()]}`
