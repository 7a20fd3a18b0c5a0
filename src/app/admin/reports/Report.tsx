import { useState } from 'react'
import type { CallError } from '#client/call.ts'
import { ThreadReplyForm } from '#app/admin/threads/ThreadReplyForm.tsx'
import { AssigneeSelect } from '#app/admin/threads/AssigneeSelect.tsx'
import { ThreadReplies } from '#app/admin/threads/ThreadReplies.tsx'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { reports } from '#i18n/en/app/reports.ts'
import { formatPhone, toTelHref } from '#shared/rules/phone.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import { ReportActions } from './ReportActions.tsx'
import { CloseForm } from './CloseForm.tsx'
import { INVALIDATES } from './invalidates.ts'
import type { ReportThread } from './report-thread.ts'

const t = reports.one

type Props = { id: number; onClose: () => void; onNotice: (text: string) => void }

/** One report: what it is about, what can be done to that, its sender, answers, and its end. */
export function Report({ id, onClose, onNotice }: Props) {
  const report = useRead('GET /reports/admin/{id}', { params: { id } })
  const change = useWrite('PATCH /reports/admin/{id}', { invalidates: INVALIDATES })
  const answer = useWrite('POST /reports/admin/{id}/answers', { invalidates: INVALIDATES })
  const [problem, setProblem] = useState<string | null>(null)
  const apply = (body: { status?: 'open'; assignedTo?: number | null }) => {
    setProblem(null)
    change.mutate(
      { params: { id }, body },
      {
        onSuccess: () => onNotice(t.done.changed),
        onError: ({ serverMessage: notice }: CallError) => setProblem(notice ?? t.failed),
      },
    )
  }
  return (
    <Dialog
      open
      title={t.title(report.data?.data.reference ?? '')}
      closeLabel={reports.close}
      onClose={onClose}
    >
      <QueryState query={report}>
        {({ data }) => (
          <div className="stack contact">
            <ReportFacts report={data} />
            <section>
              <h3>{t.said}</h3>
              <p className="contact-text">{data.detail || t.nothingSaid}</p>
            </section>
            <Sender report={data} />
            <ThreadReplies answers={data.answers} />
            <ReportActions report={data} onNotice={onNotice} />
            <AssigneeSelect
              assignedTo={data.assignedTo}
              onAssign={(assignedTo) => apply({ assignedTo })}
            />
            <div role="alert">{problem && <p className="notice notice-error">{problem}</p>}</div>
            {data.sender?.email && (
              <ThreadReplyForm
                draft={`report:${id}`}
                isSending={answer.isPending}
                mayClose={false}
                send={({ message }, then) =>
                  answer.mutate({ params: { id }, body: { message } }, then)
                }
                onSent={() => onNotice(t.done.answered)}
              />
            )}
            {data.status === 'closed' ? (
              <div className="dialog-actions">
                <Button disabled={change.isPending} onClick={() => apply({ status: 'open' })}>
                  {t.again}
                </Button>
              </div>
            ) : (
              <CloseForm
                id={id}
                isTold={Boolean(data.sender?.email)}
                onDone={() => {
                  onNotice(t.done.closed)
                  onClose()
                }}
              />
            )}
          </div>
        )}
      </QueryState>
    </Dialog>
  )
}

const Sender = ({ report: { sender, acknowledged } }: { report: ReportThread }) => (
  <section>
    <h3>{t.sender}</h3>
    {sender && (
      <p className="contact-text">
        {[sender.name, sender.email].filter(Boolean).join(', ')}
        {sender.mobile && (
          <>
            {', '}
            <a className="num" href={toTelHref(sender.mobile)}>
              {formatPhone(sender.mobile)}
            </a>
          </>
        )}
      </p>
    )}
    {!sender?.email && <p className="contact-text">{t.noSender}</p>}
    {acknowledged && (
      <p className={acknowledged === 'failed' ? 'notice notice-error' : 'small mute'}>
        {t.acknowledged[acknowledged]}
      </p>
    )}
  </section>
)
