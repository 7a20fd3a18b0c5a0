import { useState } from 'react'
import { drafts as t } from '#i18n/en/app/drafts.ts'
import { Button } from '#ui/Button.tsx'
import { DropDraftDialog } from './DropDraftDialog.tsx'

/** Says that a draft is here again; asks before one starts again without it. */
export function DraftRestored({ onStartAgain }: { onStartAgain: () => void }) {
  const [isDialogOpen, setDialog] = useState(false)
  return (
    <div className="notice" role="status">
      <span className="grow">{t.kept}</span>
      <Button onClick={() => setDialog(true)}>{t.startAgain}</Button>
      <DropDraftDialog
        open={isDialogOpen}
        onClose={() => setDialog(false)}
        onConfirm={onStartAgain}
      />
    </div>
  )
}
