import { HI_SECTION_HEADINGS } from '#i18n/hi-parts.ts'
import { formatDayHours } from '#shared/rules/hours-text.ts'
import { getWeekdayInKolkata, WEEKDAYS } from '#shared/rules/hours.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { formatDate } from '#i18n/en/dates.ts'
import { HindiHeading } from '#views/texts/HindiHeading.tsx'
import { ToldBy } from './ToldBy.tsx'
import type { BusinessPartProps } from './part-props.ts'

type Props = BusinessPartProps & {
  now: Date
  /**
   * False during the build, because the page is read on another day: there `open-status.ts` marks
   * it.
   */
  marksToday?: boolean
}

const MARK = { className: 'today', 'aria-current': 'date' } as const

/** The week, Monday to Sunday, and coming dates with other hours. */
export function HoursBox({ business, messages, now, marksToday = false }: Props) {
  const { businesses, businessPage: t } = messages
  const { businessHours, specialDays, pausedUntil } = business
  const today = getKolkataDate(now)
  const comingDays = specialDays.filter(({ date }) => date >= today)
  const markIf = (isToday: boolean) => (marksToday && isToday ? MARK : {})
  return (
    <section className="box" id="hours">
      <HindiHeading hindi={HI_SECTION_HEADINGS.hours} small>
        {t.businessHours}
      </HindiHeading>
      {pausedUntil ? (
        <p>{t.standing.opensAgain(formatDate(pausedUntil))}</p>
      ) : businessHours ? (
        <table className="hours num">
          <tbody>
            {WEEKDAYS.map((weekday) => (
              <tr
                key={weekday}
                data-weekday={weekday}
                {...markIf(weekday === getWeekdayInKolkata(now))}
              >
                <th scope="row">
                  {businesses.weekdays[weekday]}{' '}
                  <span className="hi" lang={LOCAL_LANGUAGE}>
                    {HI_SECTION_HEADINGS.weekdays[weekday]}
                  </span>
                </th>
                <td>{formatDayHours(businessHours[weekday], t)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="status status-unknown">{businesses.hoursUnknown}</p>
      )}
      <ToldBy told={business.toldFacts?.hours} />
      {comingDays.length > 0 && (
        <dl className="pairs special-days num mt-3">
          {comingDays.map((day) => (
            <div key={day.date} data-date={day.date} {...markIf(day.date === today)}>
              <dt>{formatDate(day.date)}</dt>
              <dd>
                {formatDayHours(day, t)}
                {day.note && ` (${day.note})`}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
