import { Link } from '#app/router/index.ts'
import type { OwnClassified } from '#contract/classifieds-selling.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { readPage, useList } from '#app/data/use-list.ts'
import { APP_PATHS, editClassifiedPath } from '#config/app-paths.ts'
import { myClassifieds as t } from '#i18n/en/app/my-classifieds.ts'
import { paging } from '#i18n/en/paging.ts'
import { CLASSIFIED_STATUSES, type ClassifiedStatus } from '#shared/rules/classifieds.ts'
import { formatCount } from '#shared/rules/money.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import type { ClassifiedActionHandler } from './ClassifiedActions.tsx'
import { ClassifiedDrafts } from './ClassifiedDrafts.tsx'
import { ClassifiedTable } from './ClassifiedTable.tsx'

const PAGE_SIZE = 20

const statusOf = (address: URLSearchParams): ClassifiedStatus | '' =>
  CLASSIFIED_STATUSES.find((status) => status === address.get('status')) ?? ''

type Props = {
  byStatus: Record<ClassifiedStatus, number> | undefined
  onAct: ClassifiedActionHandler
}

/** Own ads by state, in pages, with what was refused below. */
export function OwnClassifiedList({ byStatus, onAct }: Props) {
  const { address, answer, hrefOf, change } = useList('GET /classified/user/my-ads', (query) => ({
    status: statusOf(query),
    page: readPage(query),
    limit: PAGE_SIZE,
  }))
  const status = statusOf(address)
  const filled = byStatus ? CLASSIFIED_STATUSES.filter((one) => byStatus[one] > 0) : []
  return (
    <div className="stack">
      <ClassifiedDrafts />
      {filled.length > 1 && (
        <div className="row" role="group" aria-label={t.filter}>
          {(['', ...filled] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={one === status}
              onClick={() => change({ status: one }, { replace: true })}
            >
              {one ? `${t.statuses[one]} (${formatCount(byStatus![one])})` : t.allStatuses}
            </button>
          ))}
        </div>
      )}
      <QueryState query={answer}>
        {({ data, pagination: { page, totalPages, total } }) =>
          data.length === 0 ? (
            <div className="panel-box">
              <EmptyState
                title={status ? t.noneOfStatus : t.noAds}
                text={status ? '' : t.noAdsText}
              >
                <Link className="button button-primary" to={APP_PATHS.postAd}>
                  <Icon name="plus" />
                  {t.post}
                </Link>
              </EmptyState>
            </div>
          ) : (
            <>
              <ClassifiedTable classifieds={data} onAct={onAct} />
              {totalPages > 1 && (
                <div className="list-foot num">
                  <span>
                    {t.shown(
                      (page - 1) * PAGE_SIZE + 1,
                      (page - 1) * PAGE_SIZE + data.length,
                      formatCount(total),
                    )}
                  </span>
                  <Pagination
                    page={page}
                    pages={totalPages}
                    hrefOf={(to) => hrefOf({ page: to })}
                    onChoose={(to) => change({ page: to })}
                    t={paging}
                  />
                </div>
              )}
              <Rejected classifieds={data} />
            </>
          )
        }
      </QueryState>
    </div>
  )
}

/** Why ads were refused, each with the way to send it again. */
const Rejected = ({ classifieds }: { classifieds: readonly OwnClassified[] }) =>
  classifieds
    .filter(({ status }) => status === 'rejected')
    .map(({ id, title, rejectReason }) => (
      <p key={id} className="notice notice-error">
        <Icon name="info" />
        <span>
          <b>{t.wasRejected(title)}</b> “{rejectReason}”{' '}
          <Link className="link" to={editClassifiedPath(id)}>
            {t.sendAgain}
          </Link>
        </span>
      </p>
    ))
