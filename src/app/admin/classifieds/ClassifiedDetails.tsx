import { useState } from 'react'
import { Link, useNavigate, useParams } from '#app/router/index.ts'
import { WorkDetailSections } from '#app/admin/moderation/WorkDetailSections.tsx'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { formatDay } from '#app/shell/format-time.ts'
import { APP_PATHS, adminClassifiedPath } from '#config/app-paths.ts'
import type { ManagedClassifiedDetail } from '#contract/classified-admin.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminClassifieds as t } from '#i18n/en/app/admin-classifieds.ts'
import { factText } from '#i18n/en/app/fact-text.ts'
import { StatusPill } from '#ui/StatusPill.tsx'
import { Toast } from '#ui/Toast.tsx'
import { ClassifiedActionButtons } from './ClassifiedActionButtons.tsx'
import { ClassifiedDialogs } from './ClassifiedDialogs.tsx'
import { STATUS_VARIANTS } from './columns.tsx'
import { useClassifiedActions } from './use-classified-actions.ts'

/** An ad in any state: its content, inquiries, reports, seller and actions. */
export function ClassifiedDetails() {
  const id = Number(useParams()['id'])
  const navigate = useNavigate()
  const answer = useRead('GET /classified/admin/{id}', { params: { id } })
  const [notice, setNotice] = useState<string | null>(null)
  const actions = useClassifiedActions(setNotice, () => void navigate(APP_PATHS.adminClassified))
  return (
    <Screen
      title={answer.data?.data.ad.title ?? admin.screens.adminAd.title}
      actions={
        <Link className="button button-line" to={APP_PATHS.adminClassified}>
          {t.back}
        </Link>
      }
    >
      <QueryState query={answer}>
        {({ data }) => (
          <div className="stack">
            <div className="row">
              <StatusPill look={STATUS_VARIANTS[data.ad.status]}>
                {t.statuses[data.ad.status]}
              </StatusPill>
              <ClassifiedActionButtons row={data.ad} actions={actions} />
            </div>
            <Standing detail={data} />
            <article className="panel-box">
              <WorkDetailSections title={data.ad.title} detail={data} />
              <Reports detail={data} />
              <Others detail={data} />
            </article>
          </div>
        )}
      </QueryState>
      <ClassifiedDialogs actions={actions} />
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </Screen>
  )
}

type Part = { detail: ManagedClassifiedDetail }

const Standing = ({ detail: { ad: classified, inquiries } }: Part) => (
  <section className="panel-box panel-body">
    <h2>{t.state}</h2>
    <p>
      {[
        t.posted(formatDay(classified.createdAt)),
        classified.status === 'active' && classified.expiresAt
          ? t.ends(formatDay(classified.expiresAt))
          : '',
        t.viewed(classified.viewCount),
        t.inquiries(inquiries),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
    {classified.rejectReason && <p>{t.because(classified.rejectReason)}</p>}
  </section>
)

const Reports = ({ detail: { reported } }: Part) => (
  <section className="item-part">
    <h3>{t.reportsTitle}</h3>
    {reported.length === 0 && <p>{t.noReports}</p>}
    <ul className="ledger">
      {reported.map(({ id, reason, detail, by, at, isOpen }) => (
        <li key={id}>
          <span>
            <b>{t.reported(by, factText('reason', reason))}</b>
            {detail && <> “{detail}”</>} ({isOpen ? t.isOpen : t.isClosed})
          </span>
          <time dateTime={at}>{formatDay(at)}</time>
        </li>
      ))}
    </ul>
  </section>
)

/** The list of ads of one seller, found by the address or the name. */
const findOf = (seller: string) =>
  `${APP_PATHS.adminClassified}?search=${encodeURIComponent(seller)}`

const Others = ({ detail: { ad, others } }: Part) => (
  <section className="item-part">
    <h3>{t.others}</h3>
    {others.length === 0 && <p>{t.noOthers}</p>}
    <ul className="ledger">
      {others.map(({ id, title, status, createdAt }) => (
        <li key={id}>
          <span>
            <Link className="link" to={adminClassifiedPath(id)}>
              {title}
            </Link>{' '}
            <StatusPill look={STATUS_VARIANTS[status]}>{t.statuses[status]}</StatusPill>
          </span>
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </li>
      ))}
    </ul>
    {others.length > 0 && (
      <p>
        <Link className="link" to={findOf(ad.seller.email ?? ad.seller.name)}>
          {t.allOfSeller}
        </Link>
      </p>
    )}
  </section>
)
