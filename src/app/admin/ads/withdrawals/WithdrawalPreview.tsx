import { useId } from 'react'
import { useRead } from '#app/data/use-read.ts'
import { adminWithdrawals as t } from '#i18n/en/app/admin-ads.ts'
import { formatRupees } from '#shared/rules/money.ts'

type Props = {
  query: { from: string; until: string; campaignId?: number; placementId?: number }
  /** The source that is chosen; blank for all. */
  network: string
  onChoose: (network: string) => void
}

/** What it would credit, and the sources that the charged clicks came from. */
export function WithdrawalPreview({ query, network, onChoose }: Props) {
  const name = useId()
  const all = useRead('GET /ads/withdrawals/preview', { query })
  const one = useRead('GET /ads/withdrawals/preview', {
    query: { ...query, ...(network && { network }) },
  })
  if (all.error || one.error) return <p role="alert">{t.previewFailed}</p>
  if (!all.data) return null
  const { sources } = all.data.data
  const found = one.data?.data
  return (
    <>
      <p className="notice" role="status">
        {!found
          ? t.counting
          : found.views + found.clicks === 0
            ? t.nothing
            : t.preview({ ...found, credited: formatRupees(found.credited) })}
      </p>
      {sources.length > 0 && (
        <fieldset>
          <legend className="field-label">{t.sources}</legend>
          <p className="field-hint">{t.sourcesHint}</p>
          {[{ network: '', text: t.everySource }, ...sources.map(inWords)].map((choice) => (
            <label key={choice.network} className="tick">
              <input
                type="radio"
                name={name}
                checked={network === choice.network}
                onChange={() => onChoose(choice.network)}
              />
              {choice.text}
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}

type Source = { network: string; clicks: number; charged: number; visitors: number }

const inWords = ({ network, charged, ...of }: Source, at: number) => ({
  network,
  text: t.source({ ...of, number: at + 1, charged: formatRupees(charged) }),
})
