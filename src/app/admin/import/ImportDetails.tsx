import { useState } from 'react'
import { Link } from '#app/router/index.ts'
import type { CallError } from '#client/call.ts'
import { useIdentityProof } from '#app/account/profile/use-identity-proof.tsx'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import { adminImport as t } from '#i18n/en/app/admin-import.ts'
import { importDecisions as d } from '#i18n/en/app/import-decisions.ts'
import { isImportRunning } from '#shared/rules/imports.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { StatusPill } from '#ui/StatusPill.tsx'
import { Stepper } from '#ui/Stepper.tsx'
import { Toast } from '#ui/Toast.tsx'
import { ColumnMapping } from './ColumnMapping.tsx'
import { DecideStep } from './DecideStep.tsx'
import { ImportChanges } from './ImportChanges.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { LeftOutColumns } from './LeftOutColumns.tsx'
import { STATE_VARIANTS } from './state-variants.ts'
import { ImportOutcome } from './ImportOutcome.tsx'

const INVALIDATES = ['GET /admin/imports', 'GET /admin/imports/{id}'] as const

const STEP_OF_STATE = {
  ...{ uploaded: 1, checking: 1, failed: 1, checked: 2, importing: 3, stopped: 3 },
  ...{ done: 4, undoing: 4, undone: 4 },
} as const

const secondsBetween = (from: string, to: string) =>
  Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 1000))

/** One file on its way: its columns, the check of its rows, the import, and taking it back. */
export function ImportDetails({ id }: { id: number }) {
  const input = { params: { id } }
  const reading = useRead('GET /admin/imports/{id}', input)
  const runs = reading.data !== undefined && isImportRunning(reading.data.data.state)
  // While it runs it is asked for again and again.
  useRead('GET /admin/imports/{id}', input, { everyMs: 1000, enabled: runs })
  const check = useWrite('POST /admin/imports/{id}/check', { invalidates: INVALIDATES })
  const run = useWrite('POST /admin/imports/{id}/run', { invalidates: INVALIDATES })
  const stop = useWrite('POST /admin/imports/{id}/stop', { invalidates: INVALIDATES })
  const undo = useWrite('POST /admin/imports/{id}/undo', { invalidates: INVALIDATES })
  const [asksUndo, askUndo] = useState(false)
  const [isMapping, changeColumns] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const { ensure, dialog } = useIdentityProof()
  const onError = (error: CallError) =>
    setNotice(Object.values(error.fields ?? {})[0] ?? error.serverMessage ?? t.failed)
  // Both change many listings at once.
  const prove = async (action: typeof run | typeof undo) => {
    if (await ensure()) action.mutate(input, { onError })
  }
  const isBusy = check.isPending || run.isPending || undo.isPending
  return (
    <QueryState query={reading}>
      {({ data }) => {
        const { state, file, by, createdAt, startedAt, endedAt, counts, problem } = data
        const isDeciding = state === 'checked' && !isMapping
        return (
          <div className="stack stack-l">
            <div className="import-head">
              <h2>{file}</h2>
              <StatusPill look={STATE_VARIANTS[state]}>{t.states[state]}</StatusPill>
              <small>
                {t.by(by ?? t.somebody, formatDateTime(createdAt))}
                {state === 'checked' && counts && startedAt && endedAt && (
                  <> · {d.checkedIn(counts.rows, d.seconds(secondsBetween(startedAt, endedAt)))}</>
                )}
              </small>
            </div>
            <Stepper
              label={d.steps.label}
              steps={d.stepNames}
              at={STEP_OF_STATE[state]}
              doneText={d.steps.done}
            />
            {(state === 'checking' || state === 'importing' || state === 'undoing') && (
              <ImportProgress one={data} state={state}>
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
              </ImportProgress>
            )}
            {problem && <p className="notice notice-error whitespace-pre-line">{problem}</p>}
            {counts && isDeciding && (
              <DecideStep
                one={data}
                counts={counts}
                onChangeColumns={() => changeColumns(true)}
                onFailed={setNotice}
              >
                <LeftOutColumns one={data} />
                {data.changes.length > 0 && (
                  <ImportChanges one={data} updated={counts.updated} onFailed={setNotice} />
                )}
              </DecideStep>
            )}
            {counts && isDeciding && (
              <div className="save-bar import-bar">
                <p className="grow">
                  <b>{data.remembered ? d.remembered : d.kept}</b>
                  <br />
                  {d.bar(data.toDecide)}
                </p>
                <Link className="button button-line" to={ADMIN_PATHS.adminImport}>
                  {d.later}
                </Link>
                <Button
                  look="primary"
                  disabled={data.toImport === 0}
                  busy={isBusy && t.working}
                  onClick={() => void prove(run)}
                >
                  {data.toImport === 0 ? t.nothing : d.run(data.toImport)}
                </Button>
              </div>
            )}
            {counts && !runs && state !== 'uploaded' && state !== 'checked' && (
              <ImportOutcome one={data} counts={counts} onFailed={setNotice}>
                {state === 'stopped' && (
                  <Button look="primary" busy={isBusy && t.working} onClick={() => void prove(run)}>
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
            {(state === 'uploaded' || state === 'failed' || (state === 'checked' && isMapping)) && (
              <ColumnMapping
                one={data}
                isBusy={isBusy}
                onCheck={(body) => {
                  changeColumns(false)
                  check.mutate({ ...input, body }, { onError })
                }}
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
                void prove(undo)
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
