import { Link } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { readPage, useList } from '#app/data/use-list.ts'
import { useWrite } from '#app/data/use-write.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { adminUserPath } from '#config/app-paths.ts'
import { adminPayments } from '#i18n/en/app/admin-payments.ts'
import { formatDate } from '#i18n/en/dates.ts'
import { paging } from '#i18n/en/paging.ts'
import { formatExactRupees } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { INVALIDATES } from './payment-calls.ts'

const t = adminPayments.matched

/** Lines that are decided, the latest first; each can be undone while its money is there. */
export function Matched({ setNotice }: { setNotice: (text: string) => void }) {
  const list = useList('GET /ads/bank-lines/matched', (at) => ({ page: readPage(at) }))
  const undo = useWrite('POST /ads/bank-lines/{id}/undo', { invalidates: INVALIDATES })
  const press = (id: number) =>
    undo.mutate(
      { params: { id } },
      {
        onSuccess: () => setNotice(adminPayments.done.undone),
        onError: ({ fields, serverMessage }) =>
          setNotice(Object.values(fields)[0] ?? serverMessage ?? adminPayments.failed),
      },
    )
  return (
    <QueryState query={list.answer}>
      {({ data, pagination }) =>
        data.length === 0 ? (
          <EmptyState title={t.none} />
        ) : (
          <section className="panel-box">
            <ul className="ledger">
              {data.map((line) => (
                <li key={line.id}>
                  <b className="num">{formatExactRupees(line.amount)}</b>{' '}
                  {line.account ? (
                    <Link className="link" to={adminUserPath(line.account.id)}>
                      {line.account.name}
                    </Link>
                  ) : (
                    t.notOurs
                  )}
                  <small className="match-text">
                    {[formatDate(line.day), line.description, line.reference]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                  {line.settledAt && (
                    <small>
                      {t.by(line.settledBy ?? t.gateway, formatDateTime(line.settledAt))}
                    </small>
                  )}
                  <Button
                    look="bare"
                    icon="undo"
                    disabled={undo.isPending}
                    onClick={() => press(line.id)}
                  >
                    {adminPayments.undo}
                  </Button>
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
