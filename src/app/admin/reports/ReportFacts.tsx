import { DueTime } from '#app/admin/work/DueTime.tsx'
import { useNow } from '#app/data/use-now.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { adminUserPath } from '#config/app-paths.ts'
import { reports } from '#i18n/en/app/reports.ts'
import { Link } from '#app/router/index.ts'
import type { ReportThread } from './report-thread.ts'

const t = reports.one

/** Only addresses of the web are links; anything can be typed in. */
const isWeb = (href: string) => /^(https?:\/\/|\/(?!\/))/.test(href)

/** What is reported, why, its clock, and how it ended. */
export function ReportFacts({ report }: { report: ReportThread }) {
  const { about, noun, reason, createdAt, dueAt, closedAt, outcome, others } = report
  const now = useNow()
  return (
    <section className="stack">
      <dl className="contact-facts">
        <dt>{t.about}</dt>
        <dd>
          {reports.nouns[noun]}
          {about.title && noun !== 'page' && `: ${about.title}`}
          {!about.id && noun !== 'page' && `: ${reports.gone}`}
        </dd>
        {about.business && (
          <>
            <dt>{t.business}</dt>
            <dd>{about.business}</dd>
          </>
        )}
        {about.href && (
          <>
            <dt>{noun === 'page' ? t.address : t.page}</dt>
            <dd>
              {isWeb(about.href) ? (
                <a className="link" href={about.href} target="_blank" rel="noreferrer">
                  {about.href}
                </a>
              ) : (
                about.href
              )}
            </dd>
          </>
        )}
        {about.whose && (
          <>
            <dt>{t.whose}</dt>
            <dd>
              <Link className="link" to={adminUserPath(about.whose.id)}>
                {about.whose.name}
              </Link>
            </dd>
          </>
        )}
        {about.status && (
          <>
            <dt>{t.state}</dt>
            <dd>{about.status}</dd>
          </>
        )}
        <dt>{reports.columns.reason}</dt>
        <dd>{reports.reasons[reason]}</dd>
        <dt>{t.received}</dt>
        <dd>{formatDateTime(createdAt)}</dd>
        {closedAt && outcome ? (
          <>
            <dt>{t.closedAt}</dt>
            <dd>{t.ended(reports.outcomes[outcome], formatDateTime(closedAt))}</dd>
          </>
        ) : (
          <>
            <dt>{t.due}</dt>
            <dd>
              <DueTime item={{ dueAt, isLaw: true, since: createdAt }} now={now} />
            </dd>
          </>
        )}
      </dl>
      {about.text && <blockquote className="contact-text report-words">{about.text}</blockquote>}
      {others > 0 && <p>{t.others(others)}</p>}
    </section>
  )
}
