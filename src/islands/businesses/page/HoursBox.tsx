import { HI } from '#i18n/hi-companions.ts'
import { useMinute } from '#islands/businesses/use-minute.ts'
import { hoursText } from '#shared/rules/hours-text.ts'
import { todayIn, WEEKDAYS } from '#shared/rules/hours.ts'
import { formatDate } from '#shared/rules/time.ts'
import type { PartProps } from './BusinessPage.tsx'

/** The week, Monday to Sunday with today marked, and dates with other hours. */
export function HoursBox({ business, messages: { businesses, businessPage: t } }: PartProps) {
  const minute = useMinute()
  const today = minute === null ? null : todayIn(new Date(minute * 60_000))
  const { businessHours, specialDays } = business
  return (
    <section className="box" id="hours">
      <h2>
        {t.businessHours}{' '}
        <span className="hi small mute" lang="hi">
          {HI.hours}
        </span>
      </h2>
      {businessHours ? (
        <table className="hours num">
          <tbody>
            {WEEKDAYS.map((weekday) => (
              <tr
                key={weekday}
                className={weekday === today ? 'today' : undefined}
                aria-current={weekday === today ? 'date' : undefined}
              >
                <th scope="row">
                  {businesses.weekdays[weekday]}{' '}
                  <span className="hi" lang="hi">
                    {HI.weekdays[weekday]}
                  </span>
                </th>
                <td>{hoursText(businessHours[weekday], t)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="status status-unknown">{businesses.hoursUnknown}</p>
      )}
      {specialDays.length > 0 && (
        <dl className="pairs num pt-3">
          {specialDays.map((day) => (
            <div key={day.date}>
              <dt>{formatDate(day.date)}</dt>
              <dd>
                {hoursText(day, t)}
                {day.note && ` (${day.note})`}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
