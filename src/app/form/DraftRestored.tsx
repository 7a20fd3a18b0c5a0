import { useState } from 'react'
import { drafts as t } from '#i18n/en/app/drafts.ts'
import { Button } from '#ui/Button.tsx'
import { DiscardDraftDialog } from './DiscardDraftDialog.tsx'

/** Says that a draft is here again; asks before one starts again without it. */
export function DraftRestored({ onStartAgain }: { onStartAgain: () => void }) {
  const [isDialogOpen, setDialog] = useState(false)
  return (
    <div className="notice" role="status">
      <span className="grow">{t.kept}</span>
      <Button onClick={() => setDialog(true)}>{t.startAgain}</Button>
      <DiscardDraftDialog
        open={isDialogOpen}
        onClose={() => setDialog(false)}
        onConfirm={onStartAgain}
      />
    </div>
  )
}
