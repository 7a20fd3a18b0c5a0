import { useId, useState } from 'react'
import { useWrite } from '#app/data/use-write.ts'
import { LongTextField } from '#app/form/LongTextField.tsx'
import { adAlerts } from '#i18n/en/app/ad-alerts.ts'
import { formatRupees } from '#shared/rules/money.ts'
import { MAX_REASON_LENGTH } from '#shared/rules/moderation.ts'
import { Button } from '#ui/Button.tsx'
import { INVALIDATES, type ClickAlert, type ChosenSources } from './alert.ts'

const t = adAlerts.takeBack

type Props = {
  alert: ClickAlert
  chosen: ChosenSources
  /** What is chosen would give this back. */
  found: { clicks: number; credited: number } | undefined
  onDone: (credited: number) => void
}

/** Takes back what was chosen, with one press. */
export function WithdrawClicks({ alert, chosen, found, onDone }: Props) {
  const id = useId()
  const [reason, setReason] = useState<string>(t.start)
  const take = useWrite('POST /ads/alerts/{id}/take-back', { invalidates: INVALIDATES })
  const isChosen = Object.values(chosen).some((keys) => keys.length > 0)
  const clicks = found?.clicks ?? 0
  return (
    <section className="panel-box" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t.title}</h2>
      </header>
      <div className="panel-body stack stack-s">
        {isChosen && found ? (
          <p role="status">
            <b className="num">{t.clicks(clicks)}</b>
            <br />
            {t.to(alert.advertiser)}: <b className="num">{formatRupees(found.credited)}</b>
          </p>
        ) : (
          <p role="status">{t.none}</p>
        )}
        <LongTextField
          label={t.reason}
          hint={t.reasonHint}
          max={MAX_REASON_LENGTH}
          required
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button
          look="primary"
          icon="undo"
          busy={take.isPending && adAlerts.working}
          disabled={!isChosen || clicks === 0 || reason.trim() === ''}
          onClick={() =>
            take.mutate(
              { params: { id: alert.id }, body: { ...chosen, reason: reason.trim() } },
              { onSuccess: ({ data }) => onDone(data.credited) },
            )
          }
        >
          {t.action(clicks)}
        </Button>
        {take.isError && (
          <p className="field-error">{take.error.serverMessage ?? adAlerts.failed}</p>
        )}
        <p className="field-hint">{t.asks}</p>
      </div>
    </section>
  )
}
