import { lazy, Suspense } from 'react'
import { Link } from '#app/router/index.ts'
import type { CallResponse } from '#client/call.ts'
import type { UrlQueryChanges } from '#app/data/use-list.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { campaigns as t } from '#i18n/en/app/campaigns.ts'
import { campaignStats } from '#i18n/en/app/campaign-stats.ts'
import { paging } from '#i18n/en/paging.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Pagination } from '#ui/Pagination.tsx'
import type { CampaignActionHandler } from './CampaignActions.tsx'
import { CampaignCard } from './CampaignCard.tsx'
import { BalanceNote } from './BalanceNote.tsx'
import { BillingRules } from './BillingRules.tsx'
import { CampaignFilterBar, NoMatches, type CampaignFilters } from './CampaignFilterBar.tsx'
import { TodaySpending } from './TodaySpending.tsx'

const Statistics = lazy(async () => ({ default: (await import('./Statistics.tsx')).Statistics }))
const UnchargedClicks = lazy(async () => ({
  default: (await import('./UnchargedClicks.tsx')).UnchargedClicks,
}))

type Props = CallResponse<'GET /ads/campaigns'> & {
  now: Date
  sought: CampaignFilters
  /** The campaign whose figures are wanted. */
  wanted: number | null
  /** How often figures were asked for. */
  openCount: number
  onAct: CampaignActionHandler
  hrefOf: (changes: UrlQueryChanges) => string
  change: (changes: UrlQueryChanges) => void
}

/** Of a click, among those that run. */
const getLowestPrice = (campaigns: Props['campaigns']): number | null => {
  const prices = campaigns
    .filter(({ status }) => status === 'active')
    .map(({ costPerClick }) => costPerClick)
  return prices.length > 0 ? Math.min(...prices) : null
}

/** The campaigns with the figures of one below; beside them what is spent and what is not counted. */
export function CampaignsLayout({ campaigns, pagination, counts, now, ...props }: Props) {
  const { sought, wanted, openCount, ...on } = props
  // A short list needs no search.
  const mayFind = counts.total > pagination.limit || sought.search !== '' || sought.status !== ''
  const chosen =
    campaigns.find(({ id }) => id === wanted) ??
    campaigns.find(({ status, totalImpressions }) => status === 'active' && totalImpressions > 0) ??
    campaigns.find(({ totalImpressions }) => totalImpressions > 0)
  return (
    <div className="split split-wide">
      <p className="run-pay mute">{t.pay}</p>
      <div className="stack">
        <section className="panel-box" aria-labelledby="my-campaigns">
          <header>
            <h2 id="my-campaigns">{t.list}</h2>
            <span className="mute num">{formatCount(pagination.total)}</span>
          </header>
          {mayFind && <CampaignFilterBar {...{ sought }} change={on.change} />}
          {campaigns.length === 0 && <NoMatches change={on.change} />}
          {campaigns.map((campaign) => (
            <CampaignCard key={campaign.id} {...{ campaign, now }} onAct={on.onAct} />
          ))}
        </section>
        {pagination.totalPages > 1 && (
          <Pagination
            page={pagination.page}
            pages={pagination.totalPages}
            t={paging}
            hrefOf={(page) => on.hrefOf({ page })}
            onChoose={(page) => on.change({ page })}
          />
        )}
        {chosen && (
          <Suspense>
            <Statistics key={chosen.id} campaign={chosen} now={now} openCount={openCount} />
          </Suspense>
        )}
      </div>
      <div className="stack">
        <BalanceNote price={getLowestPrice(campaigns)} />
        <TodaySpending campaigns={campaigns} />
        {chosen && (
          <Suspense>
            <UnchargedClicks campaign={chosen} now={now} />
          </Suspense>
        )}
        <BillingRules />
        <Link className="button button-line" to={APP_PATHS.adStatement}>
          {campaignStats.statements}
        </Link>
      </div>
    </div>
  )
}
