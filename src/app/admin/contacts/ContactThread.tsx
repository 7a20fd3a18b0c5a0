import { useState } from 'react'
import type { CallResponse, CallError } from '#client/call.ts'
import { getReplyDraftKey } from '#app/admin/threads/reply-draft.ts'
import { ThreadReplyForm } from '#app/admin/threads/ThreadReplyForm.tsx'
import { AssigneeSelect } from '#app/admin/threads/AssigneeSelect.tsx'
import { ThreadReplies } from '#app/admin/threads/ThreadReplies.tsx'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { contacts } from '#i18n/en/app/contacts.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TreatAsComplaint } from './TreatAsComplaint.tsx'
import { INVALIDATES } from './invalidates.ts'

const t = contacts.thread

type Message = CallResponse<'GET /contacts/admin/{id}'>['data']
type Props = { id: number; onClose: () => void; onNotice: (text: string) => void }

/** One message with its answers, whose it is, and the ways to answer or close it. */
export function ContactMessageThread({ id, onClose, onNotice }: Props) {
  const message = useRead('GET /contacts/admin/{id}', { params: { id } })
  const change = useWrite('PATCH /contacts/admin/{id}', { invalidates: INVALIDATES })
  const answer = useWrite('POST /contacts/admin/{id}/answers', { invalidates: INVALIDATES })
  const [problem, setProblem] = useState<string | null>(null)
  const apply = (body: { status?: 'open' | 'closed' | 'spam'; assignedTo?: number | null }) => {
    setProblem(null)
    change.mutate(
      { params: { id }, body },
      {
        onSuccess: () => onNotice(t.done.changed),
        onError: ({ serverMessage: notice }: CallError) => setProblem(notice ?? t.failed.change),
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
      <QueryState query={message}>
        {({ data }) => (
          <div className="stack contact">
            <Facts message={data} />
            <section>
              <h3>{t.said}</h3>
              <p className="contact-text">{data.message}</p>
            </section>
            <ThreadReplies answers={data.answers} />
            <AssigneeSelect
              assignedTo={data.assignedTo}
              onAssign={(assignedTo) => apply({ assignedTo })}
            />
            {data.status !== 'spam' && (
              <ThreadReplyForm
                draft={getReplyDraftKey(id)}
                isSending={answer.isPending}
                send={(body, then) => answer.mutate({ params: { id }, body }, then)}
                onSent={(isClosed) => {
                  onNotice(t.done.answered)
                  if (isClosed) onClose()
                }}
              />
            )}
            {data.status !== 'closed' && (
              <TreatAsComplaint
                id={id}
                onDone={(reference) => {
                  onNotice(contacts.complaint.done(reference))
                  onClose()
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
      </QueryState>
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
    <dd>{formatDateTime(message.createdAt)}</dd>
  </dl>
)
