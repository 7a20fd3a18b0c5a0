import { useState } from 'react'
import { listing } from '#i18n/en/app/listing.ts'
import { WEEKDAYS, type Weekday, type WeekHours } from '#shared/rules/hours.ts'
import { Icon } from '#ui/Icon.tsx'
import { DayRow } from './DayRow.tsx'
import { copyDay, copyToOpenDays, getWeekPreset, setDayOpen, WEEK_PRESETS } from './hours.ts'
import { Section } from './Section.tsx'
import { SpecialDays } from './SpecialDays.tsx'
import { getFieldId, type ListingFormState } from './use-listing-form.ts'
import { formatWeek } from './week-text.ts'

const t = listing.hours
const BEGIN = Object.keys(WEEK_PRESETS) as (keyof typeof WEEK_PRESETS)[]

/** The week by thumb: a whole one to begin with, then single days; and days with other hours. */
export function HoursFields({ form }: { form: ListingFormState }) {
  const { values, set, problems } = form
  const hours = values.businessHours
  const chosen = getWeekPreset(hours)
  return (
    <Section name="hours">
      <div className="row" role="group" aria-label={t.begin} id={getFieldId('businessHours')}>
        {BEGIN.map((name) => (
          <button
            key={name}
            type="button"
            className={name === chosen ? 'chip chip-chosen' : 'chip'}
            aria-pressed={name === chosen}
            onClick={() => set({ businessHours: WEEK_PRESETS[name](hours) })}
          >
            {name === chosen && <Icon name="check" className="icon-small" />}
            {t[name]}
          </button>
        ))}
      </div>
      {hours ? <Week form={form} hours={hours} /> : <p className="field-hint">{t.none}</p>}
      {problems['businessHours'] && <p className="field-error">{problems['businessHours']}</p>}
      <SpecialDays form={form} />
    </Section>
  )
}

function Week({ form, hours }: { form: ListingFormState; hours: WeekHours }) {
  const { set, problems } = form
  const [edited, setEdited] = useState<Weekday | null>(null)
  const first = WEEKDAYS.find((day) => hours[day] && !hours[day].closed)
  const sameOf = (day: Weekday) => {
    if (!first) return undefined
    return day === first
      ? { text: t.same, apply: () => set({ businessHours: copyToOpenDays(hours, day) }) }
      : {
          text: t.sameAs(t.days[first]),
          apply: () => set({ businessHours: copyDay(hours, first, day) }),
        }
  }
  // A day that is opened by what is wrong with it stays open while that is put right.
  const change = (day: Weekday, businessHours: WeekHours) => {
    setEdited(day)
    set({ businessHours })
  }
  return (
    <>
      <div className="week">
        {WEEKDAYS.map((day) => (
          <DayRow
            key={day}
            weekday={day}
            day={hours[day]}
            problems={problems}
            isEdited={day === edited}
            onEdit={(isEdited) => setEdited(isEdited ? day : null)}
            onSwitch={(isOpen) => change(day, setDayOpen(hours, day, isOpen))}
            onChange={(to) => change(day, { ...hours, [day]: to })}
            same={sameOf(day)}
          />
        ))}
      </div>
      <p className="week-text num">
        <b>{t.shownAs}</b>
        <span>{formatWeek(hours)}</span>
      </p>
    </>
  )
}
