import { useState } from 'react'
import { helper as t } from '#i18n/en/app/helper.ts'
import { MAX_CALL_NOTE_LENGTH } from '#shared/rules/calls.ts'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'

type Props = { isBusy: boolean; onSave: (note: string) => void }

/** A note for the next call. */
export function NoteForm({ isBusy, onSave }: Props) {
  const [note, setNote] = useState('')
  return (
    <form
      className="told-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (note.trim()) onSave(note)
      }}
    >
      <TextArea
        label={t.note}
        hint={t.noteHint}
        rows={2}
        maxLength={MAX_CALL_NOTE_LENGTH}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" look="primary" busy={isBusy && t.saving} disabled={!note.trim()}>
        {t.saveNote}
      </Button>
    </form>
  )
}
