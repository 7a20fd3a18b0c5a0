import styles from '#styles/app/screens/analytics.css?url'
import { QueryState } from '#app/data/QueryState.tsx'
import { readPage, useList } from '#app/data/use-list.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { HI_APP } from '#i18n/hi-app.ts'
import { analytics as t } from '#i18n/en/app/analytics.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { readAnalyticsFilters } from './analytics-filters.ts'
import { PeriodFigures } from './PeriodFigures.tsx'
import { AnalyticsDownloads } from './AnalyticsDownloads.tsx'
import { ListingTable } from './ListingTable.tsx'

/** What people did with one's own listings and ads, all of them or one. */
export function Analytics() {
  const list = useList('GET /analytics/listings', (at) => ({
    days: String(readAnalyticsFilters(at).days),
    page: String(readPage(at)),
  }))
  return (
    <Screen title={shell.screens.analytics} hindi={HI_APP.screens.analytics}>
      <link rel="stylesheet" href={styles} precedence="screen" />
      <div className="stack">
        <QueryState query={list.answer}>
          {({ data, pagination }) =>
            data.length === 0 && pagination.total === 0 && pagination.page === 1 ? (
              <div className="panel-box">
                <EmptyState level="h2" title={t.none} text={t.noneText} />
              </div>
            ) : (
              <>
                <PeriodFigures />
                <ListingTable {...list} rows={data} pagination={pagination} />
                <div className="row">
                  <AnalyticsDownloads chosen={readAnalyticsFilters(list.address)} />
                </div>
              </>
            )
          }
        </QueryState>
        <details className="panel-box counting">
          <summary>{t.counting}</summary>
          <ul>
            {t.countingTexts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      </div>
    </Screen>
  )
}
