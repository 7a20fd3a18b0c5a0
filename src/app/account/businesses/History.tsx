import styles from '#styles/app/screens/my-businesses.css?url'
import { Link, useParams, useSearchParams } from '#app/router/index.ts'
import type { HistoryEntry } from '#contract/business-history.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { withQueryChanges, readPage } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { formatDateTime } from '#app/shell/format-time.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { myBusinesses as t } from '#i18n/en/app/my-businesses.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { paging } from '#i18n/en/paging.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { ToldFacts } from './ToldFacts.tsx'
import { HistoryChanges } from './HistoryChanges.tsx'

const PAGE_SIZE = 20

/** What was changed of a listing, by whom and when, the newest first. */
export function History() {
  const id = Number(useParams()['id'])
  const [address, setAddress] = useSearchParams()
  const query = { page: readPage(address), limit: PAGE_SIZE }
  const history = useRead(
    'GET /businesses/{id}/history',
    { params: { id }, query },
    { keepsPrevious: true },
  )
  const own = useRead('GET /businesses/user/my-businesses/{id}', { params: { id } }).data?.data
  return (
    <Screen
      title={shell.screens.listingHistory}
      hindi={HI_APP.screens.listingHistory}
      actions={
        <Link className="button button-line" to={APP_PATHS.myBusinesses}>
          {t.historyBack}
        </Link>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      {own && <ToldFacts listing={own} />}
      {history.error?.status === 404 ? (
        <p className="notice">{t.previewGone}</p>
      ) : (
        <QueryState query={history}>
          {({ data, pagination: { page, totalPages } }) => (
            <section className="panel-box" aria-label={shell.screens.listingHistory}>
              {own && (
                <header>
                  <h2>{own.name}</h2>
                </header>
              )}
              {data.length === 0 ? (
                <EmptyState title={t.historyNone} />
              ) : (
                <ol className="history">
                  {data.map((entry) => (
                    <Entry key={entry.id} entry={entry} />
                  ))}
                </ol>
              )}
              {totalPages > 1 && (
                <div className="list-foot num">
                  <Pagination
                    page={page}
                    pages={totalPages}
                    hrefOf={(to) => `?${withQueryChanges(address, { page: to })}`}
                    onChoose={(to) =>
                      setAddress((before) => withQueryChanges(before, { page: to }))
                    }
                    t={paging}
                  />
                </div>
              )}
            </section>
          )}
        </QueryState>
      )}
    </Screen>
  )
}

function Entry({ entry: { at, action, by, decidedBy, reason, changes } }: { entry: HistoryEntry }) {
  const isApproved = action === 'update' && decidedBy !== null
  return (
    <li>
      <p>
        <b>{isApproved ? t.approvedChange : t.actions[action]}</b>{' '}
        <span className="mute">
          {t.people[by]}
          {decidedBy && ` · ${t.decided(t.people[decidedBy])}`}
        </span>
      </p>
      <time className="mute num" dateTime={at}>
        {formatDateTime(at)}
      </time>
      {reason && (
        <p>
          <b>{t.reason}</b> “{reason}”
        </p>
      )}
      {changes.length > 0 && <HistoryChanges changes={changes} />}
    </li>
  )
}
