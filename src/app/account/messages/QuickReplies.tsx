import { useState } from 'react'
import type { CallError } from '#client/call-error.ts'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { messages as t } from '#i18n/en/app/messages.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'

type Props = {
  /** The current text of the field. */
  typed: string
  onChoose: (text: string) => void
  onNotice: (text: string) => void
}

const INVALIDATES = ['GET /quick-replies'] as const

/** Saved replies: a tap inserts one into the field; the typed text can be saved as another. */
export function QuickReplies({ typed, onChoose, onNotice }: Props) {
  const [isOpen, setOpen] = useState(false)
  const kept = useRead('GET /quick-replies', {}, { enabled: isOpen }).data?.data
  const add = useWrite('POST /quick-replies', { invalidates: INVALIDATES })
  const remove = useWrite('DELETE /quick-replies/{id}', { invalidates: INVALIDATES })
  const fail = ({ serverMessage }: CallError) => onNotice(serverMessage ?? t.failedAct)
  const save = () =>
    add.mutate(
      { body: { text: typed } },
      { onSuccess: () => onNotice(t.savedQuick), onError: fail },
    )
  return (
    <details className="ready" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.quick}</summary>
      {kept?.length === 0 && <p className="mute">{t.noQuick}</p>}
      <ul>
        {kept?.map(({ id, text }) => (
          <li key={id}>
            <button type="button" className="ready-text" onClick={() => onChoose(text)}>
              {text}
            </button>
            <IconButton
              icon="trash"
              label={t.removeQuick(text)}
              disabled={remove.isPending}
              onClick={() => remove.mutate({ params: { id } }, { onError: fail })}
            />
          </li>
        ))}
      </ul>
      {typed && !kept?.some(({ text }) => text === typed) && (
        <Button icon="plus" busy={add.isPending && t.saveQuick} onClick={save}>
          {t.saveQuick}
        </Button>
      )}
    </details>
  )
}
