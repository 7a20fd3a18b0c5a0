import { useState } from 'react'
import { useWrite } from '#app/data/use-write.ts'
import { ROUTES } from '#config/routes.ts'
import { adPayments as t } from '#i18n/en/app/ad-payments.ts'
import { formatDate } from '#i18n/en/dates.ts'
import { formatExactRupees } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { StatusPill, type StatusVariant } from '#ui/StatusPill.tsx'
import { INVALIDATES, type OwnRefund } from './own-payments.ts'
import { RefundDialog } from './RefundDialog.tsx'

const LOOKS: Record<OwnRefund['status'], StatusVariant> = {
  ...{ asked: 'wait', paid: 'live', rejected: 'no', withdrawn: 'draft' },
}

type Props = {
  refunds: readonly OwnRefund[]
  balance: number
  setNotice: (text: string) => void
}

/** Unused money can be asked back; what was asked, and what became of it. */
export function Refunds({ refunds, balance, setNotice }: Props) {
  const [isOpen, setOpen] = useState(false)
  const withdraw = useWrite('DELETE /ads/refunds/{id}', { invalidates: INVALIDATES })
  const isAsked = refunds.some(({ status }) => status === 'asked')
  return (
    <section className="panel-box panel-body stack">
      <p>
        <b>{t.yours}</b> {t.yoursText}
      </p>
      <a className="link" href={ROUTES.charges.path}>
        {t.charges}
      </a>
      {balance >= 1 && !isAsked && (
        <Button icon="undo" onClick={() => setOpen(true)}>
          {t.refund.open}
        </Button>
      )}
      {refunds.length > 0 && (
        <>
          <h2>{t.refund.list}</h2>
          <ul className="pay-refunds num">
            {refunds.map(({ id, amount, target, status, reason, askedAt }) => (
              <li key={id}>
                <b>{formatExactRupees(amount)}</b> {t.refund.to(target)}
                <StatusPill look={LOOKS[status]}>{t.refundStatus[status]}</StatusPill>
                <small>{formatDate(askedAt)}</small>
                {reason && <small>{reason}</small>}
                {status === 'asked' && (
                  <Button
                    look="bare"
                    busy={withdraw.isPending && t.sending}
                    onClick={() =>
                      withdraw.mutate(
                        { params: { id } },
                        {
                          onSuccess: () => setNotice(t.refund.withdrawn),
                          onError: ({ serverMessage }) =>
                            setNotice(serverMessage ?? t.refund.failed),
                        },
                      )
                    }
                  >
                    {t.refund.withdraw}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {isOpen && (
        <RefundDialog
          balance={balance}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            setNotice(t.refund.done)
          }}
        />
      )}
    </section>
  )
}
