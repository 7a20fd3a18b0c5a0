import { table as t } from '#i18n/en/app/table.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Meter } from '#ui/Meter.tsx'
import type { BulkState } from './use-bulk-change.ts'

type Props = {
  state: BulkState | null
  nameOf: (id: number) => string
  onClose: () => void
}

/** How far a change of many is, and afterwards what could not be done and why. */
export const BulkDialog = ({ state, nameOf, onClose }: Props) => (
  <Dialog
    open={state !== null}
    title={t.bulkTitle}
    closeLabel={t.close}
    locked={state?.isRunning ?? false}
    onClose={onClose}
  >
    {state && (
      <div className="stack">
        {state.isRunning && (
          <>
            <p className="num" role="status">
              {t.bulkRunning(state.done + state.failed.length, state.all)}
            </p>
            <Meter value={(state.done + state.failed.length) / state.all} label={t.working} />
          </>
        )}
        {!state.isRunning && <p role="status">{t.bulkDone(state.done)}</p>}
        {state.isBroken && <p className="notice notice-error">{t.bulkBroke}</p>}
        {state.failed.length > 0 && (
          <div>
            <p>{t.bulkFailed(state.failed.length)}</p>
            <ul className="bulk-failed">
              {state.failed.map(({ id, error }) => (
                <li key={id}>
                  <b>{nameOf(id)}</b>: {error}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="dialog-actions">
          <Button disabled={state.isRunning} onClick={onClose}>
            {t.close}
          </Button>
        </div>
      </div>
    )}
  </Dialog>
)
