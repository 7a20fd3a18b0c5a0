import { listing } from '#i18n/en/app/listing.ts'
import { WEEKDAYS } from '#shared/rules/hours.ts'
import { DayRow } from './DayRow.tsx'
import { BEGINNINGS, sameForAll, switchDay } from './hours.ts'
import { Section } from './Section.tsx'
import { SpecialDays } from './SpecialDays.tsx'
import { idOf, type Listing } from './use-listing.ts'

const t = listing.hours
const BEGIN = Object.keys(BEGINNINGS) as (keyof typeof BEGINNINGS)[]

/** The week by thumb: a whole one to begin with, then single days; and days with other hours. */
export function Hours({ form }: { form: Listing }) {
  const { values, set, problems } = form
  const hours = values.businessHours
  const first = hours && WEEKDAYS.find((day) => hours[day] && !hours[day].closed)
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
          {WEEKDAYS.map((day) => (
            <DayRow
              key={day}
              weekday={day}
              day={hours[day]}
              problems={problems}
              onSwitch={(isOpen) => set({ businessHours: switchDay(hours, day, isOpen) })}
              onChange={(to) => set({ businessHours: { ...hours, [day]: to } })}
              onSame={
                day === first ? () => set({ businessHours: sameForAll(hours, day) }) : undefined
              }
            />
          ))}
        </div>
      ) : (
        <p className="field-hint">{t.none}</p>
      )}
      {problems['businessHours'] && <p className="field-error">{problems['businessHours']}</p>}
      <SpecialDays form={form} />
    </Section>
  )
}
