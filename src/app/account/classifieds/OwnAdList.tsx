import { Link } from 'react-router'
import type { OwnAd } from '#contract/classifieds-selling.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { readPage, useList } from '#app/data/use-list.ts'
import { APP_PATHS, editAdPath } from '#config/app-paths.ts'
import { myAds as t } from '#i18n/en/app/my-ads.ts'
import { paging } from '#i18n/en/paging.ts'
import { AD_STATUSES, type AdStatus } from '#shared/rules/classifieds.ts'
import { formatCount } from '#shared/rules/money.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import type { AdActionHandler } from './AdActions.tsx'
import { AdDrafts } from './AdDrafts.tsx'
import { AdTable } from './AdTable.tsx'

const PAGE_SIZE = 20

const statusOf = (address: URLSearchParams): AdStatus | '' =>
  AD_STATUSES.find((status) => status === address.get('status')) ?? ''

type Props = { byStatus: Record<AdStatus, number> | undefined; onAct: AdActionHandler }

/** Own ads by state, in pages, with what was refused below. */
export function OwnAdList({ byStatus, onAct }: Props) {
  const { address, answer, hrefOf, change } = useList('GET /classified/user/my-ads', (query) => ({
    status: statusOf(query),
    page: readPage(query),
    limit: PAGE_SIZE,
  }))
  const status = statusOf(address)
  const filled = byStatus ? AD_STATUSES.filter((one) => byStatus[one] > 0) : []
  return (
    <div className="stack">
      <AdDrafts />
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
              <AdTable ads={data} onAct={onAct} />
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
              <Rejected ads={data} />
            </>
          )
        }
      </QueryState>
    </div>
  )
}

/** Why ads were refused, each with the way to send it again. */
const Rejected = ({ ads }: { ads: readonly OwnAd[] }) =>
  ads
    .filter(({ status }) => status === 'rejected')
    .map(({ id, title, rejectReason }) => (
      <p key={id} className="notice notice-error">
        <Icon name="info" />
        <span>
          <b>{t.wasRejected(title)}</b> “{rejectReason}”{' '}
          <Link className="link" to={editAdPath(id)}>
            {t.sendAgain}
          </Link>
        </span>
      </p>
    ))
