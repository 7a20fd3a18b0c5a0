import type { CallResponse } from '#client/call.ts'
import { dashboard } from '#i18n/en/app/dashboard.ts'
import { formatCount } from '#shared/rules/money.ts'
import { FigureRow } from '#app/shell/FigureRow.tsx'

const t = dashboard.figures

type Props = {
  favourites: number | undefined
  reviews: number | undefined
  sales: CallResponse<'GET /classified/user/summary'>['data'] | undefined
  inquiries: { total: number; unread: number } | undefined
}

/** The numbers of an account without a business; ads only when there are some. */
export const MemberFigures = ({ favourites, reviews, sales, inquiries }: Props) => (
  <FigureRow
    figures={[
      {
        name: t.favourites,
        figure: favourites === undefined ? undefined : formatCount(favourites),
        note: t.favouritesNote,
      },
      {
        name: t.reviews,
        figure: reviews === undefined ? undefined : formatCount(reviews),
        note: t.reviewsNote,
      },
      ...(sales && sales.total > 0
        ? [
            {
              name: t.ads,
              figure: formatCount(sales.total),
              note: t.active(sales.byStatus.active),
            },
            {
              name: t.inquiries,
              figure: inquiries && formatCount(inquiries.total),
              note: inquiries && t.unread(inquiries.unread),
            },
          ]
        : []),
    ]}
  />
)
