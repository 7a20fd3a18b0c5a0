import { useState } from 'react'
import { Link } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { readPage, useList } from '#app/data/use-list.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { adminUserPath } from '#config/app-paths.ts'
import { adminPayments } from '#i18n/en/app/admin-payments.ts'
import { paging } from '#i18n/en/paging.ts'
import { formatExactRupees } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import type { AskedRefund } from './payment-calls.ts'
import { RefundDialog, type RefundAct } from './RefundDialog.tsx'

const t = adminPayments.refunds

/** Money asked back: paid from the bank and recorded, or rejected with a reason. */
export function Refunds({ setNotice }: { setNotice: (text: string) => void }) {
  const list = useList('GET /ads/refunds', (at) => ({ page: readPage(at) }))
  const [act, setAct] = useState<RefundAct | null>(null)
  return (
    <QueryState query={list.answer}>
      {({ data, pagination }) =>
        data.length === 0 ? (
          <EmptyState title={t.none} />
        ) : (
          <section className="panel-box">
            <ul className="ledger">
              {data.map((refund) => (
                <RefundLine key={refund.id} refund={refund} onAct={setAct} />
              ))}
            </ul>
            <Pagination
              page={pagination.page}
              pages={pagination.totalPages}
              hrefOf={(page) => list.hrefOf({ page })}
              onChoose={(page) => list.change({ page })}
              t={paging}
            />
            {act && (
              <RefundDialog
                key={`${act.kind} ${act.refund.id}`}
                act={act}
                onClose={() => setAct(null)}
                onDone={(text) => {
                  setAct(null)
                  setNotice(text)
                }}
              />
            )}
          </section>
        )
      }
    </QueryState>
  )
}

type LineProps = { refund: AskedRefund; onAct: (act: RefundAct) => void }

function RefundLine({ refund, onAct }: LineProps) {
  const { account, amount, target, status, reason, reference, askedAt, isWaiting } = refund
  const isOpen = status === 'asked' && !isWaiting
  return (
    <li>
      <b className="num">{formatExactRupees(amount)}</b>{' '}
      <Link className="link" to={adminUserPath(account.id)}>
        {account.name}
      </Link>
      <small className="match-text num">{t.to(target)}</small>
      <small>
        {[
          formatDateTime(askedAt),
          isWaiting ? t.isWaiting : t.status[status],
          reference,
          reason,
          isOpen && refund.needsTwo && adminPayments.needsTwo,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      {isOpen && (
        <span className="row">
          <Button icon="check" onClick={() => onAct({ kind: 'pay', refund })}>
            {t.pay}
          </Button>
          <Button look="bare" onClick={() => onAct({ kind: 'reject', refund })}>
            {t.reject}
          </Button>
        </span>
      )}
    </li>
  )
}
