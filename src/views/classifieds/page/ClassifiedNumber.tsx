import type { Classified } from '#contract/classifieds.ts'
import type { Messages } from '#i18n/index.ts'
import { formatDate } from '#i18n/en/dates.ts'

type Props = {
  classified: Pick<Classified, 'id' | 'createdAt'>
  t: Pick<Messages['classifieds'], 'adId' | 'postedDate'>
}

/** The ad ID and the date it was posted. */
export const ClassifiedNumber = ({ classified, t }: Props) => (
  <dl className="pairs num">
    <div>
      <dt>{t.adId}</dt>
      <dd>{classified.id}</dd>
    </div>
    <div>
      <dt>{t.postedDate}</dt>
      <dd>{formatDate(classified.createdAt)}</dd>
    </div>
  </dl>
)
