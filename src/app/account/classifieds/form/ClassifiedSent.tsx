import { useEffect, useRef } from 'react'
import { useNow } from '#app/data/use-now.ts'
import { Link } from '#app/router/index.ts'
import { SubmissionSteps } from '#app/account/SubmissionSteps.tsx'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { hasNoEmail, useCurrentUser } from '#app/shell/use-current-user.ts'
import { formatRecentTime } from '#app/shell/format-time.ts'
import { APP_PATHS, editClassifiedPath } from '#config/app-paths.ts'
import type { OwnClassified } from '#contract/classifieds-selling.ts'
import { sent } from '#i18n/en/app/sent.ts'
import { formatRupees } from '#shared/rules/money.ts'

const t = sent.ad

/** After sending: one's own ad, the newest, and what happens next. */
export function ClassifiedSent() {
  const newest = useRead('GET /classified/user/my-ads', { query: { limit: 1 } })
  const isByPhone = hasNoEmail(useCurrentUser())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="stack">
      <div className="panel-box panel-body">
        <h2 ref={heading} tabIndex={-1}>
          {t.title}
        </h2>
        <p>{t.text(isByPhone)}</p>
      </div>
      <QueryState query={newest}>
        {({ data: [classified] }) => classified && <Progress classified={classified} />}
      </QueryState>
      <p className="row">
        <Link className="button button-line" to={APP_PATHS.myAds}>
          {t.mine}
        </Link>
        <a className="button button-bare" href={APP_PATHS.postAd}>
          {t.add}
        </a>
      </p>
    </div>
  )
}

function Progress({ classified }: { classified: OwnClassified }) {
  const { id, title, category, city, price, createdAt } = classified
  const facts = [category.name, city, price === null ? '' : formatRupees(price)]
  return (
    <>
      <section className="panel-box panel-body twin" aria-label={t.yours}>
        <div>
          <h3>{title}</h3>
          <p className="mute num">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <Link className="button button-line" to={editClassifiedPath(id)}>
          {t.edit}
          <span className="sr-only">: {title}</span>
        </Link>
      </section>
      <SubmissionSteps
        steps={[
          { text: sent.received, note: formatRecentTime(createdAt, useNow()), state: 'done' },
          { text: sent.inReview, note: sent.inReviewText, state: 'now' },
          { text: sent.live, note: t.live, state: 'next' },
        ]}
      />
    </>
  )
}
