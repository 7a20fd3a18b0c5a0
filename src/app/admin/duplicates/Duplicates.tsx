import styles from '#styles/app/screens/admin-duplicates.css?url'
import { useState } from 'react'
import { Link } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { readPage, useList } from '#app/data/use-list.ts'
import { useWrite } from '#app/data/use-write.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminDuplicates as t } from '#i18n/en/app/admin-duplicates.ts'
import { paging } from '#i18n/en/paging.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { Toast } from '#ui/Toast.tsx'
import { MergeListings } from './MergeListings.tsx'
import { RecentMerges } from './RecentMerges.tsx'
import { ListingSummary, type DuplicatePair } from './ListingSummary.tsx'

const INVALIDATES = ['GET /admin/duplicates'] as const

/** The two listings named in the URL; without them, all pairs. */
function pairOf(address: URLSearchParams): { one: string; other: string } | object {
  const [, one, other] = /^(\d{1,9})-(\d{1,9})$/.exec(address.get('pair') ?? '') ?? []
  return one && other ? { one, other } : {}
}

/** Listings that may be one, the most certain first: told apart, or made one. */
export function Duplicates() {
  const { address, answer, hrefOf, change } = useList('GET /admin/duplicates', (address) => ({
    page: String(readPage(address)),
    ...pairOf(address),
  }))
  const isPair = 'one' in pairOf(address)
  const [merging, merge] = useState<DuplicatePair | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const distinct = useWrite('PUT /admin/duplicates/{keptId}/{goneId}/distinct', {
    invalidates: INVALIDATES,
  })
  const tellApart = ({ one, other }: DuplicatePair) =>
    distinct.mutate(
      { params: { keptId: one.id, goneId: other.id }, body: { isDistinct: true } },
      {
        onSuccess: () => setNotice(t.distinctDone),
        onError: (error) => setNotice(error.serverMessage ?? t.failed),
      },
    )
  const { title, hindi } = admin.screens.adminDuplicates
  return (
    <Screen
      title={title}
      hindi={hindi}
      actions={
        isPair && (
          <Link className="button button-line" to={ADMIN_PATHS.adminDuplicates}>
            {t.allPairs}
          </Link>
        )
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <div className="stack stack-l">
        <QueryState query={answer}>
          {({ data, pagination }) =>
            data.length === 0 ? (
              <div className="panel-box panel-body">
                <EmptyState
                  title={isPair ? t.notOpen : t.none}
                  text={isPair ? t.notOpenText : t.noneText}
                />
              </div>
            ) : (
              <>
                <ul className="pairs">
                  {data.map((pair) => (
                    <li key={`${pair.one.id} ${pair.other.id}`} className="panel-box">
                      <p className="pair-why">
                        <b className="num">
                          {pair.certainty > 0 ? t.certain(pair.certainty) : t.notCompared}
                        </b>
                        {pair.reasons.map((reason) => (
                          <span key={reason}>{t.reasons[reason]}</span>
                        ))}
                      </p>
                      <div className="pair-sides">
                        <ListingSummary side={pair.one} />
                        <ListingSummary side={pair.other} />
                      </div>
                      <div className="row pair-acts">
                        <Button look="line" onClick={() => merge(pair)}>
                          {t.compare}
                          <span className="sr-only">
                            : {t.pair(pair.one.name, pair.other.name)}
                          </span>
                        </Button>
                        <Button
                          look="bare"
                          disabled={distinct.isPending}
                          onClick={() => tellApart(pair)}
                        >
                          {t.distinct}
                          <span className="sr-only">
                            : {t.pair(pair.one.name, pair.other.name)}
                          </span>
                        </Button>
                      </div>
                    </li>
                  ))}
                </ul>
                {pagination.totalPages > 1 && (
                  <Pagination
                    page={pagination.page}
                    pages={pagination.totalPages}
                    hrefOf={(to) => hrefOf({ page: to })}
                    onChoose={(to) => change({ page: to })}
                    t={paging}
                  />
                )}
              </>
            )
          }
        </QueryState>
        <RecentMerges onNotice={setNotice} />
      </div>
      {merging && <MergeListings pair={merging} onClose={() => merge(null)} onNotice={setNotice} />}
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </Screen>
  )
}
