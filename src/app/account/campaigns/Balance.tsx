import styles from '#styles/app/screens/statement.css?url'
import { useState } from 'react'
import { Link } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useUrlQuery } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import type { CallResponse } from '#client/call.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { ROUTES } from '#config/routes.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { adBalance as t } from '#i18n/en/app/ad-balance.ts'
import { shell } from '#i18n/en/app/shell.ts'
import { formatDate, formatMonth } from '#i18n/en/dates.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { formatRupees } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { StatementTable } from './StatementTable.tsx'

type Balance = CallResponse<'GET /ads/balance'>['data']
type Entry = CallResponse<'GET /ads/balance/entries'>['data']['entries'][number]

const MONTHS_SHOWN = 12
const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
/** Always with paise, so that the figures line up. */
const formatMoney = (rupees: number): string => money.format(rupees)

/** This month and those before it, the latest first: `2026-11`. */
function listMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: MONTHS_SHOWN }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  )
}

const lastDayOf = (month: string): string => {
  const [year = 0, of = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, of, 0)).toISOString().slice(0, 10)
}

/** What an advertiser has, and how it came to that: a page to be printed, too. */
export function Balance() {
  const { address, change } = useUrlQuery()
  const [months] = useState(() => listMonths(getKolkataDate(new Date())))
  const month = months.find((one) => one === address.get('month')) ?? months[0]!
  const balance = useRead('GET /ads/balance', { query: {} })
  const entries = useRead('GET /ads/balance/entries', {
    query: { from: `${month}-01`, until: lastDayOf(month) },
  })
  return (
    <Screen
      title={shell.screens.adBalance}
      hindi={HI_APP.screens.adBalance}
      actions={
        <>
          <Link className="button button-line" to={APP_PATHS.ads}>
            {t.back}
          </Link>
          <Button icon="page" onClick={() => print()}>
            {t.print}
          </Button>
        </>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <div className="stack">
        <QueryState query={balance}>{({ data }) => <BalanceFacts data={data} />}</QueryState>
        <div className="statement-month">
          <Select
            label={t.month}
            value={month}
            choices={months.map((value) => ({ value, text: formatMonth(value) }))}
            onChange={({ target }) => change({ month: target.value })}
          />
        </div>
        <QueryState query={entries}>
          {({ data }) => (
            <article className="panel-box panel-body stack statement num">
              <h2>
                {t.statement}, {formatMonth(month)}
              </h2>
              <StatementTable
                title={t.statement}
                heads={[t.heads.day, t.heads.what]}
                figures={[t.heads.moved, t.heads.balance]}
                rows={[
                  toRow('closing', data.until, t.closing, ['', formatMoney(data.closing)]),
                  ...data.entries.map((entry, i) =>
                    toRow(String(i), entry.at, describe(entry), [
                      formatMoney(entry.moved),
                      formatMoney(entry.balance),
                    ]),
                  ),
                  toRow('opening', data.from, t.opening, ['', formatMoney(data.opening)]),
                ]}
              />
              {data.entries.length === 0 && <p>{t.nothing}</p>}
            </article>
          )}
        </QueryState>
      </div>
    </Screen>
  )
}

const toRow = (key: string, day: string, what: string, figures: string[]) => ({
  ...{ key, figures },
  names: [formatDate(day), what],
})

/** `12 clicks, Heaters for winter`, `Payment, UTR 6341…`. */
const describe = ({ kind, clicks, title, reference, note }: Entry): string =>
  [
    kind === 'charge' ? t.clicks(clicks) : t.kinds[kind],
    ...(kind === 'credit' ? [t.clicks(clicks)] : []),
    title,
    reference,
    note,
  ]
    .filter(Boolean)
    .join(', ')

function BalanceFacts({
  data: { payment, balance, creditLimit, daysLeft, month },
}: {
  data: Balance
}) {
  return (
    <section className="panel-box panel-body stack">
      <p className="statement-sum num">
        {balance < 0 ? t.owed : t.balance} <b>{formatMoney(Math.abs(balance))}</b>
      </p>
      {payment === 'prepaid' && daysLeft !== null && <p className="mute">{t.daysLeft(daysLeft)}</p>}
      {creditLimit > 0 && <p className="mute">{t.ofThis(formatRupees(creditLimit))}</p>}
      <dl className="statement-who num">
        <div>
          <dt>{t.charged}</dt>
          <dd>
            {formatMoney(month.charged - month.credited)} <small>{t.clicks(month.clicks)}</small>
          </dd>
        </div>
        <div>
          <dt>{t.paid}</dt>
          <dd>{formatMoney(month.paid)}</dd>
        </div>
      </dl>
      {payment === 'trust' && <p>{t.trusted}</p>}
      <h2>{t.howToPay}</h2>
      <p>{t.howToPayText('')}</p>
      <a className="link" href={ROUTES.contact.path}>
        {t.contact}
      </a>
    </section>
  )
}
