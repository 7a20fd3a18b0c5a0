import type { OwnBusiness } from '#contract/businesses-writing.ts'
import type { CallResponse } from '#client/call.ts'
import { dashboard } from '#i18n/en/app/dashboard.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import { FigureRow } from '#app/shell/FigureRow.tsx'

const t = dashboard.figures

type Props = {
  businesses: readonly OwnBusiness[] | undefined
  /** Counts of the ads, and what was sold. */
  sales: CallResponse<'GET /classified/user/summary'>['data'] | undefined
  inquiries: { total: number; unread: number } | undefined
  /** Views of the pages of all listings and ads. */
  views: CallResponse<'GET /analytics/totals'>['data'] | undefined
}

/** The numbers of a business account; a dash until one is known. */
export function DashboardFigures({ businesses, sales, inquiries, views }: Props) {
  const live = businesses?.filter(({ status }) => status === 'active').length ?? 0
  return (
    <FigureRow
      figures={[
        {
          name: t.businesses,
          figure: businesses && formatCount(businesses.length),
          note: businesses && t.live(live),
        },
        {
          name: views ? t.viewsOf(views.days) : t.views,
          figure: views && formatCount(views.now.view),
          note: views && t.viewsBefore(formatCount(views.before.view)),
          trend: views?.viewsByDay,
        },
        {
          name: t.ads,
          figure: sales && formatCount(sales.total),
          note: sales && t.active(sales.byStatus.active),
        },
        {
          name: t.inquiries,
          figure: inquiries && formatCount(inquiries.total),
          note: inquiries && t.unread(inquiries.unread),
        },
        {
          name: t.revenue,
          figure: sales && formatRupees(sales.revenue),
          note: sales && t.revenueOf(sales.sold, sales.soldHere),
        },
      ]}
    />
  )
}
