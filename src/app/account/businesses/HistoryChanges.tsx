import type { HistoryEntry } from '#contract/business-history.ts'
import { getFieldLabel } from '#app/account/listing/check.ts'
import { myBusinesses as t } from '#i18n/en/app/my-businesses.ts'
import { formatDay } from '#app/shell/format-time.ts'
import { listing } from '#i18n/en/app/listing.ts'
import { formatDayHours } from '#shared/rules/hours-text.ts'
import { WEEKDAYS, type DayHours, type SpecialDay, type Weekday } from '#shared/rules/hours.ts'
import { PAUSE_REASONS } from '#shared/rules/business.ts'

const OWN_NAMES: Record<string, string> = t.historyFields
const nameOf = (field: string): string => OWN_NAMES[field] ?? getFieldLabel(field)

type Hours = Partial<Record<Weekday, DayHours>>
const asHours = (value: unknown): Hours => (value && typeof value === 'object' ? value : {})

/** The days of a week whose hours differ from those of another. */
function changedDays(hours: unknown, other: unknown): readonly string[] {
  const [own, theirs] = [asHours(hours), asHours(other)]
  const textOf = (day: DayHours | undefined) => formatDayHours(day, listing.hours)
  return WEEKDAYS.filter((day) => textOf(own[day]) !== textOf(theirs[day])).map(
    (day) => `${listing.hours.days[day]}: ${textOf(own[day])}`,
  )
}

/** A day with hours of its own: `26 Jan 2027: Closed`. */
const specialDayText = ({ date, ...day }: SpecialDay): string =>
  `${formatDay(`${date}T12:00:00+05:30`)}: ${formatDayHours(day, listing.hours)}`

/** The special days that the other list does not have in the same way. */
function changedSpecialDays(days: unknown, other: unknown): readonly string[] {
  const list = (value: unknown) => (Array.isArray(value) ? (value as SpecialDay[]) : [])
  const theirs = new Set(list(other).map(specialDayText))
  return list(days)
    .map(specialDayText)
    .filter((text) => !theirs.has(text))
}

const COMPARED: Record<string, (value: unknown, other: unknown) => readonly string[]> = {
  businessHours: changedDays,
  specialDays: changedSpecialDays,
}

/** A value of a change; of hours only what differs, a line each. */
function ChangedValue({ field, value, other }: { field: string; value: unknown; other: unknown }) {
  const lines = COMPARED[field]?.(value, other)
  if (!lines) return inWords(field, value)
  if (value === null || lines.length === 0) return t.nothing
  return lines.map((line) => (
    <span key={line} className="block num">
      {line}
    </span>
  ))
}

/** A value in words; photos and answers are too long for a cell. */
function inWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t.nothing
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') {
    const reason = PAUSE_REASONS.find((one) => field === 'pausedFor' && one === value)
    return reason ? t.dialogs.reasons[reason] : value
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return t.nothing
    const isText = value.every((part) => typeof part === 'string' || typeof part === 'number')
    return isText && field !== 'images' ? value.join(', ') : `${t.changed} ${value.length}`
  }
  return t.changed
}

/** The fields of an entry, as they were and as they were to be. */
export const HistoryChanges = ({ changes }: Pick<HistoryEntry, 'changes'>) => (
  <div className="data-frame">
    <table className="data">
      <thead>
        <tr>
          <th scope="col">{t.columns.field}</th>
          <th scope="col">{t.columns.before}</th>
          <th scope="col">{t.columns.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{nameOf(field)}</th>
            <td data-label={t.columns.before}>
              <ChangedValue field={field} value={before} other={after} />
            </td>
            <td data-label={t.columns.after}>
              <b>
                <ChangedValue field={field} value={after} other={before} />
              </b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
