import { drafts as t } from '#i18n/en/app/drafts.ts'
import { Button } from '#ui/Button.tsx'
import type { ServerDraft } from './use-server-draft.ts'

const clock = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** Where what was typed is, and when it got there. */
export function DraftStatus({ draft, onTheirs }: { draft: ServerDraft; onTheirs: () => void }) {
  const { where, at } = draft.saved
  const text = t.saved[where]
  const isKept = where === 'server' || where === 'device'
  return (
    <div className={isKept ? 'saved' : 'saved saved-not'} role="status">
      {typeof text === 'string' ? text : text(at ? clock.format(at) : '')}
      {where === 'other' && (
        <span className="row">
          <Button onClick={onTheirs}>{t.takeTheirs}</Button>
          <Button onClick={() => void draft.keepMine()}>{t.keepMine}</Button>
        </span>
      )}
    </div>
  )
}
