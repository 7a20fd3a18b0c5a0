import type * as english from '#i18n/en/clock.ts'
import { parseClockTime } from '#shared/rules/hours.ts'

/* No-break spaces, or a phone breaks the line between the number and बजे. */
const GAP = '\u00a0'

/** The part of the day as people say it: morning from 4, midday from 12, evening from 16, night. */
const dayPart = (hour: number): string =>
  hour < 4 || hour >= 20 ? 'रात' : hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : 'शाम'

/** `16:30` as `शाम 4:30`, without बजे. */
function sayTime(time: string): string {
  const { hour, minute } = parseClockTime(time)
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : ''
  return `${dayPart(hour)}${GAP}${hour % 12 || 12}${minutes}`
}

/** `16:00` as `शाम 4 बजे`. */
export const formatTime: typeof english.formatTime = (time) => `${sayTime(time)}${GAP}बजे`

/** `सुबह 9 – शाम 6 बजे`. */
export const formatSpan: typeof english.formatSpan = (open, close) =>
  `${sayTime(open)} – ${formatTime(close)}`
