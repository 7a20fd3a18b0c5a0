import { useRead } from '#app/data/use-read.ts'
import type { OwnAd } from '#contract/classifieds-selling.ts'
import { postAd as t } from '#i18n/en/app/post-ad.ts'

/** What everyone saw beside what waits for review; only what differs. */
export function BothVersions({ ad }: { ad: OwnAd }) {
  const categories = useRead('GET /classified-categories', {}).data?.data
  const before = ad.shownBefore
  if (!before) return null
  const category = (id: number) => categories?.find((one) => one.id === id)?.name ?? '…'
  const rows = [
    [t.fields.title, before.title, ad.title],
    [t.fields.description, before.description, ad.description],
    [t.fields.categoryId, category(before.categoryId), ad.category.name],
    [t.fields.brand, before.brand, ad.brand],
    [t.fields.model, before.model, ad.model],
    [t.pictures, String(before.images), String(ad.images.length)],
    [t.video, t.yesNo(before.hasVideo), t.yesNo(ad.video !== null)],
  ].filter(([, shown, waits]) => (shown ?? '') !== (waits ?? ''))
  if (rows.length === 0) return <p className="notice">{t.sameAgain}</p>
  return (
    <div className="data-frame">
      <table className="data">
        <caption className="field-label">{t.waits}</caption>
        <thead>
          <tr>
            <th scope="col">{t.waitsColumns.field}</th>
            <th scope="col">{t.waitsColumns.before}</th>
            <th scope="col">{t.waitsColumns.now}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([field, shown, waits]) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td data-label={t.waitsColumns.before}>{shown || '–'}</td>
              <td data-label={t.waitsColumns.now}>
                <b>{waits || '–'}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
