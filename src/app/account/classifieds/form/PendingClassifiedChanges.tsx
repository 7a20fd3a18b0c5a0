import { useRead } from '#app/data/use-read.ts'
import type { OwnClassified } from '#contract/classifieds-selling.ts'
import { classifiedMedia } from '#i18n/en/app/classified-media.ts'
import { editClassified } from '#i18n/en/app/edit-classified.ts'
import { postClassified as t } from '#i18n/en/app/post-classified.ts'

/** The live version next to the pending one; only the fields that differ. */
export function PendingClassifiedChanges({ classified }: { classified: OwnClassified }) {
  const categories = useRead('GET /classified-categories', {}).data?.data
  const before = classified.shownBefore
  if (!before) return null
  const category = (id: number) => categories?.find((one) => one.id === id)?.name ?? '…'
  const isOther = before.categoryId !== classified.categoryId
  const rows = [
    [t.fields.title, before.title, classified.title],
    [t.fields.description, before.description, classified.description],
    ...(isOther
      ? [[t.fields.categoryId, category(before.categoryId), classified.category.name]]
      : []),
    [t.fields.brand, before.brand, classified.brand],
    [t.fields.model, before.model, classified.model],
    [editClassified.pictures, String(before.images), String(classified.images.length)],
    [
      classifiedMedia.video,
      editClassified.yesNo(before.hasVideo),
      editClassified.yesNo(classified.video !== null),
    ],
  ].filter(([, shown, waits]) => (shown ?? '') !== (waits ?? ''))
  return (
    <section className="panel-box panel-body stack stack-s" aria-labelledby="both">
      <h2 id="both">{editClassified.waits}</h2>
      {rows.length === 0 && <p>{editClassified.sameAgain}</p>}
      <dl>
        {rows.map(([field, shown, waits]) => (
          <div key={field}>
            <dt className="field-label">{field}</dt>
            <dd>
              <span className="mute">{editClassified.shownBefore}</span> {shown || '–'}
            </dd>
            <dd>
              <span className="mute">{editClassified.willBeShown}</span> <b>{waits || '–'}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
