import { useId, useState } from 'react'
import type { Message } from '#contract/messages.ts'
import { useWrite } from '#app/data/use-write.ts'
import { messages as t } from '#i18n/en/app/messages.ts'
import { MAX_MESSAGE_REPORT_LENGTH } from '#shared/rules/conversations.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { INVALIDATES, INVALIDATES_EXCEPT_OPEN } from './invalidates.ts'
import { ConfirmMessageAction } from './ConfirmMessageAction.tsx'

type Props = {
  /** Null when none is chosen. */
  message: Message | null
  me: number
  /** The conversation has no other message. */
  isOnly: boolean
  onClose: () => void
  /** The conversation is left. */
  onGone: () => void
  onNotice: (text: string) => void
}

/** What can be done with one message: delete it, or report one that was received. */
export function MessageActions({ message, me, isOnly, onClose, onGone, onNotice }: Props) {
  const id = useId()
  const [dialog, setDialog] = useState<'remove' | 'report' | null>(null)
  const [detail, setDetail] = useState('')
  const remove = useWrite('DELETE /messages/{id}', {
    invalidates: isOnly ? INVALIDATES_EXCEPT_OPEN : INVALIDATES,
  })
  const report = useWrite('POST /messages/{id}/report')
  const close = () => {
    setDialog(null)
    setDetail('')
    onClose()
  }
  const params = { id: message?.id ?? 0 }
  return (
    <>
      <Dialog
        open={message !== null && !dialog}
        onClose={() => !dialog && close()}
        title={t.ofMessage}
        closeLabel={t.close}
        look="sheet"
      >
        <div className="sheet-acts">
          <Button icon="trash" onClick={() => setDialog('remove')}>
            {t.remove}
          </Button>
          {message?.receiverId === me && (
            <Button icon="warn" onClick={() => setDialog('report')}>
              {t.report}
            </Button>
          )}
        </div>
      </Dialog>
      <ConfirmMessageAction
        isOpen={dialog === 'remove'}
        title={t.remove}
        text={t.sureToDelete}
        isBusy={remove.isPending}
        onNo={close}
        onYes={() =>
          remove.mutate(
            { params },
            {
              onSuccess: () => {
                onNotice(t.deleted)
                if (isOnly) onGone()
              },
              onError: () => onNotice(t.deleteFailed),
              onSettled: close,
            },
          )
        }
      />
      <ConfirmMessageAction
        isOpen={dialog === 'report'}
        title={t.report}
        text={t.reportText}
        yes={t.reportSend}
        isBusy={report.isPending}
        onNo={close}
        onYes={() =>
          report.mutate(
            { params, body: { detail } },
            {
              onSuccess: () => onNotice(t.reported),
              onError: ({ serverMessage: notice }) => onNotice(notice ?? t.failedAct),
              onSettled: close,
            },
          )
        }
      >
        <div className="field">
          <label className="field-label" htmlFor={id}>
            {t.reportDetail}
          </label>
          <textarea
            id={id}
            className="input"
            rows={3}
            maxLength={MAX_MESSAGE_REPORT_LENGTH}
            value={detail}
            onChange={(event) => setDetail(event.target.value)}
          />
        </div>
      </ConfirmMessageAction>
    </>
  )
}
