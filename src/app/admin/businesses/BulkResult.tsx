import type { CallResponse } from '#client/call.ts'
import { adminBusinesses as t } from '#i18n/en/app/admin-businesses.ts'
import { table } from '#i18n/en/app/table.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Meter } from '#ui/Meter.tsx'
import type { ListingBulk } from './use-listing-bulk.ts'

type Bulk = CallResponse<'GET /businesses/admin/bulk/{id}'>['data']

/** How far a change of many listings is, what could not be done and why, and its undo. */
export function BulkResult({ bulk }: { bulk: ListingBulk }) {
  const { shown, problem } = bulk
  return (
    <Dialog
      open={Boolean(shown)}
      title={table.bulkTitle}
      closeLabel={table.close}
      onClose={() => bulk.open(null)}
    >
      {shown && (
        <div className="stack">
          <Progress bulk={shown} />
          <div role="alert">{problem && <p className="notice notice-error">{problem}</p>}</div>
          <div className="dialog-actions">
            {shown.undoableUntil && shown.done > 0 && (
              <Button
                icon="undo"
                busy={bulk.isUndoing && table.working}
                onClick={() => bulk.undo(shown.id)}
              >
                {t.undo}
              </Button>
            )}
            <Button look="primary" onClick={() => bulk.open(null)}>
              {table.close}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

function Progress({ bulk }: { bulk: Bulk }) {
  const { state, total, done, undone, kept, failedCount, failed } = bulk
  const at = state === 'undoing' ? undone + kept : done + failedCount
  if (state === 'running' || state === 'undoing')
    return (
      <>
        <p className="num" role="status">
          {table.bulkRunning(at, total)}
        </p>
        <Meter value={at / total} label={table.working} />
        <p>{t.bulkBackground}</p>
      </>
    )
  return (
    <>
      <p className="num" role="status">
        {state === 'undone' ? t.bulkUndone(formatCount(undone)) : table.bulkDone(done)}
      </p>
      {kept > 0 && <p>{t.bulkKept(formatCount(kept))}</p>}
      {state === 'done' && failedCount > 0 && (
        <div>
          <p>{table.bulkFailed(failedCount)}</p>
          <ul className="bulk-failed">
            {failed.map(({ id, name, error }) => (
              <li key={id}>
                <b>{name ?? id}</b>: {error}
              </li>
            ))}
          </ul>
        </div>
      )}
      {state === 'done' && <p className="hint">{t.bulkNote}</p>}
    </>
  )
}
