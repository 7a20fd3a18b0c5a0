import styles from '#styles/app/screens/statement.css?url'
import { Link } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useList } from '#app/data/use-list.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { campaignStats } from '#i18n/en/app/campaign-stats.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { formatDate, formatMonth } from '#i18n/en/dates.ts'
import { getLastDayOfMonth } from '#shared/rules/ad-figures.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { formatCount, formatExactRupees } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { ClicksFile } from './ClicksFile.tsx'
import { StatementTable } from './StatementTable.tsx'

const t = campaignStats.statement
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** `1 Nov 2026 to 30 Nov 2026`. */
function periodText(month: string): string {
  return t.days(formatDate(`${month}-01`), formatDate(getLastDayOfMonth(month)))
}

/** What a month cost, as a page to be printed or saved as PDF by the browser. */
export function Statement() {
  const { answer, change } = useList('GET /ads/statements', (at) => {
    const month = at.get('month') ?? ''
    return MONTH.test(month) ? { month } : {}
  })
  return (
    <Screen
      title={shell.screens.adStatement}
      hindi={HI_APP.screens.adStatement}
      actions={
        <>
          <Link className="button button-line" to={APP_PATHS.ads}>
            {t.back}
          </Link>
          {answer.data && <ClicksFile month={answer.data.data.month} />}
          <Button look="primary" icon="page" onClick={() => print()}>
            {t.print}
          </Button>
        </>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <QueryState query={answer}>
        {({ data }) => (
          <div className="stack">
            <div className="statement-month">
              <Select
                label={t.month}
                value={data.month}
                choices={[
                  ...new Set([data.month, getKolkataDate(new Date()).slice(0, 7), ...data.months]),
                ]
                  .sort()
                  .reverse()
                  .map((value) => ({ value, text: formatMonth(value) }))}
                onChange={({ target }) => change({ month: target.value })}
              />
            </div>
            <article className="panel-box panel-body stack statement num">
              <h2>{t.title(formatMonth(data.month))}</h2>
              {!data.isOver && <p className="notice">{t.notOver}</p>}
              <dl className="statement-who">
                <div>
                  <dt>{t.from}</dt>
                  <dd>
                    <Lines of={[data.from.name, data.from.address, data.from.email]} />
                  </dd>
                </div>
                <div>
                  <dt>{t.for}</dt>
                  <dd>
                    <Lines of={[data.user.name, data.user.email ?? '']} />
                  </dd>
                </div>
                <div>
                  <dt>{t.number}</dt>
                  <dd>{data.number}</dd>
                </div>
                <div>
                  <dt>{t.period}</dt>
                  <dd>{periodText(data.month)}</dd>
                </div>
              </dl>
              <p className="statement-sum">
                {data.sum < 0 ? t.toYou : t.sum} <b>{formatExactRupees(Math.abs(data.sum))}</b>
              </p>
              {data.campaigns.length === 0 ? (
                <p>{t.empty}</p>
              ) : (
                <StatementTable
                  title={t.campaigns}
                  heads={[t.heads.campaign]}
                  figures={[t.heads.clicks, t.heads.charged, t.heads.credited, t.heads.sum]}
                  rows={data.campaigns.map((row) => ({
                    key: String(row.campaignId),
                    names: [row.title],
                    figures: [
                      formatCount(row.clicks),
                      ...[row.charged, row.credited, row.sum].map(formatExactRupees),
                    ],
                  }))}
                  total={[
                    formatCount(data.clicks),
                    ...[data.charged, data.credited, data.sum].map(formatExactRupees),
                  ]}
                />
              )}
              {data.lines.length > 0 && (
                <StatementTable
                  title={t.lines}
                  heads={[t.heads.day, t.heads.campaign]}
                  figures={[t.heads.clicks, t.heads.amount]}
                  rows={data.lines.map(({ campaignId, day, title, clicks, amount }) => ({
                    key: `${day} ${campaignId}`,
                    names: [formatDate(day), title],
                    figures: [formatCount(clicks), formatExactRupees(amount)],
                  }))}
                />
              )}
              {data.credits.length > 0 && (
                <StatementTable
                  title={t.credits}
                  heads={[t.heads.day, t.heads.campaign, t.heads.reason]}
                  figures={[t.heads.clicks, t.heads.amount]}
                  rows={data.credits.map((row, at) => ({
                    key: String(at),
                    names: [
                      formatDate(getKolkataDate(new Date(row.creditedAt))),
                      row.title,
                      t.creditFor(formatDate(row.day), row.reason),
                    ],
                    figures: [formatCount(row.clicks), formatExactRupees(-row.amount)],
                  }))}
                />
              )}
              <p className="mute small">{t.note}</p>
            </article>
          </div>
        )}
      </QueryState>
    </Screen>
  )
}

/** Lines of an address; those that are blank are left out. */
const Lines = ({ of }: { of: readonly string[] }) => (
  <>
    {of
      .filter((line) => line !== '')
      .map((line) => (
        <span key={line}>{line}</span>
      ))}
  </>
)
