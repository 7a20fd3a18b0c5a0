import { Link } from '#app/router/index.ts'
import type { UrlQueryChanges } from '#app/data/use-list.ts'
import type { CallResponse } from '#client/call.ts'
import { analytics as t } from '#i18n/en/app/analytics.ts'
import { paging } from '#i18n/en/paging.ts'
import { VISITOR_ACTION_KINDS } from '#shared/rules/analytics.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Pagination } from '#ui/Pagination.tsx'

type Listings = CallResponse<'GET /analytics/listings'>
type Props = {
  rows: Listings['data']
  pagination: Listings['pagination']
  address: URLSearchParams
  hrefOf: (changes: UrlQueryChanges) => string
  change: (changes: UrlQueryChanges) => void
}

/** Each listing and ad with its sums; its name leads to its figures alone. */
export function ListingTable({ rows, pagination, address, hrefOf, change }: Props) {
  return (
    <section aria-labelledby="listings">
      <h2 id="listings" className="counts-title">
        {t.listings}
      </h2>
      <div className="data-frame counts">
        <table className="data">
          <thead>
            <tr>
              <th scope="col">{t.listing}</th>
              {VISITOR_ACTION_KINDS.map((kind) => (
                <th key={kind} scope="col" className="r">
                  {t.kinds[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ noun, id, name, counts, viewsBefore }) => (
              <tr key={`${noun}-${id}`}>
                <th scope="row">
                  <Link
                    className="name"
                    to={hrefOf({ of: `${noun}-${id}` })}
                    aria-label={t.onlyThis(name)}
                    aria-current={address.get('of') === `${noun}-${id}` || undefined}
                  >
                    {name}
                  </Link>
                  <small>{t.nouns[noun]}</small>
                </th>
                {VISITOR_ACTION_KINDS.map((kind) => (
                  <td key={kind} className="num r" data-label={t.kinds[kind]}>
                    <b>{formatCount(counts[kind])}</b>
                    {kind === 'view' && <small>{t.viewsBefore(formatCount(viewsBefore))}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pagination
        page={pagination.page}
        pages={pagination.totalPages}
        t={paging}
        hrefOf={(page) => hrefOf({ page })}
        onChoose={(page) => change({ page })}
      />
    </section>
  )
}
