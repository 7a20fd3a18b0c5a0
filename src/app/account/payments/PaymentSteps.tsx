import { useWrite } from '#app/data/use-write.ts'
import { ROUTES } from '#config/routes.ts'
import { adPayments as t } from '#i18n/en/app/ad-payments.ts'
import { formatTime } from '#i18n/en/clock.ts'
import { formatDate } from '#i18n/en/dates.ts'
import { getKolkataMinute } from '#shared/rules/kolkata.ts'
import { formatExactRupees } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'
import { INVALIDATES, type OwnPayment } from './own-payments.ts'

/** `18:00` of an instant, in India. */
function toClock(iso: string): string {
  const minute = getKolkataMinute(new Date(iso))
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`
}

type Props = { payment: OwnPayment; setNotice: (text: string) => void }

/** A payment that waits for the bank: what is done, and until when somebody looks at it. */
export function PaymentSteps({ payment, setNotice }: Props) {
  const cancel = useWrite('DELETE /ads/payments/{id}', { invalidates: INVALIDATES })
  const { id, amount, reference, reportedAt, utr, checkedBy } = payment
  return (
    <section className="panel-box">
      <header>
        <h2>{t.waitingTitle}</h2>
        <StatusPill look="wait">{t.waiting}</StatusPill>
      </header>
      <div className="panel-body stack">
        <p className="pay-sum num">
          <b>{formatExactRupees(amount)}</b> <span>{reference}</span>
        </p>
        <ol className="pay-steps">
          <li className="is-done">
            <Icon name="check" />
            <span>
              {t.way.paid}
              <small>{t.way.paidAt(formatDate(reportedAt ?? ''), utr)}</small>
            </span>
          </li>
          <li className="is-now">
            <Icon name="clock" />
            <span>
              {t.way.check}
              <small>
                {t.way.checkedBy(formatDate(checkedBy), formatTime(toClock(checkedBy)))}
              </small>
            </span>
          </li>
          <li>
            <Icon name="plus" />
            <span>
              {t.way.added}
              <small>{t.way.receipt}</small>
            </span>
          </li>
        </ol>
        <div className="row">
          <Button
            look="bare"
            busy={cancel.isPending && t.sending}
            onClick={() =>
              cancel.mutate(
                { params: { id } },
                {
                  onSuccess: () => setNotice(t.cancelled),
                  onError: ({ serverMessage }) => setNotice(serverMessage ?? t.reportFailed),
                },
              )
            }
          >
            {t.cancel}
          </Button>
          <span>
            {t.mistake}{' '}
            <a className="link" href={ROUTES.contact.path}>
              {t.write}
            </a>
          </span>
        </div>
      </div>
    </section>
  )
}
