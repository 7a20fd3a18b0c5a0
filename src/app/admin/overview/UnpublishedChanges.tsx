import { useNow } from '#app/data/use-now.ts'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { formatRecentTime, formatDateTime } from '#app/shell/format-time.ts'
import { overview as t } from '#i18n/en/app/overview.ts'
import { Button } from '#ui/Button.tsx'
import { MINUTE_MS } from '#shared/rules/duration.ts'

const SOON_MS = 5000

/** What was changed and is not live yet, by name, and the button that does not let it wait. */
export function UnpublishedChanges() {
  const publish = useWrite('POST /publications', { invalidates: ['GET /publications'] })
  const everyMs = publish.isSuccess ? SOON_MS : MINUTE_MS
  const state = useRead('GET /publications', {}, { everyMs }).data?.data
  const now = useNow()
  if (!state) return null
  const more = state.pending - state.waiting.length
  return (
    <section className="panel-box" aria-labelledby="publishing">
      <header>
        <h2 id="publishing">{t.waitingTitle}</h2>
        {state.pending > 0 && (
          <Button
            icon="upload"
            busy={publish.isPending && t.publishingNow}
            onClick={() => publish.mutate({})}
          >
            {t.publishNow}
          </Button>
        )}
      </header>
      <div role="alert">
        {publish.error && (
          <p className="notice notice-error">{publish.error.serverMessage ?? t.notPublished}</p>
        )}
      </div>
      {state.waiting.length === 0 ? (
        <p className="panel-body">{t.nothingPending}</p>
      ) : (
        <ul className="ledger">
          {state.waiting.map(({ id, at, noun, change, title }) => (
            <li key={id}>
              <b>{title ?? waitingName(noun)}</b>
              <time dateTime={at} title={formatDateTime(at)}>
                {formatRecentTime(at, now)}
              </time>
              <small>
                {t.nouns[noun] ?? noun}, {t.changes[change]}
              </small>
            </li>
          ))}
        </ul>
      )}
      {state.waiting.length > 0 && (
        <p className="panel-foot">
          {more > 0 && `${t.moreWaiting(more)} `}
          {t.publishedSoon}
        </p>
      )}
    </section>
  )
}

/** Settings are one; of other nouns without a record many were changed at once. */
const waitingName = (noun: string): string => {
  const name = t.nouns[noun] ?? noun
  return noun === 'settings' ? name : t.many(name)
}
