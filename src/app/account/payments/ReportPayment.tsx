import { useState } from 'react'
import { useWrite } from '#app/data/use-write.ts'
import { adPayments as t } from '#i18n/en/app/ad-payments.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { INVALIDATES, type OwnPayment } from './own-payments.ts'

/** The advertiser says that they have paid, with the bank's number if they have it at hand. */
export function ReportPayment({ payment, onDone }: { payment: OwnPayment; onDone: () => void }) {
  const [utr, setUtr] = useState('')
  const report = useWrite('POST /ads/payments/{id}/paid', { invalidates: INVALIDATES })
  const { error } = report
  return (
    <form
      className="pay-report"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        report.mutate({ params: { id: payment.id }, body: { utr } }, { onSuccess: onDone })
      }}
    >
      <TextInput
        label={t.utr}
        hint={t.utrHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={utr}
        error={error ? (error.fields['utr'] ?? error.serverMessage ?? t.reportFailed) : undefined}
        onChange={({ target }) => setUtr(target.value)}
      />
      <Button type="submit" look="primary" icon="check" busy={report.isPending && t.sending}>
        {t.paid}
      </Button>
    </form>
  )
}
