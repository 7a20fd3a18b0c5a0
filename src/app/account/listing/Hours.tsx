import { listing } from '#i18n/en/app/listing.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { WEEKDAYS, type DayHours, type Weekday } from '#shared/rules/hours.ts'
import { Button } from '#ui/Button.tsx'
import { BEGINNINGS, isPastMidnight, sameForAll, switchDay } from './hours.ts'
import { Section } from './Section.tsx'
import { idOf, type Listing } from './use-listing.ts'
import { SpecialDays } from './SpecialDays.tsx'

const t = listing.hours
const BEGIN = Object.keys(BEGINNINGS) as (keyof typeof BEGINNINGS)[]

/** The week by thumb: a whole one to begin with, then single days; and days with other hours. */
export function Hours({ form }: { form: Listing }) {
  const { values, set, problems } = form
  const hours = values.businessHours
  const first = hours && WEEKDAYS.find((day) => hours[day] && !hours[day].closed)
  const change = (day: Weekday, to: Partial<DayHours>) =>
    hours?.[day] && set({ businessHours: { ...hours, [day]: { ...hours[day], ...to } } })
  return (
    <Section name="hours">
      <div className="row" role="group" aria-label={t.begin} id={idOf('businessHours')}>
        <span>{t.begin}</span>
        {BEGIN.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            onClick={() => set({ businessHours: BEGINNINGS[name]() })}
          >
            {t[name]}
          </button>
        ))}
      </div>
      {hours ? (
        <div className="week">
          {WEEKDAYS.map((day) => {
            const of = hours[day]
            const isOpen = of !== undefined && !of.closed
            const wrong =
              problems[`businessHours.${day}.open`] ?? problems[`businessHours.${day}.close`]
            return (
              <div key={day} className={isOpen ? 'day' : 'day day-shut'}>
                <b>
                  {t.days[day]}{' '}
                  <span className="hi" lang="hi">
                    {HI_APP.days[day]}
                  </span>
                </b>
                <label className="switch">
                  <input
                    type="checkbox"
                    checked={isOpen}
                    onChange={({ target }) =>
                      set({ businessHours: switchDay(hours, day, target.checked) })
                    }
                  />
                  <span className="sr-only">{t.days[day]}: </span>
                  {isOpen ? t.open : t.closed}
                </label>
                {isOpen && (
                  <div className="span">
                    <Clock
                      id={idOf(`businessHours.${day}.open`)}
                      label={`${t.days[day]} ${t.from}`}
                      value={of.open}
                      onChange={(open) => change(day, { open })}
                    />
                    <span aria-hidden="true">–</span>
                    <Clock
                      id={idOf(`businessHours.${day}.close`)}
                      label={`${t.days[day]} ${t.until}`}
                      value={of.close}
                      onChange={(close) => change(day, { close })}
                    />
                    {isPastMidnight(of) && <small>{t.nextDay}</small>}
                  </div>
                )}
                {wrong && <span className="field-error">{wrong}</span>}
                {day === first && (
                  <Button onClick={() => set({ businessHours: sameForAll(hours, day) })}>
                    {t.same}
                  </Button>
                )}
              </div>
            )
          })}
        </div>
      ) : (
        <p className="field-hint">{t.none}</p>
      )}
      {problems['businessHours'] && <p className="field-error">{problems['businessHours']}</p>}
      <SpecialDays form={form} />
    </Section>
  )
}

type ClockProps = { id: string; label: string; value: string; onChange: (value: string) => void }

/** The phone's own wheel of hours. It knows no 24:00, which the whole day ends with. */
const Clock = ({ id, label, value, onChange }: ClockProps) => (
  <input
    id={id}
    type="time"
    className="input"
    aria-label={label}
    value={value === '24:00' ? '00:00' : value}
    onChange={({ target }) => onChange(target.value)}
  />
)
