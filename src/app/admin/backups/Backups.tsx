import { useState } from 'react'
import type { CallResponse, CallError } from '#client/call.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { admin } from '#i18n/en/app/admin.ts'
import { adminBackups as t } from '#i18n/en/app/admin-backups.ts'
import styles from '#styles/app/screens/backups.css?url'
import { Button } from '#ui/Button.tsx'
import { Meter } from '#ui/Meter.tsx'
import { Toast } from '#ui/Toast.tsx'
import { BackupTable } from './BackupTable.tsx'
import { BackupLocation } from './BackupLocation.tsx'
import { MINUTE_MS } from '#shared/rules/duration.ts'

/** How a backup is restored, step by step. */
const RestoreSteps = () => (
  <section className="panel-box" aria-labelledby="restore">
    <header>
      <h2 id="restore">{t.restore}</h2>
    </header>
    <ol className="panel-body stack stack-s restore-steps">
      {t.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
)

const LIST = 'GET /backups/admin'
const POLL_BUSY_MS = 2_000
const POLL_IDLE_MS = MINUTE_MS

type State = CallResponse<typeof LIST>['data']

/** The stored backups: create, check and download; and how to restore one. */
export function Backups() {
  const [isBusy, setBusy] = useState(false)
  const reading = useRead(LIST, {}, { everyMs: isBusy ? POLL_BUSY_MS : POLL_IDLE_MS })
  const running = reading.data?.data.running ?? null
  if ((running !== null) !== isBusy) setBusy(running !== null)
  const [notice, setNotice] = useState<string | null>(null)
  const invalidates = [LIST] as const
  const make = useWrite('POST /backups/admin', { invalidates })
  const check = useWrite('POST /backups/admin/{name}/check', { invalidates })
  const link = useWrite('POST /backups/admin/{name}/link')
  const onError = (error: CallError) => setNotice(error.serverMessage ?? t.failed)
  const told = (text: string) => ({ onSuccess: () => setNotice(text), onError })
  return (
    <Screen
      title={admin.screens.adminBackups.title}
      hindi={admin.screens.adminBackups.hindi}
      actions={
        <Button
          look="primary"
          busy={make.isPending && t.making}
          disabled={running !== null}
          onClick={() => make.mutate({}, told(t.begun))}
        >
          {t.make}
        </Button>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <div className="stack stack-l">
        <p className="mute">{t.lead}</p>
        <QueryState query={reading}>
          {({ data }) => (
            <>
              <Warning state={data} />
              {data.running && <Progress running={data.running} />}
              <BackupTable
                backups={data.backups}
                isBusy={data.running !== null}
                onCheck={(name) => check.mutate({ params: { name } }, told(t.checkBegun))}
                onDownload={(name) =>
                  link.mutate(
                    { params: { name } },
                    { onSuccess: (answer) => location.assign(answer.data.url), onError },
                  )
                }
              />
              <BackupLocation state={data} />
            </>
          )}
        </QueryState>
        <RestoreSteps />
      </div>
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </Screen>
  )
}

/** What is wrong, if anything is. */
const Warning = ({ state: { warning, failure } }: { state: State }) =>
  warning && (
    <p className="notice notice-error" role="alert">
      <b>{t.warnings[warning]}</b> {warning === 'failed' && failure?.reason}
    </p>
  )

function Progress({ running: { what, share } }: { running: NonNullable<State['running']> }) {
  return (
    <div className="stack stack-s">
      <p role="status">{t[what]}</p>
      {what === 'making' && <Meter value={share} label={t.making} />}
    </div>
  )
}
