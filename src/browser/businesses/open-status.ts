import { opening } from '#i18n/en/opening.ts'
import { getOpenStatusText } from '#shared/rules/open-status.ts'
import { getWeekdayInKolkata, type SpecialDay } from '#shared/rules/hours.ts'
import { unpackWeek } from '#shared/rules/unpack-hours.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'

/* Says of every place with known hours whether it is open at this minute in Kolkata, marks today
   in the table of hours, and does both again each minute. */

function sayWhichAreOpen() {
  const now = new Date()
  for (const place of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const { hours = '', special } = place.dataset
    const specialDays = special ? (JSON.parse(special) as SpecialDay[]) : []
    const { look, text } = getOpenStatusText(
      { businessHours: unpackWeek(hours), specialDays },
      now,
      opening,
    )
    place.className = `status status-${look}`
    place.textContent = text
  }
  for (const row of document.querySelectorAll<HTMLElement>('[data-weekday], [data-date]')) {
    const { weekday, date } = row.dataset
    const isToday = weekday === getWeekdayInKolkata(now) || date === getKolkataDate(now)
    row.classList.toggle('today', isToday)
    if (isToday) row.setAttribute('aria-current', 'date')
    else row.removeAttribute('aria-current')
  }
}

sayWhichAreOpen()
setInterval(() => !document.hidden && sayWhichAreOpen(), 60_000)
addEventListener('visibilitychange', sayWhichAreOpen)
