import { statusColumn } from '#app/admin/record/columns.tsx'
import type { RecordActionsOf } from '#app/admin/record/use-records.ts'
import type { Placement } from '#contract/placements.ts'
import { formatSize } from '#app/creatives/format-size.ts'
import { adminPlacements as t } from '#i18n/en/app/admin-ads.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import type { Column } from '#ui/DataTable.tsx'
import { Meter } from '#ui/Meter.tsx'

/** What the table of placements shows. */
export const getPlacementColumns = (
  actions: RecordActionsOf<'/ads/placements'>,
): readonly Column<Placement>[] => [
  {
    id: 'name',
    name: t.columns.name,
    cell: ({ name, code }) => (
      <>
        <span className="name">{name}</span>
        <small>{code}</small>
      </>
    ),
  },
  {
    id: 'page',
    name: t.columns.page,
    cell: ({ page, position, size, showsHouseAds }) => (
      <>
        {t.pages[page]}
        <small>{t.positions[position]}</small>
        <small>
          {formatSize(size)}
          {!showsHouseAds && position !== 'popup' && `, ${t.withoutHouse}`}
        </small>
      </>
    ),
  },
  { id: 'priority', name: t.columns.priority, isFigure: true, cell: ({ priority }) => priority },
  {
    id: 'fill',
    name: t.columns.fill,
    cell: ({ name, fill, campaigns }) =>
      fill === null ? (
        <small>{t.notAsked}</small>
      ) : (
        <div className="ad-money num">
          <span>
            <b>{t.filled(String(fill))}</b>
          </span>
          <Meter value={fill / 100} label={t.fillOf(name)} />
          <small>{t.campaigns(campaigns)}</small>
        </div>
      ),
  },
  {
    id: 'views',
    name: t.columns.views,
    isFigure: true,
    cell: ({ views }) => formatCount(views),
  },
  {
    id: 'clicks',
    name: t.columns.clicks,
    isFigure: true,
    cell: ({ clicks }) => formatCount(clicks),
  },
  {
    id: 'earned',
    name: t.columns.earned,
    isFigure: true,
    cell: ({ earned }) => formatRupees(earned),
  },
  statusColumn(actions),
]
