import { useId, useState } from 'react'
import type { CallError } from '#client/call.ts'
import { useRead } from '#app/data/use-read.ts'
import { contacts } from '#i18n/en/app/contacts.ts'
import { saveDraft, popDraft } from '#stores/drafts.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'

const t = contacts.thread

type Props = {
  /** The name of the draft. */
  draft: string
  isSending: boolean
  /** Sends, and closes after it where `closes` is asked for. */
  send: (
    answer: { message: string; closes: boolean },
    then: { onSuccess: () => void; onError: (error: CallError) => void },
  ) => void
  onSent: (isClosed: boolean) => void
  /** Whether an answer may close the thread. */
  mayClose?: boolean
}

/** A reply by email, typed or chosen from canned replies; the draft survives a reload. */
export function ThreadReplyForm({ draft, isSending, send, onSent, mayClose = true }: Props) {
  const base = useId()
  const [message, setMessage] = useState(() => String(popDraft(draft)?.['message'] ?? ''))
  const [problem, setProblem] = useState<string | null>(null)
  const canned = useRead('GET /contacts/admin/canned', {}).data?.data ?? []
  const write = (text: string) => {
    setMessage(text)
    saveDraft(draft, { message: text })
  }
  const answer = (closes: boolean) => {
    setProblem(null)
    send(
      { message, closes },
      {
        onSuccess: () => {
          write('')
          onSent(closes)
        },
        onError: ({ fields, serverMessage: notice }) =>
          setProblem(fields['message'] ?? notice ?? t.failed.answer),
      },
    )
  }
  const choices = canned.flatMap((one) => [
    { value: one.text, text: one.title },
    ...(one.textHi ? [{ value: one.textHi, text: t.hindi(one.title) }] : []),
  ])
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        answer(false)
      }}
    >
      {choices.length > 0 && (
        <Select
          label={t.kept}
          value=""
          choices={[{ value: '', text: t.choose }, ...choices]}
          onChange={({ target }) =>
            target.value && write(message ? `${message}\n\n${target.value}` : target.value)
          }
        />
      )}
      <div className="field">
        <label className="field-label" htmlFor={`${base}-text`}>
          {t.answer}
        </label>
        <span className="field-hint" id={`${base}-hint`}>
          {t.answerHint}
        </span>
        <textarea
          id={`${base}-text`}
          className="input"
          rows={6}
          maxLength={5000}
          value={message}
          aria-describedby={`${base}-hint`}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => write(target.value)}
        />
        {problem && (
          <span className="field-error" role="alert">
            {problem}
          </span>
        )}
      </div>
      <div className="row">
        <Button
          type="submit"
          look="primary"
          icon="send"
          disabled={!message.trim()}
          busy={isSending && t.sending}
        >
          {t.send}
        </Button>
        {mayClose && (
          <Button disabled={!message.trim() || isSending} onClick={() => answer(true)}>
            {t.sendAndClose}
          </Button>
        )}
      </div>
    </form>
  )
}
