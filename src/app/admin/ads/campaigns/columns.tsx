import { formatDuration } from '#app/admin/work/deadline-text.ts'
import type { Campaign } from '#contract/campaigns.ts'
import { adminCampaigns as t } from '#i18n/en/app/admin-ads.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import type { Column } from '#ui/DataTable.tsx'
import { Meter } from '#ui/Meter.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'
import { formatCtr, getCampaignState } from './state.ts'

/** What the table of campaigns shows at a time; a press on the title opens one. */
export const getCampaignColumns = (
  open: (id: number) => void,
  now: Date,
): readonly Column<Campaign>[] => [
  {
    id: 'title',
    name: t.columns.title,
    sort: 'title',
    cell: ({ id, title, user, submittedAt }) => (
      <>
        <button type="button" className="name link" onClick={() => open(id)}>
          {title}
        </button>
        <small>
          {user.name}
          {submittedAt && ` · ${t.sent(formatDuration(now.getTime() - Date.parse(submittedAt)))}`}
        </small>
      </>
    ),
  },
  {
    id: 'status',
    name: t.columns.status,
    sort: 'status',
    isPlain: true,
    cell: (row) => {
      const { look, text } = getCampaignState(row)
      return (
        <>
          <StatusPill look={look}>{text}</StatusPill>
          {row.proposed && <small>{t.changeWaits}</small>}
        </>
      )
    },
  },
  {
    id: 'spent',
    name: t.columns.spent,
    sort: 'spent',
    isPlain: true,
    cell: ({ title, totalSpent, budget }) => (
      <div className="ad-money num">
        <span>
          <b>{formatRupees(totalSpent)}</b> {t.of(formatRupees(budget))}
        </span>
        <Meter value={totalSpent / budget} label={t.share(title)} />
      </div>
    ),
  },
  {
    id: 'views',
    name: t.columns.views,
    sort: 'views',
    isFigure: true,
    cell: ({ totalImpressions }) => formatCount(totalImpressions),
  },
  {
    id: 'clicks',
    name: t.columns.clicks,
    sort: 'clicks',
    isFigure: true,
    cell: (row) => (
      <>
        {formatCount(row.totalClicks)}
        <small>{t.ctr(formatCtr(row))}</small>
      </>
    ),
  },
]
