import styles from '#styles/app/screens/slot-place.css?url'
import { PagePreview } from '#app/creatives/PagePreview.tsx'
import type { QueueItemDetail } from '#contract/moderation.ts'
import { work as t } from '#i18n/en/app/work.ts'

/** A creative in its place on a page. */
export const CreativePreview = ({
  shown,
}: {
  shown: NonNullable<QueueItemDetail['advertisement']>
}) => (
  <section className="item-part">
    <link rel="stylesheet" href={styles} precedence="screen" />
    <h3>{t.advertisement}</h3>
    <PagePreview {...shown} />
  </section>
)
