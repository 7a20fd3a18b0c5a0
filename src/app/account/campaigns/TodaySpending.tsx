import type { Campaign } from '#contract/campaigns.ts'
import { campaigns as t } from '#i18n/en/app/campaigns.ts'
import { formatRupees } from '#shared/rules/money.ts'
import { Meter } from '#ui/Meter.tsx'

/** What the campaigns have spent today, each against its limit for a day. */
export function TodaySpending({ campaigns }: { campaigns: readonly Campaign[] }) {
  const shown = campaigns.filter(
    ({ status, spentToday }) => status === 'active' || (status !== 'draft' && spentToday > 0),
  )
  return (
    <section className="panel-box" aria-labelledby="today">
      <header>
        <h2 id="today">{t.today}</h2>
      </header>
      <div className="panel-body stack num">
        {shown.map((campaign) => (
          <OfOne key={campaign.id} campaign={campaign} />
        ))}
        <p className="mute small">{shown.length > 0 ? t.todaySpread : t.todayPaused}</p>
      </div>
    </section>
  )
}

function OfOne({ campaign }: { campaign: Campaign }) {
  const { title, spentToday, dailyBudget, costPerClick } = campaign
  const [spent, limit] = [formatRupees(spentToday), formatRupees(dailyBudget ?? 0)]
  return (
    <div className="stack stack-s">
      <h3 className="small">{title}</h3>
      <div className="row row-apart">
        <span>
          <b>{spent}</b> {dailyBudget === null ? t.todayAll : t.todayOf(limit)}
        </span>
        <span className="mute">{t.todayPrice(formatRupees(costPerClick))}</span>
      </div>
      {dailyBudget !== null && (
        <Meter value={spentToday / dailyBudget} label={t.todayMeter(spent, limit)} />
      )}
    </div>
  )
}
