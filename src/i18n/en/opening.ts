import { formatTime } from './clock.ts'

/**
 * Whether a place is open, in words; in a file of its own because the script of static pages
 * includes it.
 */
export const opening = {
  time: formatTime,
  openTill: (time: string) => `Open till ${time}`,
  openAllDay: 'Open 24 hours',
  closedOpens: (when: string) => `Closed, opens ${when}`,
  closed: 'Closed',
  open: 'Open Now',
  hoursUnknown: 'Hours not available',
  /** Shown before the script runs. */
  seeHours: 'See hours',
  tomorrowAt: (time: string) => `tomorrow ${time}`,
  weekdayAt: (weekday: string, time: string) => `${weekday} ${time}`,
  weekdays: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
}
