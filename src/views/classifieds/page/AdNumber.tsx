import type { Ad } from '#contract/classifieds.ts'
import type { Messages } from '#i18n/index.ts'
import { formatDate } from '#shared/rules/time.ts'

type Props = {
  ad: Pick<Ad, 'id' | 'createdAt'>
  t: Pick<Messages['classifieds'], 'adId' | 'postedDate'>
}

/** The ad ID and the date it was posted. */
export const AdNumber = ({ ad, t }: Props) => (
  <dl className="pairs num">
    <div>
      <dt>{t.adId}</dt>
      <dd>{ad.id}</dd>
    </div>
    <div>
      <dt>{t.postedDate}</dt>
      <dd>{formatDate(ad.createdAt)}</dd>
    </div>
  </dl>
)
