import type { opening as english } from '#i18n/en/opening.ts'
import type { Words } from '#i18n/words.ts'
import { formatTime } from './clock.ts'

export const opening: Words<typeof english> = {
  time: formatTime,
  openTill: (time) => `${time} तक खुला`,
  openAllDay: '24 घंटे खुला',
  closedOpens: (when) => `बंद है, ${when} खुलेगा`,
  closed: 'बंद',
  open: 'अभी खुला',
  hoursUnknown: 'समय पता नहीं',
  seeHours: 'समय देखें',
  tomorrowAt: (time) => `कल ${time}`,
  weekdayAt: (weekday, time) => `${weekday} को ${time}`,
  weekdays: {
    monday: 'सोमवार',
    tuesday: 'मंगलवार',
    wednesday: 'बुधवार',
    thursday: 'गुरुवार',
    friday: 'शुक्रवार',
    saturday: 'शनिवार',
    sunday: 'रविवार',
  },
}
