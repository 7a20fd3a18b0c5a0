import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { getFieldLabel } from './check.ts'
import { useFormatValue } from './use-format-value.ts'

/** The pending changes next to the live values, as text. */
export function PendingChanges({ business }: { business: OwnBusiness }) {
  const proposed = business.waitingChange?.proposed ?? {}
  const words = useFormatValue()
  const shown = business as unknown as Record<string, unknown>
  const notice = (field: string, value: unknown) => words(field, value) || '–'
  // A new category implies new features and answers, so those are not listed.
  const isOfCategory = (field: string) =>
    field === 'selectedFeatures' || (field === 'serviceInformation' && 'categoryId' in proposed)
  const fields = Object.entries(proposed).filter(([field]) => !isOfCategory(field))
  return (
    <div className="data-frame waits">
      <table className="data">
        <caption className="field-label">{t.waits}</caption>
        <thead>
          <tr>
            <th scope="col">{t.waitsColumns.field}</th>
            <th scope="col">{t.waitsColumns.now}</th>
            <th scope="col">{t.waitsColumns.then}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(([field, value]) => (
            <tr key={field}>
              <th scope="row">{getFieldLabel(field)}</th>
              <td data-label={t.waitsColumns.now}>{notice(field, shown[field])}</td>
              <td data-label={t.waitsColumns.then}>
                <b>{notice(field, value)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
