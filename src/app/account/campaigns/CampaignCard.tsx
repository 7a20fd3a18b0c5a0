import { ROUTES } from '#config/routes.ts'
import type { Campaign } from '#contract/campaigns.ts'
import { campaigns as t } from '#i18n/en/app/campaigns.ts'
import { getBudgetPace } from '#shared/rules/campaign-budget.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { Icon } from '#ui/Icon.tsx'
import { StatusPill, type StatusVariant } from '#ui/StatusPill.tsx'
import { CampaignActions, type CampaignActionHandler } from './CampaignActions.tsx'
import { formatRunDates, getStatusNote } from './card-texts.ts'
import { ProposedChanges } from './ProposedChanges.tsx'

const VARIANTS: Record<Campaign['status'], StatusVariant> = {
  draft: 'draft',
  active: 'live',
  paused: 'paused',
  completed: 'done',
  rejected: 'no',
}

type Props = { campaign: Campaign; now: Date; onAct: CampaignActionHandler }

/** A campaign: its state, what of its money is spent, its figures, and what can be done. */
export function CampaignCard({ campaign, now, onAct }: Props) {
  const { title, status, isApproved, budget, totalSpent, submittedAt } = campaign
  const { totalImpressions: seen, totalClicks: clicks, rejectionReason } = campaign
  const pace = getBudgetPace(campaign, {
    made: getKolkataDate(new Date(campaign.createdAt)),
    today: getKolkataDate(now),
  })
  const [spent, whole] = [formatRupees(totalSpent), formatRupees(budget)]
  const isRunning = status === 'active' && isApproved
  return (
    <article className="run" aria-labelledby={`campaign-${campaign.id}`}>
      <div className="row row-apart run-head">
        <div className="grow">
          <h3 id={`campaign-${campaign.id}`}>{title}</h3>
          <p className="mute num">
            {formatRunDates(campaign)} · {campaign.locations.join(', ') || t.allTowns}
          </p>
        </div>
        <span className="row">
          <StatusPill look={VARIANTS[status]}>{t.statuses[status]}</StatusPill>
          {isApproved ? (
            <span className="small mute">{t.approved}</span>
          ) : (
            submittedAt && <StatusPill look="wait">{t.pendingApproval}</StatusPill>
          )}
        </span>
      </div>
      <div className="stack stack-s num">
        <div className="row row-apart">
          <span>
            <b>{spent}</b> {t.of} {whole}
          </span>
          <span className="mute">{getStatusNote(campaign, pace, now)}</span>
        </div>
        <svg className="meter" role="img" aria-label={t.spentOf(spent, whole)}>
          <rect width={percent(pace.ofMoney)} height="100%" />
          {isRunning && pace.ofDays !== null && (
            <rect className="pace" x={percent(pace.ofDays)} width="3" height="100%" />
          )}
        </svg>
      </div>
      <dl className="run-figures num">
        <Figure name={t.figures.seen} figure={formatCount(seen)} />
        <Figure name={t.figures.clicks} figure={formatCount(clicks)} />
        <Figure
          name={t.figures.excluded}
          figure={formatCount(campaign.excludedClicks)}
          note={t.figures.free}
        />
        <Figure
          name={t.figures.ctr}
          figure={seen > 0 ? `${((clicks / seen) * 100).toFixed(2)}%` : '–'}
        />
      </dl>
      {(rejectionReason || status === 'rejected') && (
        <p className="notice notice-error">
          <Icon name="info" />
          {rejectionReason ? (
            <span>
              <b>{isApproved ? t.changeRefused : submittedAt ? t.whyStopped : t.whyRejected}</b> “
              {rejectionReason}”
            </span>
          ) : (
            <span>
              {t.noReason}{' '}
              <a className="link" href={ROUTES.contact.path}>
                {t.askWhy}
              </a>
            </span>
          )}
        </p>
      )}
      {isRunning && campaign.creatives.approved === 0 && (
        <p className="notice">
          <Icon name="info" />
          {t.noCreative}
        </p>
      )}
      <ProposedChanges campaign={campaign} />
      <CampaignActions campaign={campaign} onAct={onAct} />
    </article>
  )
}

const percent = (share: number): string => `${Math.round(Math.min(1, share) * 100)}%`

const Figure = ({ name, figure, note }: { name: string; figure: string; note?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {figure} {note && <small>{note}</small>}
    </dd>
  </div>
)
