import { useNow } from '#app/data/use-now.ts'
import { Link } from '#app/router/index.ts'
import {
  formatActions,
  formatUnnamedRecords,
  getRecordTypeLabel,
} from '#app/admin/audit/format-actions.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { formatRecentTime, formatDateTime } from '#app/shell/format-time.ts'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import { overview as t } from '#i18n/en/app/overview.ts'
import { Icon } from '#ui/Icon.tsx'

const SHOWN = '10'

/** The latest entries of the audit log. */
export function Activity() {
  const reading = useRead('GET /admin/activity', { query: { limit: SHOWN } })
  const now = useNow()
  return (
    <section className="panel-box" aria-labelledby="activity">
      <header>
        <h2 id="activity">{t.activity}</h2>
        <Link className="more" to={ADMIN_PATHS.adminAudit}>
          {t.auditLog}
          <Icon name="arrow" />
        </Link>
      </header>
      <QueryState query={reading}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="panel-body">{t.noActivity}</p>
          ) : (
            <ul className="ledger">
              {data.map(({ id, at, by, action, noun, title }) => (
                <li key={id}>
                  <span>
                    {formatActions(action)} <b>{title ?? formatUnnamedRecords(noun)}</b>
                  </span>
                  <time dateTime={at} title={formatDateTime(at)}>
                    {formatRecentTime(at, now)}
                  </time>
                  <small>
                    {[title && getRecordTypeLabel(noun), by ?? t.website]
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  )
}
