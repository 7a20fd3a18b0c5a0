import type { Messages } from '#i18n/index.ts'
import { getRatingDistribution, roundDownStars, formatOneDecimal } from '#shared/rules/rating.ts'
import { Stars } from '#ui/Stars.tsx'

type Props = {
  average: number
  total: number
  counts: Parameters<typeof getRatingDistribution>[0]
  t: Messages['reviews']
}

/** The average of all reviews, and how many gave 5 down to 1. */
export function ReviewSummary({ average, total, counts, t }: Props) {
  return (
    <div className="review-summary">
      <div>
        <p className="review-average num">{formatOneDecimal(average)}</p>
        <Stars rating={average} label={t.starsOf(roundDownStars(average))} />
        <p className="small mute num">{t.count(total)}</p>
      </div>
      <ul className="review-bars num">
        {getRatingDistribution(counts).map(({ stars, count, percent }) => (
          <li key={stars}>
            <span>
              {stars} <span className="sr-only">{t.stars(stars)}</span>
            </span>{' '}
            <svg aria-hidden="true">
              <rect width={`${percent}%`} height="100%" />
            </svg>{' '}
            <span>{count}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
