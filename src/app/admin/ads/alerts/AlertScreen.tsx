import { useState } from 'react'
import { Link } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useNow } from '#app/data/use-now.ts'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { FigureRow } from '#app/shell/FigureRow.tsx'
import { Screen } from '#app/shell/Screen.tsx'
import { formatRecentTime, formatDateTime } from '#app/shell/format-time.ts'
import type { CallError } from '#client/call.ts'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import { adAlerts as t } from '#i18n/en/app/ad-alerts.ts'
import { formatCount, formatRupees } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { INVALIDATES, type ClickAlert, type ChosenSources } from './alert.ts'
import { ClickSources } from './ClickSources.tsx'
import { WithdrawClicks } from './WithdrawClicks.tsx'

const NOTHING: ChosenSources = { sites: [], networks: [], browsers: [], hours: [] }
const notice = (chosen: ChosenSources) =>
  Object.fromEntries(Object.entries(chosen).map(([kind, keys]) => [kind, keys.join(',')]))

type Props = { id: number; setNotice: (text: string) => void }

/** Unusual clicks of a campaign: how many, where they come from, and what taking them back costs. */
export function AlertScreen({ id, setNotice }: Props) {
  const [chosen, choose] = useState(NOTHING)
  const params = { id: String(id) as never }
  const whole = useRead('GET /ads/alerts/{id}', { params, query: {} })
  const counted = useRead('GET /ads/alerts/{id}', { params, query: notice(chosen) })
  return (
    <QueryState query={whole}>
      {({ data }) => (
        <Screen
          title={t.title(data.campaignTitle)}
          actions={<Acts alert={data} setNotice={setNotice} />}
        >
          <div className="stack">
            <p>
              <Link className="link" to={ADMIN_PATHS.adminAds}>
                {t.back}
              </Link>{' '}
              · {data.advertiser}
            </p>
            <State alert={data} />
            <Figures alert={data} />
            <div className="split">
              <ClickSources alert={data} chosen={chosen} onChoose={choose} />
              <aside className="stack decide-side">
                {data.outcome === null && (
                  <WithdrawClicks
                    alert={data}
                    chosen={chosen}
                    found={counted.data?.data.chosen}
                    onDone={(credited) => {
                      choose(NOTHING)
                      setNotice(t.takeBack.done(formatRupees(credited)))
                    }}
                  />
                )}
                <History alert={data} />
              </aside>
            </div>
          </div>
        </Screen>
      )}
    </QueryState>
  )
}

function Acts({ alert, setNotice }: { alert: ClickAlert; setNotice: Props['setNotice'] }) {
  const accept = useWrite('POST /ads/alerts/{id}/normal', { invalidates: INVALIDATES })
  const pause = useWrite('PUT /ads/campaigns/{id}', { invalidates: INVALIDATES })
  const told = (done: string) => ({
    onSuccess: () => setNotice(done),
    onError: (error: CallError) => setNotice(error.serverMessage ?? t.failed),
  })
  return (
    <>
      {alert.campaignStatus === 'active' && (
        <Button
          busy={pause.isPending && t.working}
          onClick={() =>
            pause.mutate(
              { params: { id: alert.campaignId }, body: { status: 'paused' } },
              told(t.paused),
            )
          }
        >
          {t.pause}
        </Button>
      )}
      {alert.outcome === null && (
        <Button
          look="bare"
          busy={accept.isPending && t.working}
          onClick={() => accept.mutate({ params: { id: alert.id } }, told(t.accepted))}
        >
          {t.normal}
        </Button>
      )}
    </>
  )
}

const State = ({ alert: { outcome, kind } }: { alert: ClickAlert }) =>
  outcome === null ? (
    <div className="notice notice-error" role="alert">
      <Icon name="warn" />
      <p>
        <b>{t.kinds[kind]}.</b> {t.holds} {t.untold}
      </p>
    </div>
  ) : (
    <p className="notice" role="status">
      {t.outcomes[outcome]}
    </p>
  )

function Figures({ alert: { hours, share, usual, raisedAt } }: { alert: ClickAlert }) {
  const sum = (part: 'clicks' | 'held' | 'charged') =>
    hours.reduce((all, hour) => all + hour[part], 0)
  const f = t.figures
  const since = formatRecentTime(raisedAt, useNow())
  return (
    <FigureRow
      figures={[
        {
          ...{ name: f.charged, figure: formatCount(sum('clicks')) },
          note: formatRupees(sum('charged')),
        },
        { name: f.held, figure: formatCount(sum('held')), note: since },
        { name: f.share, figure: t.percent(share), note: undefined },
        { name: f.usual, figure: formatCount(usual), note: f.median },
      ]}
    />
  )
}

function History({ alert: { raisedAt, told } }: { alert: ClickAlert }) {
  const now = useNow()
  return (
    <section className="panel-box" aria-labelledby="alert-history">
      <header>
        <h2 id="alert-history">{t.history}</h2>
      </header>
      <ul className="ledger">
        {[t.raised, t.told(told)].map((line) => (
          <li key={line}>
            <span>{line}</span>
            <time dateTime={raisedAt} title={formatDateTime(raisedAt)}>
              {formatRecentTime(raisedAt, now)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
