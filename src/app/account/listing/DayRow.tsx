import { listing } from '#i18n/en/app/listing.ts'
import { HI_SECTIONS } from '#i18n/hi-sections.ts'
import { formatDayHours } from '#shared/rules/hours-text.ts'
import type { DayHours, Weekday } from '#shared/rules/hours.ts'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { OpeningTimes } from './OpeningTimes.tsx'
import type { Problems } from './use-listing-form.ts'

const t = listing.hours

type Props = {
  weekday: Weekday
  day: DayHours | undefined
  problems: Problems
  /** Whether its times are shown to be changed; otherwise it is one line. */
  isEdited: boolean
  onEdit: (isEdited: boolean) => void
  onSwitch: (isOpen: boolean) => void
  onChange: (day: DayHours) => void
  /** Makes other days like this one, or this one like another; `text` says which. */
  same: { text: string; apply: () => void } | undefined
}

/** One day of the week: a line that opens to its switch and its times. */
export function DayRow({ weekday, day, problems, isEdited, ...props }: Props) {
  const { onEdit, onSwitch, onChange, same } = props
  const isOpen = day !== undefined && !day.closed
  const name = `businessHours.${weekday}`
  const wrong = Object.entries(problems).filter(([field]) => field.startsWith(`${name}.`))
  const isShown = isEdited || wrong.length > 0
  const looks = ['day', !isOpen && 'day-shut', isShown && 'day-edited']
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      <button
        type="button"
        className="day-line"
        aria-expanded={isShown}
        onClick={() => onEdit(!isShown)}
      >
        <b>
          {t.days[weekday]}{' '}
          <span className="hi" lang={LOCAL_LANGUAGE}>
            {HI_SECTIONS.days[weekday]}
          </span>
        </b>
        {!isShown && <span className="num">{formatDayHours(day, t)}</span>}
        <Icon name="down" className="icon-small" />
      </button>
      {isShown && (
        <>
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
          {isOpen && (
            <OpeningTimes name={name} of={t.days[weekday]} day={day} onChange={onChange} />
          )}
          {wrong.map(([field, text]) => (
            <span key={field} className="field-error">
              {text}
            </span>
          ))}
          <div className="row row-apart">
            {same && (
              <Button look="bare" onClick={same.apply}>
                {same.text}
              </Button>
            )}
            <Button look="bare" onClick={() => onEdit(false)}>
              {t.done}
              <span className="sr-only">: {t.days[weekday]}</span>
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
