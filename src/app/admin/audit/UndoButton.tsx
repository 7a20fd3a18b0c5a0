import { adminAudit as t } from '#i18n/en/app/admin-audit.ts'
import { Button } from '#ui/Button.tsx'
import type { AuditRow } from './AuditAction.tsx'
import { formatActions } from './format-actions.ts'
import type { useUndo } from './use-undo.ts'

/** Undoes the act of an entry, where that can be done. */
export function UndoButton({ row, undo }: { row: AuditRow; undo: ReturnType<typeof useUndo> }) {
  const act = undo.of(row)
  if (!act) return null
  return (
    <Button look="bare" icon="undo" disabled={undo.isBusy} onClick={act}>
      {t.undo}
      <span className="sr-only">: {[formatActions(row.action), row.title].join(' ')}</span>
    </Button>
  )
}
