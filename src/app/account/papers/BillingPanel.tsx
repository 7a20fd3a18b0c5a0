import { lazy, Suspense, useState } from 'react'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { ROUTES } from '#config/routes.ts'
import { adPapers } from '#i18n/en/app/ad-papers.ts'
import { Button } from '#ui/Button.tsx'
import { Toast } from '#ui/Toast.tsx'
import { nameOfState } from './name-of-state.ts'

const t = adPapers.details

const BillingDialog = lazy(async () => ({
  default: (await import('./BillingDialog.tsx')).BillingDialog,
}))

/** Whom invoices are made out to, and what each click costs with tax. */
export function BillingPanel() {
  const billing = useRead('GET /ads/billing', { query: {} })
  const [isOpen, open] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  return (
    <section className="panel-box panel-body stack">
      <h2>{t.title}</h2>
      <QueryState query={billing}>
        {({ data: { details, gst } }) => (
          <>
            {details ? (
              <p className="paper-address num">
                <b>{details.name}</b>
                {details.address && <span>{details.address}</span>}
                {nameOfState(details.state) && <span>{nameOfState(details.state)}</span>}
                {details.gstin && (
                  <span>
                    {t.gstin} {details.gstin}
                  </span>
                )}
              </p>
            ) : (
              <p>{t.ask}</p>
            )}
            {gst && <p className="mute">{adPapers.taxed(gst.percent)}</p>}
            <div className="row">
              <Button icon="edit" onClick={() => open(true)}>
                {details ? t.edit : t.add}
              </Button>
              <a className="link" href={ROUTES.charges.path}>
                {adPapers.charges}
              </a>
            </div>
            {isOpen && (
              <Suspense>
                <BillingDialog
                  details={details}
                  onClose={() => open(false)}
                  onDone={() => {
                    open(false)
                    setNotice(t.saved)
                  }}
                />
              </Suspense>
            )}
          </>
        )}
      </QueryState>
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </section>
  )
}
