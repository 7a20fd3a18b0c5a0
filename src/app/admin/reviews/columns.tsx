import type { CallResponse } from '#client/call.ts'
import { formatDay } from '#app/shell/format-time.ts'
import { businessPath } from '#config/routes.ts'
import { adminReviews as t } from '#i18n/en/app/admin-reviews.ts'
import { MANY_REVIEWS_PER_NETWORK, MANY_REVIEWS_PER_DAY } from '#shared/rules/review-patterns.ts'
import { formatCount } from '#shared/rules/money.ts'
import type { Column } from '#ui/DataTable.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'

export type Row = CallResponse<'GET /reviews/admin/all'>['data']['reviews'][number]

const VARIANTS = { pending: 'wait', active: 'live', hidden: 'no' } as const

/** What an administrator should know before judging it: hints with their evidence, no verdicts. */
function hintsOf({ reports, reasons, sameDay, network }: Row): string[] {
  const { ofBusiness, ofWriter } = sameDay
  return [
    ...(reports > 0 ? [t.reported(reports, reasons.map((one) => t.reasons[one]).join(', '))] : []),
    ...(ofBusiness >= MANY_REVIEWS_PER_DAY ? [t.manyOfBusiness(ofBusiness)] : []),
    ...(ofWriter >= MANY_REVIEWS_PER_DAY ? [t.manyOfWriter(ofWriter)] : []),
    ...(network && network.reviews >= MANY_REVIEWS_PER_NETWORK
      ? [t.manyOfNetwork(network.reviews)]
      : []),
    ...(network?.isOwners ? [t.ownersNetwork] : []),
  ]
}

function ReviewText(row: Row) {
  const hints = hintsOf(row)
  return (
    <div className="review-cell">
      <span className="name">
        {t.stars(row.rating)}
        {row.title && ` · ${row.title}`}
      </span>
      <p>{row.comment}</p>
      {hints.length > 0 && (
        <ul className="review-hints">
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
      {row.answers.map(({ id, status, text, reason }) => (
        <div key={id} className="review-answered">
          <span className="name">{t.answer}</span>{' '}
          <StatusPill look={VARIANTS[status]}>{t.answerStatuses[status]}</StatusPill>
          <p>{text}</p>
          {reason && <small>{t.answerWhy(reason)}</small>}
        </div>
      ))}
    </div>
  )
}

/** What the table of reviews shows. */
export const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'review',
    name: t.columns.review,
    cell: ReviewText,
  },
  {
    id: 'business',
    name: t.columns.business,
    cell: ({ business: { name, slug } }) => (
      <a className="link" href={`${businessPath(slug)}#reviews`}>
        {name}
      </a>
    ),
  },
  {
    id: 'writer',
    name: t.columns.writer,
    cell: ({ user: { name, email } }) => (
      <>
        {name}
        <small>{email}</small>
      </>
    ),
  },
  {
    id: 'status',
    name: t.columns.status,
    isPlain: true,
    cell: ({ status }) => <StatusPill look={VARIANTS[status]}>{t.statuses[status]}</StatusPill>,
  },
  {
    id: 'helpful',
    name: t.columns.helpful,
    isFigure: true,
    cell: ({ helpful }) => formatCount(helpful),
  },
  {
    id: 'created',
    name: t.columns.created,
    isFigure: true,
    cell: ({ createdAt }) => formatDay(createdAt),
  },
]
