import type { Campaign } from '#contract/campaigns.ts'
import { campaignStats as t } from '#i18n/en/app/campaign-stats.ts'
import { formatCount } from '#shared/rules/money.ts'
import { useCampaignStats } from './use-campaign-stats.ts'

type Props = { campaign: Campaign; now: Date }

/** Which clicks were not paid for on the chosen days, and why; nothing until they are read. */
export function UnchargedClicks({ campaign, now }: Props) {
  const { answer, wanted } = useCampaignStats(campaign.id, now)
  const stats = answer.data?.data
  if (!stats) return null
  const reasons = stats.excluded.filter(({ clicks }) => clicks > 0)
  return (
    <section className="panel-box" aria-labelledby="not-counted">
      <header>
        <h2 id="not-counted">{t.excluded(formatCount(stats.total.excluded))}</h2>
      </header>
      <div className="panel-body">
        <p className="mute small">{t.excludedOf(campaign.title, t.spans[wanted.days])}</p>
        {reasons.length === 0 ? (
          <p>{t.excludedNone}</p>
        ) : (
          <ul className="run-why num">
            {reasons.map(({ reason, clicks }) => {
              const [text, note] = t.reasons[reason]
              return (
                <li key={reason}>
                  {text}
                  <b>{formatCount(clicks)}</b>
                  {note && <small>{note}</small>}
                </li>
              )
            })}
          </ul>
        )}
      </div>
      <div className="panel-foot small">
        {t.notPaid}{' '}
        <a className="link" href="#counting" onClick={openCounting}>
          {t.counting}
        </a>
      </div>
    </section>
  )
}

const openCounting = () => document.getElementById('counting')?.setAttribute('open', '')
