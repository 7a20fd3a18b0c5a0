import { useEffect, useId } from 'react'
import type { Message } from '#contract/messages.ts'
import { ErrorSummary } from '#app/form/ErrorSummary.tsx'
import { LeaveDialog } from '#app/form/LeaveDialog.tsx'
import { useEndpointForm } from '#app/form/use-endpoint-form.ts'
import { messages as t } from '#i18n/en/app/messages.ts'
import { Button } from '#ui/Button.tsx'

const MAX = { subject: 100, message: 1000 }
const filled = (text: string) => text.trim() !== '' || t.fill

/** `Re: ` before the subject, within its limit. */
const replySubject = (subject: string): string => `Re: ${subject}`.slice(0, MAX.subject)

/** What was typed as an answer is kept by this name. */
export const draftOfReply = (id: number): string => `reply:${id}`

type Props = {
  message: Message
  to: { id: number; name: string }
  onClose: () => void
  onSent: () => void
}

/** The answer to a message, below it. */
export function ReplyForm({ message, to, onClose, onSent }: Props) {
  const base = useId()
  const { form, submit, guard, isBusy, forget } = useEndpointForm('POST /messages', {
    draft: draftOfReply(message.id),
    defaults: { subject: replySubject(message.subject), message: '' },
    toInput: (values) => ({
      body: { receiverId: to.id, businessId: message.businessId, ...values },
    }),
    renews: ['GET /messages'],
    onDone: onSent,
    failed: t.sendFailed,
  })
  const { register, setFocus, watch, formState } = form
  const { errors } = formState
  useEffect(() => setFocus('message'), [setFocus])
  const cancel = () => {
    forget()
    onClose()
  }
  const idOf = (field: string) => `${base}-${field}`
  const problems = (['subject', 'message'] as const).flatMap((field) =>
    errors[field]?.message ? [{ id: idOf(field), text: errors[field].message }] : [],
  )
  // Both fields say the same when they are empty: once is enough.
  const told = problems.filter(({ text }, i) => problems.findIndex((p) => p.text === text) === i)
  const controlOf = (field: 'subject' | 'message') => ({
    id: idOf(field),
    maxLength: MAX[field],
    'aria-invalid': errors[field] ? true : undefined,
    ...register(field, { validate: filled, maxLength: MAX[field] }),
  })
  return (
    <form
      className="reply"
      noValidate
      aria-label={t.replyTitle(to.name)}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
      }}
    >
      <b>{t.replyTitle(to.name)}</b>
      <div className="field">
        <label className="field-label" htmlFor={idOf('subject')}>
          {t.subject}
        </label>
        <input className="input" {...controlOf('subject')} />
      </div>
      <div className="field">
        <label className="field-label" htmlFor={idOf('message')}>
          {t.message}
        </label>
        <textarea className="input" rows={4} {...controlOf('message')} />
        <span className="field-count num">
          {watch('message').normalize().length}/{MAX.message}
        </span>
      </div>
      <ErrorSummary problems={told} text={errors.root?.['server']?.message} />
      <div className="row">
        <Button type="submit" look="primary" icon="send" busy={isBusy && t.sending}>
          {t.send}
        </Button>
        <Button disabled={isBusy} onClick={cancel}>
          {t.cancel}
        </Button>
      </div>
      <LeaveDialog guard={guard} />
    </form>
  )
}
