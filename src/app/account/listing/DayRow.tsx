import { listing } from '#i18n/en/app/listing.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import type { DayHours, Weekday } from '#shared/rules/hours.ts'
import { Button } from '#ui/Button.tsx'
import { OpeningTimes } from './OpeningTimes.tsx'
import type { Problems } from './use-listing-form.ts'

const t = listing.hours

type Props = {
  weekday: Weekday
  day: DayHours | undefined
  problems: Problems
  onSwitch: (isOpen: boolean) => void
  onChange: (day: DayHours) => void
  /** Only where other open days can be made the same. */
  onSame: (() => void) | undefined
}

/** One day of the week: open or closed, and from when until when. */
export function DayRow({ weekday, day, problems, onSwitch, onChange, onSame }: Props) {
  const isOpen = day !== undefined && !day.closed
  const name = `businessHours.${weekday}`
  return (
    <div className={isOpen ? 'day' : 'day day-shut'}>
      <b>
        {t.days[weekday]}{' '}
        <span className="hi" lang="hi">
          {HI_APP.days[weekday]}
        </span>
      </b>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={isOpen}
          onChange={({ target }) => onSwitch(target.checked)}
        />
        <i aria-hidden="true" />
        <span>
          <span className="sr-only">{t.days[weekday]}: </span>
          {isOpen ? t.open : t.closed}
        </span>
      </label>
      {isOpen && <OpeningTimes name={name} of={t.days[weekday]} day={day} onChange={onChange} />}
      {Object.entries(problems)
        .filter(([field]) => field.startsWith(`${name}.`))
        .map(([field, text]) => (
          <span key={field} className="field-error">
            {text}
          </span>
        ))}
      {onSame && <Button onClick={onSame}>{t.same}</Button>}
    </div>
  )
}
