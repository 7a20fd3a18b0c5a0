import { useState } from 'react'
import { useWrite } from '#app/data/use-write.ts'
import { messages as t } from '#i18n/en/app/messages.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { INVALIDATES, INVALIDATES_EXCEPT_OPEN } from './invalidates.ts'
import { ConfirmMessageAction } from './ConfirmMessageAction.tsx'
import type { ThreadData } from './thread-data.ts'

type Props = {
  isOpen: boolean
  thread: ThreadData
  me: number
  onClose: () => void
  /** The conversation is left. */
  onGone: () => void
  onNotice: (text: string) => void
}

/** What can be done with a conversation: unread again, block, delete. */
export function ConversationActions({ isOpen, thread, me, onClose, onGone, onNotice }: Props) {
  const { key, other, isBlocked, messages } = thread
  const [dialog, setDialog] = useState<'block' | 'remove' | null>(null)
  const unread = useWrite('PATCH /messages/{id}/unread', { invalidates: INVALIDATES })
  const remove = useWrite('DELETE /conversations/{key}', { invalidates: INVALIDATES_EXCEPT_OPEN })
  const block = useWrite('PUT /message-blocks/{id}', { invalidates: INVALIDATES })
  const unblock = useWrite('DELETE /message-blocks/{id}', { invalidates: INVALIDATES })
  const received = messages.findLast(({ receiverId }) => receiverId === me)
  const saying = (done: string, failed: string, then?: () => void) => ({
    onSuccess: () => {
      onNotice(done)
      then?.()
    },
    onError: () => onNotice(failed),
    onSettled: () => {
      setDialog(null)
      onClose()
    },
  })
  const params = { id: other.id }
  return (
    <>
      <Dialog
        open={isOpen && !dialog}
        onClose={() => !dialog && onClose()}
        title={t.ofConversation}
        closeLabel={t.close}
        look="sheet"
      >
        <div className="sheet-acts">
          {received && (
            <Button
              icon="mail"
              onClick={() =>
                unread.mutate(
                  { params: { id: received.id } },
                  saying(t.isUnreadAgain, t.unreadFailed, onGone),
                )
              }
            >
              {t.markUnread}
            </Button>
          )}
          {isBlocked ? (
            <Button
              icon="undo"
              onClick={() =>
                unblock.mutate({ params }, saying(t.unblockDone(other.name), t.failedAct))
              }
            >
              {t.unblock(other.name)}
            </Button>
          ) : (
            received && (
              <Button icon="warn" onClick={() => setDialog('block')}>
                {t.block(other.name)}
              </Button>
            )
          )}
          <Button icon="trash" onClick={() => setDialog('remove')}>
            {t.removeAll}
          </Button>
        </div>
      </Dialog>
      <ConfirmMessageAction
        isOpen={dialog === 'block'}
        title={t.block(other.name)}
        text={t.sureToBlock(other.name)}
        isBusy={block.isPending}
        onYes={() => block.mutate({ params }, saying(t.blockDone(other.name), t.failedAct))}
        onNo={() => {
          setDialog(null)
          onClose()
        }}
      />
      <ConfirmMessageAction
        isOpen={dialog === 'remove'}
        title={t.removeAll}
        text={t.sureToRemoveAll(other.name)}
        isBusy={remove.isPending}
        onYes={() => remove.mutate({ params: { key } }, saying(t.deleted, t.deleteFailed, onGone))}
        onNo={() => {
          setDialog(null)
          onClose()
        }}
      />
    </>
  )
}
