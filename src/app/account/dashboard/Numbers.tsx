import type { OwnBusiness } from '#contract/businesses-writing.ts'
import type { Ad } from '#contract/classifieds.ts'
import { dashboard } from '#i18n/en/app/dashboard.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import { FigureRow } from '#app/shell/FigureRow.tsx'

const t = dashboard.figures

type Props = {
  businesses: readonly OwnBusiness[] | undefined
  ads: readonly Ad[] | undefined
  inquiries: { total: number; unread: number } | undefined
  /** Of the pages of all listings and ads, in as many days. */
  views: { days: number; count: number } | undefined
}

/** Sum of the prices of the ads that were marked as sold, in rupees. */
export const revenueOf = (ads: readonly Pick<Ad, 'status' | 'price'>[]): number =>
  ads.reduce((sum, { status, price }) => sum + (status === 'sold' ? (price ?? 0) : 0), 0)

/** The account's numbers; a dash until one is known. */
export function Numbers({ businesses, ads, inquiries, views }: Props) {
  const withStatus = (rows: readonly { status: string }[]) =>
    rows.filter(({ status }) => status === 'active').length
  return (
    <FigureRow
      figures={[
        {
          name: t.businesses,
          figure: businesses && formatCount(businesses.length),
          note: businesses && t.live(withStatus(businesses)),
        },
        {
          name: t.views,
          figure: views && formatCount(views.count),
          note: views && t.viewsOf(views.days),
        },
        {
          name: t.ads,
          figure: ads && formatCount(ads.length),
          note: ads && t.active(withStatus(ads)),
        },
        {
          name: t.inquiries,
          figure: inquiries && formatCount(inquiries.total),
          note: inquiries && t.unread(inquiries.unread),
        },
        { name: t.revenue, figure: ads && formatRupees(revenueOf(ads)), note: t.revenueOf },
      ]}
    />
  )
}
