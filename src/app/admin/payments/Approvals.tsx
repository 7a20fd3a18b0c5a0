import { useState } from 'react'
import { Link } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { adminUserPath } from '#config/app-paths.ts'
import { adminBalances } from '#i18n/en/app/ad-balance.ts'
import { adminPayments } from '#i18n/en/app/admin-payments.ts'
import { formatExactRupees } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ApprovalDialog } from './ApprovalDialog.tsx'
import { INVALIDATES, type Approval } from './payment-calls.ts'

const t = adminPayments.approvals

/** Money above the limit: what one administrator has entered, another approves or refuses. */
export function Approvals({ setNotice }: { setNotice: (text: string) => void }) {
  const approvals = useRead('GET /ads/approvals', {})
  const [noted, setNoted] = useState<Approval | null>(null)
  const approve = useWrite('POST /ads/approvals/{id}/approve', { invalidates: INVALIDATES })
  const refuse = useWrite('POST /ads/approvals/{id}/refuse', { invalidates: INVALIDATES })
  const told = (text: string) => ({
    onSuccess: () => setNotice(text),
    onError: ({ fields, serverMessage }: { fields: object; serverMessage: string | null }) =>
      setNotice((Object.values(fields)[0] as string) ?? serverMessage ?? adminPayments.failed),
  })
  const isBusy = approve.isPending || refuse.isPending
  return (
    <QueryState query={approvals}>
      {({ data, isAlone }) =>
        data.length === 0 ? (
          <EmptyState title={t.none} />
        ) : (
          <section className="panel-box">
            {isAlone && <p className="panel-body">{t.alone}</p>}
            <ul className="ledger">
              {data.map((row) => (
                <li key={row.id}>
                  <b className="num">{formatExactRupees(row.amount)}</b> {t.kinds[row.kind]},{' '}
                  <Link className="link" to={adminUserPath(row.account.id)}>
                    {row.account.name}
                  </Link>
                  <small className="match-text">
                    {[adminBalances.ways[row.way], row.reference, row.description, row.note]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                  <small>{t.by(row.askedBy, formatDateTime(row.askedAt))}</small>
                  {row.isOwn && !isAlone && <small>{t.own}</small>}
                  <span className="row">
                    {(!row.isOwn || isAlone) && (
                      <Button
                        icon="check"
                        disabled={isBusy}
                        onClick={() =>
                          row.isOwn
                            ? setNoted(row)
                            : approve.mutate(
                                { params: { id: row.id }, body: {} },
                                told(adminPayments.done.approved),
                              )
                        }
                      >
                        {t.approve}
                      </Button>
                    )}
                    <Button
                      look="bare"
                      disabled={isBusy}
                      onClick={() =>
                        refuse.mutate(
                          { params: { id: row.id }, body: {} },
                          told(adminPayments.done.refused),
                        )
                      }
                    >
                      {t.refuse}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
            {noted && (
              <ApprovalDialog
                key={noted.id}
                approval={noted}
                onClose={() => setNoted(null)}
                onDone={() => {
                  setNoted(null)
                  setNotice(adminPayments.done.approved)
                }}
              />
            )}
          </section>
        )
      }
    </QueryState>
  )
}
