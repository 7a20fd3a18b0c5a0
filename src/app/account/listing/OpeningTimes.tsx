import { listing } from '#i18n/en/app/listing.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { isPastMidnight, withSecondHours, type DayTimes } from './hours.ts'
import { getFieldId } from './use-listing-form.ts'

const t = listing.hours

type Props<Day extends DayTimes> = {
  /** The field that the day is: `businessHours.monday`. */
  name: string
  /** The day, for screen readers. */
  of: string
  day: Day
  onChange: (day: Day) => void
}

/** From when until when a day is open, once or twice. */
export function OpeningTimes<Day extends DayTimes>({ name, of, day, onChange }: Props<Day>) {
  const { second, ...once } = day
  return (
    <div className="spans">
      <Span {...{ name, of }} span={day} onChange={(change) => onChange({ ...day, ...change })} />
      {second ? (
        <div className="row">
          <Span
            name={`${name}.second`}
            of={`${of}, ${t.second}`}
            span={second}
            onChange={(change) => onChange({ ...day, second: { ...second, ...change } })}
          />
          <IconButton
            icon="close"
            label={t.removeSecond(of)}
            onClick={() => onChange(once as Day)}
          />
        </div>
      ) : (
        <Button
          look="bare"
          icon="plus"
          aria-label={`${t.addSecond}: ${of}`}
          onClick={() => onChange(withSecondHours(day))}
        >
          {t.addSecond}
        </Button>
      )}
    </div>
  )
}

type SpanProps = {
  name: string
  of: string
  span: DayTimes
  onChange: (change: Partial<DayTimes>) => void
}

/** Two of the phone's own wheels. They know no 24:00, which the whole day ends with. */
function Span({ name, of, span, onChange }: SpanProps) {
  const clock = (which: 'open' | 'close', notice: string) => (
    <input
      id={getFieldId(`${name}.${which}`)}
      type="time"
      className="input"
      aria-label={`${of}: ${notice}`}
      value={span[which] === '24:00' ? '00:00' : (span[which] ?? '')}
      onChange={({ target }) => onChange({ [which]: target.value })}
    />
  )
  return (
    <div className="span">
      {clock('open', t.from)}
      <span aria-hidden="true">–</span>
      {clock('close', t.until)}
      {isPastMidnight(span) && <small>{t.nextDay}</small>}
    </div>
  )
}
