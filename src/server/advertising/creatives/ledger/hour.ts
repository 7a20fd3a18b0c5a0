import { HOUR_MS } from '#shared/rules/duration.ts'

/** Hours begin as they do in India, so that a day is whole hours. */
const OFFSET_MS = HOUR_MS / 2

/** The beginning of the hour in India. */
export const startOfHour = (time: Date): Date =>
  new Date(Math.floor((time.getTime() - OFFSET_MS) / HOUR_MS) * HOUR_MS + OFFSET_MS)
