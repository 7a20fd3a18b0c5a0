import styles from '#styles/app/screens/payments.css?url'
import { useState } from 'react'
import { Link } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import { ROUTES } from '#config/routes.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { adBalance } from '#i18n/en/app/ad-balance.ts'
import { adPayments as t } from '#i18n/en/app/ad-payments.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { formatExactRupees } from '#shared/rules/money.ts'
import { Toast } from '#ui/Toast.tsx'
import { PayIn } from './PayIn.tsx'
import { PaymentSteps } from './PaymentSteps.tsx'
import { Refunds } from './Refunds.tsx'

/** Money is paid in by UPI: amount, payment, and what waits for the bank. */
export function AddMoney() {
  const [notice, setNotice] = useState<string | null>(null)
  const own = useRead('GET /ads/payments', {})
  const balance = useRead('GET /ads/balance', { query: {} }).data?.data.balance
  return (
    <Screen
      title={shell.screens.addMoney}
      hindi={HI_APP.screens.addMoney}
      actions={
        <Link className="button button-line" to={APP_PATHS.adBalance}>
          {t.back}
        </Link>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <QueryState query={own}>
        {({ data }) => (
          <div className="pay-in">
            <div className="stack">
              {balance !== undefined && (
                <p className="num">
                  <b>{t.balance(formatExactRupees(balance))}</b>
                </p>
              )}
              {data.upi ? <PayIn own={data} setNotice={setNotice} /> : <PayTheTeam />}
            </div>
            <aside className="stack">
              {data.payments
                .filter(({ status }) => status === 'reported')
                .map((payment) => (
                  <PaymentSteps key={payment.id} payment={payment} setNotice={setNotice} />
                ))}
              <Refunds refunds={data.refunds} balance={balance ?? 0} setNotice={setNotice} />
            </aside>
          </div>
        )}
      </QueryState>
      <Toast lasts={6000} onGone={() => setNotice(null)}>
        {notice}
      </Toast>
    </Screen>
  )
}

/** Where no UPI address is set. */
const PayTheTeam = () => (
  <section className="panel-box panel-body stack">
    <h2>{t.notByUpi}</h2>
    <p>{adBalance.howToPayText}</p>
    <a className="link" href={ROUTES.contact.path}>
      {adBalance.contact}
    </a>
  </section>
)
