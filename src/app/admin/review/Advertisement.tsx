import adStyles from '#styles/ad-shown.css?url'
import { DrawnCreative } from '#app/creatives/DrawnCreative.tsx'
import type { WorkDetail } from '#contract/moderation.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { creatives } from '#i18n/en/creatives.ts'
import { SIZE_SPECS } from '#shared/rules/ad-specs.ts'

/** A creative as the site draws it, in a slot of its size between lines of a page. */
export function Advertisement({
  shown: { creative, title, size },
}: {
  shown: NonNullable<WorkDetail['advertisement']>
}) {
  const { width = null, height = null } = SIZE_SPECS.find(({ value }) => value === size) ?? {}
  const measures = width && height ? { width, aspectRatio: `${width} / ${height}` } : {}
  return (
    <section className="item-part">
      <link rel="stylesheet" href={adStyles} precedence="screen" />
      <h3>{t.advertisement}</h3>
      <div className="item-ad" role="group" aria-label={t.advertisement}>
        <i />
        <div className="item-ad-slot" style={measures}>
          <DrawnCreative {...{ creative, title }} />
          <span>{creatives.mark}</span>
        </div>
        <i />
        <i />
      </div>
    </section>
  )
}
