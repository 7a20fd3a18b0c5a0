import { Link } from '#app/router/index.ts'
import { useNow } from '#app/data/use-now.ts'
import { useRead } from '#app/data/use-read.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { getQueueItemPath } from '#app/admin/work/work-kinds.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'

/**
 * Decisions of the last hour that could not be carried out, with the reason. They are read once the
 * queue can be used (`enabled`).
 */
export function FailedDecisions({ enabled }: { enabled: boolean }) {
  const now = useNow()
  const { data } = useRead('GET /admin/decisions', { query: { limit: '50' } }, { enabled })
  const failed = (data?.data ?? []).filter(
    ({ state, dueAt }) => state === 'failed' && now.getTime() - new Date(dueAt).getTime() < HOUR_MS,
  )
  if (failed.length === 0) return null
  return (
    <div className="notice notice-error mb-4" role="alert">
      <div>
        <b>{t.failedTitle}</b>
        <ul>
          {failed.map(({ id, kind, recordId, title, problem }) => (
            <li key={id}>
              <Link className="link" to={getQueueItemPath({ kind, id: recordId })}>
                {title}
              </Link>
              : {problem}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
