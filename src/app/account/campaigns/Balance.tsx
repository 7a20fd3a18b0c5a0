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
import { getLastDayOfMonth, listMonths } from '#shared/rules/ad-figures.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'
import { formatExactRupees, formatRupees } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { BillingPanel } from '#app/account/papers/BillingPanel.tsx'
import { PapersPanel } from '#app/account/papers/PapersPanel.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { ClicksFile } from './ClicksFile.tsx'
import { StatementTable } from './StatementTable.tsx'

type Balance = CallResponse<'GET /ads/balance'>['data']
type Entry = CallResponse<'GET /ads/balance/entries'>['data']['entries'][number]

const MONTHS_SHOWN = 12
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What an advertiser has, and how it came to that: a page to be printed, too. */
export function Balance() {
  const { address, change } = useUrlQuery()
  const [months] = useState(() => listMonths(getKolkataDate(new Date()), MONTHS_SHOWN))
  const span = readSpan(address, months)
  const balance = useRead('GET /ads/balance', { query: {} })
  const entries = useRead('GET /ads/balance/entries', {
    query: { from: span.from, until: span.until },
  })
  return (
    <Screen
      title={shell.screens.adBalance}
      hindi={HI_APP.screens.adBalance}
      actions={
        <>
          <Link className="button button-primary" to={APP_PATHS.addMoney}>
            {shell.screens.addMoney}
          </Link>
          <Link className="button button-line" to={APP_PATHS.ads}>
            {t.back}
          </Link>
          <ClicksFile month={span.from.slice(0, 7)} />
          <Button icon="page" onClick={() => print()}>
            {t.print}
          </Button>
        </>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <div className="stack">
        <QueryState query={balance}>{({ data }) => <BalanceFacts data={data} />}</QueryState>
        <div className="statement-month row">
          <Select
            label={t.month}
            value={span.month}
            choices={[
              ...months.map((value) => ({ value, text: formatMonth(value) })),
              { value: OTHER, text: t.otherPeriod },
            ]}
            onChange={({ target }) =>
              change(
                target.value === OTHER
                  ? { month: null, from: span.from, until: span.until }
                  : { month: target.value, from: null, until: null },
              )
            }
          />
          {span.month === OTHER && (
            <>
              <TextInput
                type="date"
                label={t.from}
                value={span.from}
                max={span.until}
                onChange={({ target }) => target.value && change({ from: target.value })}
              />
              <TextInput
                type="date"
                label={t.until}
                value={span.until}
                min={span.from}
                onChange={({ target }) => target.value && change({ until: target.value })}
              />
            </>
          )}
        </div>
        <QueryState query={entries}>
          {({ data }) => (
            <article className="panel-box panel-body stack statement num">
              <StatementTable
                title={`${t.statement}, ${nameOfSpan(span)}`}
                heads={[t.heads.day, t.heads.what]}
                figures={[t.heads.moved, t.heads.balance]}
                rows={[
                  toRow('closing', data.until, t.closing, ['', formatExactRupees(data.closing)]),
                  ...data.entries.map((entry, i) =>
                    toRow(String(i), entry.at, describe(entry), [
                      formatExactRupees(entry.moved),
                      formatExactRupees(entry.balance),
                    ]),
                  ),
                  toRow('opening', data.from, t.opening, ['', formatExactRupees(data.opening)]),
                ]}
              />
              {data.entries.length === 0 && <p>{t.nothing}</p>}
            </article>
          )}
        </QueryState>
        <div className="balance-papers">
          <PapersPanel />
          <BillingPanel />
        </div>
      </div>
    </Screen>
  )
}

const nameOfSpan = ({ month, from, until }: ReturnType<typeof readSpan>): string =>
  month === OTHER ? t.days(formatDate(from), formatDate(until)) : formatMonth(month)

/** The choice of a period that is no month. */
const OTHER = 'other'

/** The period that the address names: a month, or from one day until another. */
function readSpan(address: URLSearchParams, months: readonly string[]) {
  const [from, until] = [address.get('from') ?? '', address.get('until') ?? '']
  if (DAY.test(from) && DAY.test(until) && from <= until) return { month: OTHER, from, until }
  const month = months.find((one) => one === address.get('month')) ?? months[0]!
  return { month, from: `${month}-01`, until: getLastDayOfMonth(month) }
}

const toRow = (key: string, day: string, what: string, figures: string[]) => ({
  ...{ key, figures },
  names: [formatDate(day), what],
})

/** `12 clicks, Heaters for winter`, `Payment, UTR 6341…`. */
const describe = ({ kind, clicks, title, reference, note, tax }: Entry): string =>
  [
    kind === 'charge' ? t.clicks(clicks) : t.kinds[kind],
    ...(kind === 'credit' ? [t.clicks(clicks)] : []),
    title,
    reference,
    note,
    tax > 0 ? t.withTax(formatExactRupees(tax)) : null,
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
        {balance < 0 ? t.owed : t.balance} <b>{formatExactRupees(Math.abs(balance))}</b>
      </p>
      {payment === 'prepaid' && daysLeft !== null && <p className="mute">{t.daysLeft(daysLeft)}</p>}
      {creditLimit > 0 && <p className="mute">{t.ofThis(formatRupees(creditLimit))}</p>}
      <dl className="statement-who num">
        <div>
          <dt>{t.charged}</dt>
          <dd>
            {formatExactRupees(month.charged - month.credited)}{' '}
            <small>{t.clicks(month.clicks)}</small>
          </dd>
        </div>
        <div>
          <dt>{t.paid}</dt>
          <dd>{formatExactRupees(month.paid)}</dd>
        </div>
      </dl>
      {payment === 'trust' && <p>{t.trusted}</p>}
      <h2>{t.howToPay}</h2>
      <p>{t.howToPayText}</p>
      <a className="link" href={ROUTES.contact.path}>
        {t.contact}
      </a>
    </section>
  )
}
