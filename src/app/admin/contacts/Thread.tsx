import { useState } from 'react'
import type { CallAnswer, CallError } from '#client/call.ts'
import { Answer } from '#app/data/Answer.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { whenWhole } from '#app/shell/when.ts'
import { contacts } from '#i18n/en/app/contacts.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Select } from '#ui/Select.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { RENEWS } from './renews.ts'

const t = contacts.thread

type Message = CallAnswer<'GET /contacts/admin/{id}'>['data']
type Props = { id: number; onClose: () => void; onSaid: (text: string) => void }

/** One message with its answers, whose it is, and the ways to answer or close it. */
export function Thread({ id, onClose, onSaid }: Props) {
  const message = useRead('GET /contacts/admin/{id}', { params: { id } })
  const change = useWrite('PATCH /contacts/admin/{id}', { renews: RENEWS })
  const answer = useWrite('POST /contacts/admin/{id}/answers', { renews: RENEWS })
  const administrators = useRead('GET /users', { query: { role: 'admin', status: 'active' } })
  const [problem, setProblem] = useState<string | null>(null)
  const apply = (body: { status?: 'open' | 'closed' | 'spam'; assignedTo?: number | null }) => {
    setProblem(null)
    change.mutate(
      { params: { id }, body },
      {
        onSuccess: () => onSaid(t.done.changed),
        onError: ({ said }: CallError) => setProblem(said ?? t.failed.change),
      },
    )
  }
  return (
    <Dialog
      open
      title={t.title(message.data?.data.reference ?? '')}
      closeLabel={contacts.close}
      onClose={onClose}
    >
      <Answer of={message}>
        {({ data }) => (
          <div className="stack contact">
            <Facts message={data} />
            <section>
              <h3>{t.said}</h3>
              <p className="contact-text">{data.message}</p>
            </section>
            {data.answers.map((answer) => (
              <section key={answer.id} className="contact-answer">
                <h3>{t.answered(answer.by ?? t.somebody)}</h3>
                <p className="contact-text">{answer.message}</p>
                <small>
                  {whenWhole(answer.createdAt)}
                  {answer.mail && `, ${t.mail[answer.mail]}`}
                </small>
              </section>
            ))}
            <Select
              label={t.assign}
              value={String(data.assignedTo?.id ?? '')}
              choices={[
                { value: '', text: t.nobody },
                ...peopleOf(data, administrators.data?.data ?? []),
              ]}
              onChange={({ target }) =>
                apply({ assignedTo: target.value ? Number(target.value) : null })
              }
            />
            {data.status !== 'spam' && (
              <AnswerForm
                draft={`contact:${id}`}
                isSending={answer.isPending}
                send={(body, then) => answer.mutate({ params: { id }, body }, then)}
                onSent={(isClosed) => {
                  onSaid(t.done.answered)
                  if (isClosed) onClose()
                }}
              />
            )}
            <div role="alert">{problem && <p className="notice notice-error">{problem}</p>}</div>
            <div className="dialog-actions">
              {data.status === 'closed' || data.status === 'spam' ? (
                <Button disabled={change.isPending} onClick={() => apply({ status: 'open' })}>
                  {data.status === 'spam' ? t.noSpam : t.again}
                </Button>
              ) : (
                <>
                  <Button disabled={change.isPending} onClick={() => apply({ status: 'spam' })}>
                    {t.spam}
                  </Button>
                  <Button disabled={change.isPending} onClick={() => apply({ status: 'closed' })}>
                    {t.shut}
                  </Button>
                </>
              )}
            </div>
          </div>
        )}
      </Answer>
    </Dialog>
  )
}

const Facts = ({ message }: { message: Message }) => (
  <dl className="contact-facts">
    <dt>{t.from}</dt>
    <dd>
      {message.name}
      {message.isAccount && ` (${t.account})`}
    </dd>
    <dt>{t.email}</dt>
    <dd>{message.email}</dd>
    {message.phone && (
      <>
        <dt>{t.phone}</dt>
        <dd>{message.phone}</dd>
      </>
    )}
    {message.business && (
      <>
        <dt>{t.about}</dt>
        <dd>{message.business}</dd>
      </>
    )}
    <dt>{t.received}</dt>
    <dd>{whenWhole(message.createdAt)}</dd>
  </dl>
)

/** The administrators, and who has it even if that is none any more. */
function peopleOf({ assignedTo }: Message, people: readonly { id: number; name: string }[]) {
  const all =
    assignedTo && !people.some(({ id }) => id === assignedTo.id) ? [...people, assignedTo] : people
  return all.map(({ id, name }) => ({ value: String(id), text: name }))
}
