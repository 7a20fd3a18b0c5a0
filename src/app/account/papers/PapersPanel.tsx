import { Link } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { readPage, useList } from '#app/data/use-list.ts'
import { adPaperPath } from '#config/app-paths.ts'
import { adPapers as t } from '#i18n/en/app/ad-papers.ts'
import { formatDate, formatMonth } from '#i18n/en/dates.ts'
import { paging } from '#i18n/en/paging.ts'
import { formatExactRupees } from '#shared/rules/money.ts'
import { Pagination } from '#ui/Pagination.tsx'

/** The receipts, invoices and credit notes of an advertiser, the latest first. */
export function PapersPanel() {
  const list = useList('GET /ads/papers', (at) => ({ page: readPage(at), limit: 10 }))
  return (
    <section className="panel-box panel-body stack">
      <h2>{t.list}</h2>
      <QueryState query={list.answer}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <p className="mute">{t.none}</p>
          ) : (
            <>
              <ul className="paper-list num">
                {data.map(({ id, kind, number, day, month, amount }) => (
                  <li key={id}>
                    <Link className="link" to={adPaperPath(id)}>
                      {t.kinds[kind]}, {month ? formatMonth(month) : formatDate(day)}
                    </Link>
                    <small>
                      {number} · {formatExactRupees(amount)}
                    </small>
                  </li>
                ))}
              </ul>
              <Pagination
                page={pagination.page}
                pages={pagination.totalPages}
                hrefOf={(to) => list.hrefOf({ page: to })}
                onChoose={(to) => list.change({ page: to })}
                t={paging}
              />
            </>
          )
        }
      </QueryState>
    </section>
  )
}
