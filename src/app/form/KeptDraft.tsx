import { useState } from 'react'
import { drafts as t } from '#i18n/en/app/drafts.ts'
import { Button } from '#ui/Button.tsx'
import { DropDraftDialog } from './DropDraftDialog.tsx'

/** Says that a draft is here again; asks before one starts again without it. */
export function KeptDraft({ onStartAgain }: { onStartAgain: () => void }) {
  const [isAsked, ask] = useState(false)
  return (
    <div className="notice" role="status">
      <span className="grow">{t.kept}</span>
      <Button onClick={() => ask(true)}>{t.startAgain}</Button>
      <DropDraftDialog open={isAsked} onClose={() => ask(false)} onConfirm={onStartAgain} />
    </div>
  )
}
