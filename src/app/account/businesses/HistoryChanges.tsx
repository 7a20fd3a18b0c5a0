import type { HistoryEntry } from '#contract/business-history.ts'
import { getFieldLabel } from '#app/account/listing/check.ts'
import { myBusinesses as t } from '#i18n/en/app/my-businesses.ts'
import { PAUSE_REASONS } from '#shared/rules/business.ts'

const OWN_NAMES: Record<string, string> = t.historyFields
const nameOf = (field: string): string => OWN_NAMES[field] ?? getFieldLabel(field)

/** A value in words; hours, photos and answers are too long for a cell. */
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
            <td data-label={t.columns.before}>{inWords(field, before)}</td>
            <td data-label={t.columns.after}>
              <b>{inWords(field, after)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
