import styles from '#styles/app/screens/statement.css?url'
import { Link } from 'react-router'
import { Answer } from '#app/data/Answer.tsx'
import { useList } from '#app/data/use-list.ts'
import { siteShown } from '#app/shell/site-shown.ts'
import { dayShort } from '#app/shell/when.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { APP_PATHS } from '#config/app-paths.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { campaignStats } from '#i18n/en/app/campaign-stats.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { dateInKolkata } from '#shared/rules/kolkata.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { StatementTable } from './StatementTable.tsx'

const t = campaignStats.statement
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const named = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'long', year: 'numeric' })
const monthText = (month: string): string => named.format(new Date(`${month}-01`))

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
          <Button look="primary" icon="page" onClick={() => print()}>
            {t.print}
          </Button>
        </>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <Answer of={answer}>
        {({ data }) => (
          <div className="stack">
            <div className="statement-month">
              <Select
                label={t.month}
                value={data.month}
                choices={[
                  ...new Set([data.month, dateInKolkata(new Date()).slice(0, 7), ...data.months]),
                ]
                  .sort()
                  .reverse()
                  .map((value) => ({ value, text: monthText(value) }))}
                onChange={({ target }) => change({ month: target.value })}
              />
            </div>
            <article className="panel-box panel-body stack statement num">
              <h2>{t.title(monthText(data.month))}</h2>
              {!data.isOver && <p className="notice">{t.notOver}</p>}
              <dl className="statement-who">
                <div>
                  <dt>{t.from}</dt>
                  <dd>{siteShown().name}</dd>
                </div>
                <div>
                  <dt>{t.for}</dt>
                  <dd>
                    {data.user.name}, {data.user.email}
                  </dd>
                </div>
              </dl>
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
                      ...[row.charged, row.credited, row.sum].map(formatRupees),
                    ],
                  }))}
                  total={[
                    formatCount(data.clicks),
                    ...[data.charged, data.credited, data.sum].map(formatRupees),
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
                    names: [dayShort(day), title],
                    figures: [formatCount(clicks), formatRupees(amount)],
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
                    names: [dayShort(row.day), row.title, row.reason],
                    figures: [formatCount(row.clicks), formatRupees(-row.amount)],
                  }))}
                />
              )}
              <p className="mute small">{t.note}</p>
            </article>
          </div>
        )}
      </Answer>
    </Screen>
  )
}
