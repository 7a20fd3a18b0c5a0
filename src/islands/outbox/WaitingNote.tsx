import { useEffect, useSyncExternalStore } from 'react'
import { outbox as t } from '#i18n/en/outbox.ts'
import { preloadApi } from '#stores/lazy-api.ts'
import { readStored } from '#stores/token.ts'
import {
  deleteWaiting,
  listWaiting,
  WAITING_CHANGED,
  WAITING_KEY,
  type WaitingForm,
} from '#stores/waiting.ts'
import { Button } from '#ui/Button.tsx'
import { loadSending } from './load-sending.ts'

const SHOWN = ['waiting', 'refused']

export type WaitingNoteProps = {
  /** Which form of which record: `message:12`. */
  form: string
  /** Puts what was typed back into the form. */
  onEdit: (values: Record<string, unknown>) => void
}

/** What of this form waits for a connection, or was refused when it came, with a way to delete it. */
export function WaitingNote({ form, onEdit }: WaitingNoteProps) {
  useEffect(prepare, [])
  // The text of the storage, because a snapshot must be equal to the one before.
  const stored = useSyncExternalStore(subscribe, readText, () => null)
  const isShown = (one: WaitingForm) => one.form === form && SHOWN.includes(one.state)
  const own = stored ? listWaiting().filter(isShown) : []
  return own.map(({ key, state, notice, values }) => (
    <div className="notice" key={key}>
      <div>
        <p>{state === 'waiting' ? t.waiting : `${t.refused} ${notice}`}</p>
        <div className="flex flex-wrap gap-2 mt-2">
          {state === 'refused' && <Button onClick={() => onEdit(values)}>{t.edit}</Button>}
          <Button onClick={() => deleteWaiting(key)}>{t.delete}</Button>
        </div>
      </div>
    </div>
  ))
}

/** So that the dialog works when the line breaks before it is sent. */
function prepare(): void {
  preloadApi()
  for (const coming of [loadSending(), import('#browser/outbox/auto-send.ts')])
    coming.catch(() => undefined)
}

function subscribe(onChange: () => void): () => void {
  // `storage` is of other tabs.
  addEventListener('storage', onChange)
  document.addEventListener(WAITING_CHANGED, onChange)
  return () => {
    removeEventListener('storage', onChange)
    document.removeEventListener(WAITING_CHANGED, onChange)
  }
}

const readText = () => readStored(WAITING_KEY)
