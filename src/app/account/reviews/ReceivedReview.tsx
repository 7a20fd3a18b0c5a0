import { useState } from 'react'
import type { CallResponse } from '#client/call.ts'
import { businessPath } from '#config/routes.ts'
import type { ReviewReply } from '#contract/review-replies.ts'
import { reviews as t } from '#i18n/en/app/reviews.ts'
import { formatDate } from '#i18n/en/dates.ts'
import { Button } from '#ui/Button.tsx'
import { Stars } from '#ui/Stars.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'
import { ReviewReplyForm } from './ReviewReplyForm.tsx'
import { LOCAL_LANGUAGE } from '#shared/text/local-language.ts'

export type ReceivedReviewData = CallResponse<'GET /reviews/received'>['data'][number]

const VARIANTS = { pending: 'wait', active: 'live', hidden: 'no' } as const
/** What the owner meant last. */
const NEWEST = ['pending', 'hidden', 'active'] as const

type Props = {
  review: ReceivedReviewData
  onNotice: (text: string) => void
  onDelete: (id: number) => void
}

/** A review of one's own listing with its answer, and the ways to write, change and delete it. */
export function ReceivedReview({ review, onNotice, onDelete }: Props) {
  const { id, user, rating, title, comment, createdAt, business, answers } = review
  const [isWriting, write] = useState(false)
  const newest = NEWEST.flatMap((status) => answers.filter((one) => one.status === status))[0]
  const about = `: ${user.name}, ${business.name}`
  return (
    <article className="received">
      <header>
        <b>{user.name}</b>
        <Stars rating={rating} label={t.stars(rating)} />
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        <a className="link" href={`${businessPath(business.slug)}#review-${id}`}>
          {t.of(business.name)}
        </a>
      </header>
      {title && (
        <p>
          <b>{title}</b>
        </p>
      )}
      <ReviewBody text={comment} />
      {answers.map((answer) => (
        <OwnAnswer key={answer.id} {...answer} />
      ))}
      {isWriting ? (
        <ReviewReplyForm
          reviewId={id}
          text={newest?.text ?? ''}
          onCancel={() => write(false)}
          onDone={() => {
            write(false)
            onNotice(t.sent)
          }}
        />
      ) : (
        <div className="row">
          <Button icon={newest ? 'edit' : 'message'} onClick={() => write(true)}>
            {newest ? t.change : t.answer}
            <span className="sr-only">{about}</span>
          </Button>
          {newest && (
            <Button look="bare" onClick={() => onDelete(id)}>
              {t.delete}
              <span className="sr-only">{about}</span>
            </Button>
          )}
        </div>
      )}
    </article>
  )
}

const OwnAnswer = ({ text, status, reason, createdAt }: ReviewReply) => (
  <div className="own-answer">
    <p>
      <b>{t.yours}</b>
      <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      <StatusPill look={VARIANTS[status]}>{t.statuses[status]}</StatusPill>
    </p>
    <ReviewBody text={text} />
    {reason && <p className="received-text">{t.why(reason)}</p>}
  </div>
)

function ReviewBody({ text }: { text: string }) {
  const lang = /[\u0900-\u0d7f]/.test(text) ? LOCAL_LANGUAGE : undefined
  return (
    <p className={lang ? 'hi received-text' : 'received-text'} lang={lang}>
      {text}
    </p>
  )
}
