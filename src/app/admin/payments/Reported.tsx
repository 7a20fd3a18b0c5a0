import { Link } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { readPage, useList } from '#app/data/use-list.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { adminUserPath } from '#config/app-paths.ts'
import { adminPayments } from '#i18n/en/app/admin-payments.ts'
import { paging } from '#i18n/en/paging.ts'
import { formatExactRupees } from '#shared/rules/money.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'

const t = adminPayments.reported

/** Payments that somebody says to have made, and that no line of the bank shows. */
export function Reported() {
  const list = useList('GET /ads/payments/reported', (at) => ({ page: readPage(at) }))
  return (
    <QueryState query={list.answer}>
      {({ data, pagination }) =>
        data.length === 0 ? (
          <EmptyState title={t.none} />
        ) : (
          <section className="panel-box">
            <p className="panel-body">{t.text}</p>
            <ul className="ledger">
              {data.map(({ id, account, reference, amount, utr, reportedAt, checkedBy }) => (
                <li key={id}>
                  <b className="num">{formatExactRupees(amount)}</b>{' '}
                  <Link className="link" to={adminUserPath(account.id)}>
                    {account.name}
                  </Link>
                  <small className="num">
                    {[reference, utr && `UTR ${utr}`].filter(Boolean).join(' · ')}
                  </small>
                  <small>
                    {t.since(formatDateTime(reportedAt))} · {t.by(formatDateTime(checkedBy))}
                  </small>
                </li>
              ))}
            </ul>
            <Pagination
              page={pagination.page}
              pages={pagination.totalPages}
              hrefOf={(page) => list.hrefOf({ page })}
              onChoose={(page) => list.change({ page })}
              t={paging}
            />
          </section>
        )
      }
    </QueryState>
  )
}
