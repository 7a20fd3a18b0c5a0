import { useRead } from '#app/data/use-read.ts'
import type { OwnAd } from '#contract/classifieds-selling.ts'
import { adMedia } from '#i18n/en/app/ad-media.ts'
import { editAd } from '#i18n/en/app/edit-ad.ts'
import { postAd as t } from '#i18n/en/app/post-ad.ts'

/** The live version next to the pending one; only the fields that differ. */
export function PendingAdChanges({ ad }: { ad: OwnAd }) {
  const categories = useRead('GET /classified-categories', {}).data?.data
  const before = ad.shownBefore
  if (!before) return null
  const category = (id: number) => categories?.find((one) => one.id === id)?.name ?? '…'
  const isOther = before.categoryId !== ad.categoryId
  const rows = [
    [t.fields.title, before.title, ad.title],
    [t.fields.description, before.description, ad.description],
    ...(isOther ? [[t.fields.categoryId, category(before.categoryId), ad.category.name]] : []),
    [t.fields.brand, before.brand, ad.brand],
    [t.fields.model, before.model, ad.model],
    [editAd.pictures, String(before.images), String(ad.images.length)],
    [adMedia.video, editAd.yesNo(before.hasVideo), editAd.yesNo(ad.video !== null)],
  ].filter(([, shown, waits]) => (shown ?? '') !== (waits ?? ''))
  return (
    <section className="panel-box panel-body stack stack-s" aria-labelledby="both">
      <h2 id="both">{editAd.waits}</h2>
      {rows.length === 0 && <p>{editAd.sameAgain}</p>}
      <dl>
        {rows.map(([field, shown, waits]) => (
          <div key={field}>
            <dt className="field-label">{field}</dt>
            <dd>
              <span className="mute">{editAd.shownBefore}</span> {shown || '–'}
            </dd>
            <dd>
              <span className="mute">{editAd.willBeShown}</span> <b>{waits || '–'}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
