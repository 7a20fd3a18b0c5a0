import { useState, type ReactNode } from 'react'
import { formatDay } from '#app/shell/format-time.ts'
import { drafts as t } from '#i18n/en/app/drafts.ts'
import { Button } from '#ui/Button.tsx'
import { DiscardDraftDialog } from './DiscardDraftDialog.tsx'

type Draft = { id: number; name: string; updatedAt: string }
type Removal = {
  isPending: boolean
  isError: boolean
  mutate: (input: { params: { id: number } }, on: { onSuccess: () => void }) => void
}

type Props = {
  title: string
  drafts: readonly Draft[]
  /** What a draft is called, by the name that was typed. */
  nameOf: (name: string) => string
  remove: Removal
  rowClass: string
  /** The link that goes on with a draft. */
  open: (draft: Draft) => ReactNode
}

/** Forms that are being filled in, on whichever device they were begun; nothing where none is. */
export function DraftPanel({ title, drafts, nameOf, remove, rowClass, open }: Props) {
  const [dialog, setDialog] = useState<{ id: number; name: string } | null>(null)
  if (drafts.length === 0) return null
  return (
    <section className="panel-box" aria-labelledby="drafts">
      <header>
        <h2 id="drafts">{title}</h2>
      </header>
      {drafts.map((draft) => (
        <div key={draft.id} className={`${rowClass} panel-body`}>
          <div>
            <b>{nameOf(draft.name)}</b>
            <p className="mute">{formatDay(draft.updatedAt)}</p>
          </div>
          <div className="row">
            <Button
              aria-label={`${t.drop}: ${nameOf(draft.name)}`}
              onClick={() => setDialog({ id: draft.id, name: draft.name })}
            >
              {t.drop}
            </Button>
            {open(draft)}
          </div>
        </div>
      ))}
      <DiscardDraftDialog
        open={dialog !== null}
        name={dialog?.name ?? ''}
        busy={remove.isPending}
        hasFailed={remove.isError}
        onClose={() => setDialog(null)}
        onConfirm={() =>
          dialog &&
          remove.mutate({ params: { id: dialog.id } }, { onSuccess: () => setDialog(null) })
        }
      />
    </section>
  )
}
