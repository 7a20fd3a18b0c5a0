import type { ReactNode } from 'react'
import { Link } from '#app/router/index.ts'
import { TargetLink } from '#app/admin/work/TargetLink.tsx'
import { formatDateTime } from '#app/shell/format-time.ts'
import { adminUserPath } from '#config/app-paths.ts'
import type { Campaign } from '#contract/campaigns.ts'
import { adminCampaigns } from '#i18n/en/app/admin-ads.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import { formatDate } from '#i18n/en/dates.ts'
import { Meter } from '#ui/Meter.tsx'
import { formatCtr } from './state.ts'

const t = adminCampaigns.one

/** What is known of a campaign: where it leads, for whom, for how much, and what it brought. */
export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const { user, targetAudience, creatives } = campaign
  return (
    <>
      <Facts
        title={t.about}
        facts={[
          [t.who, <Person key="who" user={user} />],
          [
            t.leadsTo,
            <TargetLink key="to" url={campaign.proposed?.targetUrl ?? campaign.targetUrl} />,
          ],
          [t.lastLook, lookOf(campaign)],
          [t.description, campaign.description],
          [t.creatives, creatives.total > 0 ? t.creativesOf(creatives) : t.noCreatives],
        ]}
      />
      <Facts title={t.money} facts={moneyOf(campaign)} />
      <Facts
        title={t.reach}
        facts={[
          [t.days, daysOf(campaign)],
          [t.locations, campaign.locations.join(', ') || t.everywhere],
          [t.keywords, campaign.keywords.join(', ')],
          [t.interests, targetAudience.interests.join(', ')],
          [t.demographics, targetAudience.demographics.join(', ')],
          [t.made, formatDateTime(campaign.createdAt)],
        ]}
      />
      <Facts title={t.figures} facts={figuresOf(campaign)} />
    </>
  )
}

const lookOf = ({ targetLook }: Campaign): string =>
  targetLook ? t.lookOf(formatDateTime(targetLook.at), targetLook.detail) : t.noLook

type FactsProps = { title: string; facts: readonly (readonly [string, ReactNode])[] }

/** Facts by name; those that say nothing are left out. */
const Facts = ({ title, facts }: FactsProps) => (
  <section>
    <h3>{title}</h3>
    <dl className="known">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  </section>
)

const Person = ({ user }: Pick<Campaign, 'user'>) => (
  <>
    <Link className="link" to={adminUserPath(user.id)}>
      {user.name}
    </Link>
    , {user.email}
  </>
)

const moneyOf = (campaign: Campaign): FactsProps['facts'] => {
  const { budget, dailyBudget, costPerClick, totalSpent, spentToday, title } = campaign
  return [
    [
      t.spent,
      <div key="spent" className="ad-money num">
        <span>
          <b>{formatRupees(totalSpent)}</b> {adminCampaigns.of(formatRupees(budget))},{' '}
          {t.today(formatRupees(spentToday))}
        </span>
        <Meter value={totalSpent / budget} label={adminCampaigns.share(title)} />
      </div>,
    ],
    [
      t.costPerClick,
      `${formatRupees(costPerClick)}, ${t.most(formatCount(Math.floor(budget / costPerClick)))}`,
    ],
    [t.dailyBudget, dailyBudget === null ? t.noDaily : formatRupees(dailyBudget)],
  ]
}

const figuresOf = (campaign: Campaign): FactsProps['facts'] => [
  [t.views, formatCount(campaign.totalImpressions)],
  [t.clicks, `${formatCount(campaign.totalClicks)}, ${adminCampaigns.ctr(formatCtr(campaign))}`],
  [t.excluded, formatCount(campaign.excludedClicks)],
]

function daysOf({ startDate, endDate }: Campaign): string {
  if (startDate && endDate) return t.fromUntil(formatDate(startDate), formatDate(endDate))
  if (startDate) return t.from(formatDate(startDate))
  return endDate ? t.until(formatDate(endDate)) : t.always
}
