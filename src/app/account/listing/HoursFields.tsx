import { listing } from '#i18n/en/app/listing.ts'
import { WEEKDAYS } from '#shared/rules/hours.ts'
import { DayRow } from './DayRow.tsx'
import { WEEK_PRESETS, copyToOpenDays, setDayOpen } from './hours.ts'
import { Section } from './Section.tsx'
import { SpecialDays } from './SpecialDays.tsx'
import { getFieldId, type ListingFormState } from './use-listing-form.ts'

const t = listing.hours
const BEGIN = Object.keys(WEEK_PRESETS) as (keyof typeof WEEK_PRESETS)[]

/** The week by thumb: a whole one to begin with, then single days; and days with other hours. */
export function HoursFields({ form }: { form: ListingFormState }) {
  const { values, set, problems } = form
  const hours = values.businessHours
  const first = hours && WEEKDAYS.find((day) => hours[day] && !hours[day].closed)
  return (
    <Section name="hours">
      <div className="row" role="group" aria-label={t.begin} id={getFieldId('businessHours')}>
        <span>{t.begin}</span>
        {BEGIN.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            onClick={() => set({ businessHours: WEEK_PRESETS[name]() })}
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
              onSwitch={(isOpen) => set({ businessHours: setDayOpen(hours, day, isOpen) })}
              onChange={(to) => set({ businessHours: { ...hours, [day]: to } })}
              onSame={
                day === first ? () => set({ businessHours: copyToOpenDays(hours, day) }) : undefined
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
