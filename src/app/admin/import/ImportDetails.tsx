import { useState } from 'react'
import type { CallError } from '#client/call.ts'
import { useIdentityProof } from '#app/account/profile/use-identity-proof.tsx'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { adminImport as t } from '#i18n/en/app/admin-import.ts'
import { isRunning } from '#shared/rules/imports.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Meter } from '#ui/Meter.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'
import { Toast } from '#ui/Toast.tsx'
import { ColumnMapping } from './ColumnMapping.tsx'
import { STATE_VARIANTS } from './state-variants.ts'
import { ImportOutcome } from './ImportOutcome.tsx'

const INVALIDATES = ['GET /admin/imports', 'GET /admin/imports/{id}'] as const

/** One file on its way: its columns, the check of its rows, the import, and taking it back. */
export function ImportDetails({ id }: { id: number }) {
  const input = { params: { id } }
  const reading = useRead('GET /admin/imports/{id}', input)
  const runs = reading.data !== undefined && isRunning(reading.data.data.state)
  // While it runs it is asked for again and again.
  useRead('GET /admin/imports/{id}', input, { everyMs: 1000, enabled: runs })
  const check = useWrite('POST /admin/imports/{id}/check', { invalidates: INVALIDATES })
  const run = useWrite('POST /admin/imports/{id}/run', { invalidates: INVALIDATES })
  const stop = useWrite('POST /admin/imports/{id}/stop', { invalidates: INVALIDATES })
  const undo = useWrite('POST /admin/imports/{id}/undo', { invalidates: INVALIDATES })
  const [asksUndo, askUndo] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const { ensure, dialog } = useIdentityProof()
  const onError = (error: CallError) =>
    setNotice(Object.values(error.fields ?? {})[0] ?? error.serverMessage ?? t.failed)
  const isBusy = check.isPending || run.isPending || undo.isPending
  return (
    <QueryState query={reading}>
      {({ data }) => {
        const { state, file, by, createdAt, done, total, counts, problem } = data
        return (
          <div className="stack stack-l">
            <div className="import-head">
              <h2>{file}</h2>
              <StatusPill look={STATE_VARIANTS[state]}>{t.states[state]}</StatusPill>
              <small>{t.by(by ?? t.somebody, formatDateTime(createdAt))}</small>
            </div>
            {(state === 'checking' || state === 'importing' || state === 'undoing') && (
              <div className="stack" role="status">
                <p>
                  {t.progress[state]}… {t.leave}
                </p>
                <Meter value={total > 0 ? done / total : 0} label={t.progress[state]} />
                {state !== 'undoing' && (
                  <div className="row">
                    <Button
                      busy={stop.isPending && t.working}
                      onClick={() => stop.mutate(input, { onError })}
                    >
                      {t.stop}
                    </Button>
                  </div>
                )}
              </div>
            )}
            {problem && <p className="notice notice-error import-problem">{problem}</p>}
            {counts && !runs && state !== 'uploaded' && (
              <ImportOutcome one={data} counts={counts} onFailed={setNotice}>
                {state === 'checked' && (
                  <Button
                    look="primary"
                    disabled={counts.created + counts.updated === 0}
                    busy={isBusy && t.working}
                    onClick={() => run.mutate(input, { onError })}
                  >
                    {counts.created + counts.updated === 0
                      ? t.nothing
                      : t.run(counts.created + counts.updated)}
                  </Button>
                )}
                {state === 'stopped' && (
                  <Button
                    look="primary"
                    busy={isBusy && t.working}
                    onClick={() => run.mutate(input, { onError })}
                  >
                    {t.goOn}
                  </Button>
                )}
                {(state === 'done' || state === 'stopped') && (
                  <Button icon="undo" disabled={isBusy} onClick={() => askUndo(true)}>
                    {t.undo}
                  </Button>
                )}
              </ImportOutcome>
            )}
            {(state === 'uploaded' || state === 'checked' || state === 'failed') && (
              <ColumnMapping
                one={data}
                isBusy={isBusy}
                onCheck={(body) => check.mutate({ ...input, body }, { onError })}
              />
            )}
            <ConfirmDialog
              open={asksUndo}
              title={t.undoTitle(file)}
              texts={{ close: t.close, cancel: t.cancel, confirm: t.undo, busy: t.working }}
              isDangerous
              onClose={() => askUndo(false)}
              onConfirm={() => {
                askUndo(false)
                void ensure().then((isShown) => isShown && undo.mutate(input, { onError }))
              }}
            >
              <p>{t.undoText}</p>
            </ConfirmDialog>
            {dialog}
            <Toast onGone={() => setNotice(null)}>{notice}</Toast>
          </div>
        )
      }}
    </QueryState>
  )
}
