import { lazy, Suspense, useState } from 'react'
import { useWrite } from '#app/data/use-write.ts'
import { adPayments as t } from '#i18n/en/app/ad-payments.ts'
import { formatExactRupees, formatRupees } from '#shared/rules/money.ts'
import { Icon } from '#ui/Icon.tsx'
import { AmountChoice } from './AmountChoice.tsx'
import { CopyButton } from './CopyButton.tsx'
import { INVALIDATES, type OwnPayment, type OwnPayments } from './own-payments.ts'
import { ReportPayment } from './ReportPayment.tsx'

const QrCode = lazy(async () => ({
  default: (await import('#app/account/profile/QrCode.tsx')).QrCode,
}))

type Props = { own: OwnPayments; setNotice: (text: string) => void }

/** Chooses an amount, pays it in a UPI app, and says so: three steps on one screen. */
export function PayIn({ own, setNotice }: Props) {
  const [payment, setPayment] = useState<OwnPayment | null>(
    () => own.payments.find(({ status }) => status === 'open') ?? null,
  )
  const start = useWrite('POST /ads/payments', { invalidates: INVALIDATES })
  const choose = (amount: number) =>
    start.mutate({ body: { amount } }, { onSuccess: ({ data }) => setPayment(data) })
  const amount = start.isPending ? start.variables.body.amount : payment?.amount
  const problem =
    start.error && (start.error.fields['amount'] ?? start.error.serverMessage ?? t.failed)
  return (
    <>
      <section className="panel-box panel-body stack pay-step">
        <h2>{t.steps.amount}</h2>
        <AmountChoice own={own} amount={amount ?? null} onChoose={choose} problem={problem} />
      </section>
      {start.isPending && <p role="status">{t.starting}</p>}
      {payment && !start.isPending && (
        <>
          <UpiStep payment={payment} own={own} />
          <section className="panel-box panel-body stack pay-step">
            <h2>{t.steps.tell}</h2>
            <ReportPayment
              key={payment.id}
              payment={payment}
              onDone={() => {
                setPayment(null)
                setNotice(t.reported)
              }}
            />
          </section>
        </>
      )}
    </>
  )
}

function UpiStep({ payment, own }: { payment: OwnPayment; own: OwnPayments }) {
  const { upiLink, gatewayUrl, reference } = payment
  const amount = formatRupees(payment.amount)
  return (
    <section className="panel-box panel-body stack pay-step">
      <h2>{t.steps.pay}</h2>
      {gatewayUrl && (
        <a className="button button-primary" href={gatewayUrl}>
          {t.gateway(amount)}
        </a>
      )}
      {upiLink && own.upi && (
        <div className="pay-upi">
          <div className="stack">
            <a className="button button-primary pay-app" href={upiLink}>
              <Icon name="rupee" />
              {t.openApp(amount)}
            </a>
            <dl className="pay-facts num">
              <Fact name={t.facts.amount} value={formatExactRupees(payment.amount)} />
              <Fact name={t.facts.address} value={own.upi.address} isCopied />
              <Fact name={t.facts.payee} value={own.upi.payee} />
              <Fact name={t.facts.reference} value={reference} isCopied />
            </dl>
            <p className="mute small">{t.keepReference}</p>
          </div>
          <div className="pay-qr">
            <Suspense>
              <QrCode text={upiLink} label={t.qrLabel} />
            </Suspense>
            <p className="mute small">{t.scan}</p>
          </div>
        </div>
      )}
    </section>
  )
}

type FactProps = { name: string; value: string; isCopied?: boolean }

const Fact = ({ name, value, isCopied = false }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b>{value}</b>
      {isCopied && <CopyButton name={name} text={value} />}
    </dd>
  </div>
)
