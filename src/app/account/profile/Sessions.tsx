import { PREFIX } from '#shared/view/address.ts'
import { useId, useState } from 'react'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { formatDay } from '#app/shell/format-time.ts'
import { security } from '#i18n/en/app/security.ts'
import { clearSession } from '#stores/session.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmAccountAction } from './ConfirmAccountAction.tsx'

const t = security.sessions

/** Where the account is signed in, and the ways to end that. */
export function Sessions({ onNotice }: { onNotice: (text: string) => void }) {
  const id = useId()
  const [isSure, setDialog] = useState(false)
  const sessions = useRead('GET /users/profile/sessions', {})
  const end = useWrite('DELETE /users/profile/sessions/{key}', {
    invalidates: ['GET /users/profile/sessions'],
  })
  const endAll = useWrite('DELETE /users/profile/sessions')
  const failed = () => onNotice(t.failed)
  const endThere = (key: string) =>
    end.mutate({ params: { key } }, { onSuccess: () => onNotice(t.ended), onError: failed })
  const leave = () =>
    endAll.mutate(
      {},
      {
        onSuccess: () => {
          clearSession()
          location.assign(PREFIX || '/')
        },
        onError: failed,
        onSettled: () => setDialog(false),
      },
    )
  return (
    <section className="panel-box" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t.title}</h2>
        <Button onClick={() => setDialog(true)}>{t.all}</Button>
      </header>
      <p className="panel-body mute">{t.lead}</p>
      <QueryState query={sessions}>
        {({ data }) => (
          <ul className="lines">
            {data.map(({ key, device, network, startedAt, lastSeenAt, isThis }) => (
              <li key={key}>
                <div>
                  <b>{device}</b> {isThis && <span className="pill pill-live">{t.here}</span>}
                  <small>
                    {[
                      network && t.network(network),
                      t.since(formatDay(startedAt)),
                      t.last(formatDay(lastSeenAt)),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </div>
                {!isThis && (
                  <Button
                    aria-label={t.endNamed(device)}
                    disabled={end.isPending}
                    onClick={() => endThere(key)}
                  >
                    {t.end}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <ConfirmAccountAction
        open={isSure}
        title={t.sureAll}
        text={t.sureAllText}
        yes={t.all}
        isBusy={endAll.isPending}
        onYes={leave}
        onClose={() => setDialog(false)}
      />
    </section>
  )
}
