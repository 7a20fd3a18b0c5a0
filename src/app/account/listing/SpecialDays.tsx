import { listing } from '#i18n/en/app/listing.ts'
import type { SpecialDay } from '#shared/rules/hours.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { idOf, type Listing } from './use-listing.ts'

const t = listing.hours
const MAX_DAYS = 60

/** Days with other hours than their weekday's. */
export function SpecialDays({ form }: { form: Listing }) {
  const { values, set, problems } = form
  const days = values.specialDays
  const change = (at: number, to: SpecialDay) =>
    set({ specialDays: days.map((day, index) => (index === at ? to : day)) })
  return (
    <fieldset id={idOf('specialDays')} tabIndex={-1}>
      <legend className="field-label">
        {t.special} <span className="field-optional">{listing.optional}</span>
      </legend>
      <span className="field-hint">{t.specialText}</span>
      {days.map(({ date, closed, open = '', close = '', note = '' }, at) => {
        const times = { ...(open ? { open } : {}), ...(close ? { close } : {}) }
        const about = note ? { note } : {}
        return (
          <div key={at} className="special-day">
            <input
              type="date"
              className="input"
              aria-label={t.date}
              value={date}
              onChange={({ target }) =>
                change(at, { date: target.value, closed, ...times, ...about })
              }
            />
            <input
              className="input"
              aria-label={t.note}
              placeholder={t.note}
              maxLength={80}
              value={note}
              onChange={({ target: { value } }) =>
                change(at, { date, closed, ...times, ...(value ? { note: value } : {}) })
              }
            />
            <label className="switch">
              <input
                type="checkbox"
                checked={!closed}
                onChange={({ target }) =>
                  change(at, {
                    date,
                    closed: !target.checked,
                    ...(target.checked ? { open: '09:00', close: '13:00' } : {}),
                    ...about,
                  })
                }
              />
              {closed ? t.closed : t.open}
            </label>
            {!closed && (
              <div className="span">
                {(['open', 'close'] as const).map((which) => (
                  <input
                    key={which}
                    type="time"
                    className="input"
                    aria-label={which === 'open' ? t.from : t.until}
                    value={which === 'open' ? open : close}
                    onChange={({ target }) =>
                      change(at, { date, closed, ...times, ...about, [which]: target.value })
                    }
                  />
                ))}
              </div>
            )}
            <IconButton
              icon="trash"
              label={t.remove}
              onClick={() => set({ specialDays: days.filter((_, index) => index !== at) })}
            />
          </div>
        )
      })}
      {Object.entries(problems)
        .filter(([name]) => name.startsWith('specialDays'))
        .map(([name, text]) => (
          <span key={name} className="field-error">
            {text}
          </span>
        ))}
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
