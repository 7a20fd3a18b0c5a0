import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { overview as t } from '#i18n/en/app/overview.ts'
import { Icon } from '#ui/Icon.tsx'

const MINUTE_MS = 60_000

/** What is live, what is queued, and recent failures with their cause. */
export function Publishing() {
  const reading = useRead('GET /publications', {}, { everyMs: MINUTE_MS })
  return (
    <section className="panel-box" aria-labelledby="publishing">
      <header>
        <h2 id="publishing">{t.publishing}</h2>
      </header>
      <QueryState query={reading}>
        {({ data: { lastLive, pending, pendingSince, latest } }) => {
          const failed = latest.find(({ outcome }) => outcome === 'failed')
          const isMended = failed && lastLive && lastLive.startedAt > failed.startedAt
          return (
            <>
              <div className="live-line">
                <Icon name={lastLive ? 'check' : 'info'} className="is-ok" />
                <b>{lastLive ? t.live(formatDateTime(lastLive.startedAt)) : t.notLive}</b>
                {lastLive?.pages != null && <p>{t.pages(lastLive.pages)}</p>}
              </div>
              <div className="live-line">
                <Icon name="clock" className={pending > 0 ? 'is-warn' : 'is-ok'} />
                <b>
                  {pending > 0 && pendingSince
                    ? t.pending(pending, formatDateTime(pendingSince))
                    : t.nothingPending}
                </b>
              </div>
              {failed && (
                <div className="live-line">
                  <Icon name="warn" className={isMended ? 'is-warn' : 'is-no'} />
                  <b>{t.failed(formatDateTime(failed.startedAt), Boolean(isMended))}</b>
                  {failed.error && <p>{failed.error}</p>}
                </div>
              )}
              {lastLive?.deliveryError && (
                <div className="live-line">
                  <Icon name="warn" className="is-no" />
                  <b>{t.notDelivered}</b>
                  <p>{lastLive.deliveryError}</p>
                </div>
              )}
            </>
          )
        }}
      </QueryState>
    </section>
  )
}
