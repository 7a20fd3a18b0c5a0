import { useState } from 'react'
import { drafts as t } from '#i18n/en/app/drafts.ts'
import { Button } from '#ui/Button.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import type { ServerDraft } from './use-server-draft.ts'

const clock = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

type Props = {
  draft: ServerDraft
  mine: Record<string, unknown>
  /** A field and its value in words. */
  describe: (field: string, value: unknown) => { name: string; text: string }
}

/** Where what was typed is, and when it got there; where two devices collide, both versions. */
export function DraftStatus({ draft, mine, describe }: Props) {
  const [isCompared, setCompared] = useState(false)
  const { conflict } = draft
  const { where, at } = draft.saved
  const text = t.saved[where]
  const isKept = where === 'server' || where === 'device' || where === 'merged'
  return (
    <div className={isKept ? 'saved' : 'saved saved-not'} role="status">
      {typeof text === 'string' ? text : text(at ? clock.format(at) : '')}
      {conflict && <Button onClick={() => setCompared(true)}>{t.look}</Button>}
      {conflict && isCompared && (
        <MergeDialog
          collisions={conflict.merge.collisions.map((field) => {
            const { name, text } = describe(field, mine[field])
            return { field, name, mine: text, theirs: describe(field, conflict.theirs[field]).text }
          })}
          onClose={() => setCompared(false)}
          onDone={(theirs) => {
            setCompared(false)
            void draft.resolve(theirs)
          }}
        />
      )}
    </div>
  )
}
