import { listing } from '#i18n/en/app/listing.ts'
import type { SpecialDay } from '#shared/rules/hours.ts'
import { MAX_SPECIAL_DAY_NAME_LENGTH } from '#shared/rules/listing-lengths.ts'
import { formatDate } from '#i18n/en/dates.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { OpeningTimes } from './OpeningTimes.tsx'
import { getFieldId, type ListingFormState } from './use-listing-form.ts'

const t = listing.hours
const MAX_DAYS = 60
const FIRST_TIMES = { open: '09:00', close: '13:00' }

/** Days with other hours than their weekday's. */
export function SpecialDays({ form }: { form: ListingFormState }) {
  const { values, set, problems } = form
  const days = values.specialDays
  const change = (at: number, to: SpecialDay) =>
    set({ specialDays: days.map((day, index) => (index === at ? to : day)) })
  return (
    <fieldset id={getFieldId('specialDays')} tabIndex={-1}>
      <legend className="field-label">
        {t.special} <span className="field-optional">{listing.optional}</span>
      </legend>
      <span className="field-hint">{t.specialText}</span>
      {days.map((day, at) => {
        const { date, closed, note = '' } = day
        const name = `specialDays.${at}`
        const notice = formatDate(date) || t.specialAt(at + 1)
        const wrong = Object.entries(problems).filter(([field]) => field.startsWith(`${name}.`))
        return (
          <div key={at} className="special-day" role="group" aria-label={notice}>
            <input
              type="date"
              className="input"
              id={getFieldId(`${name}.date`)}
              aria-label={t.date}
              value={date}
              onChange={({ target }) => change(at, { ...day, date: target.value })}
            />
            <input
              className="input"
              aria-label={t.note}
              placeholder={t.note}
              maxLength={MAX_SPECIAL_DAY_NAME_LENGTH}
              value={note}
              onChange={({ target }) => change(at, { ...day, note: target.value })}
            />
            <label className="switch">
              <input
                type="checkbox"
                role="switch"
                checked={!closed}
                onChange={({ target }) =>
                  change(at, { ...FIRST_TIMES, ...day, closed: !target.checked })
                }
              />
              <i aria-hidden="true" />
              <span>{closed ? t.closed : t.open}</span>
            </label>
            <IconButton
              icon="trash"
              label={t.remove(notice)}
              onClick={() => set({ specialDays: days.filter((_, index) => index !== at) })}
            />
            {!closed && (
              <OpeningTimes name={name} of={notice} day={day} onChange={(to) => change(at, to)} />
            )}
            {wrong.map(([field, text]) => (
              <span key={field} className="field-error">
                {text}
              </span>
            ))}
          </div>
        )
      })}
      {days.length < MAX_DAYS && (
        <Button
          icon="plus"
          onClick={() => set({ specialDays: [...days, { date: '', closed: true }] })}
        >
          {t.addSpecial}
        </Button>
      )}
    </fieldset>
  )
}
