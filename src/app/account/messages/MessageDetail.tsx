import { useEffect, useRef, useState } from 'react'
import type { Message } from '#contract/messages.ts'
import { useWrite } from '#app/data/use-write.ts'
import { Avatar } from '#app/shell/Avatar.tsx'
import { whenWhole } from '#app/shell/when.ts'
import { businessPath } from '#config/routes.ts'
import { messages as t } from '#i18n/en/app/messages.ts'
import { hasDraft } from '#app/form/drafts.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { draftOfReply, ReplyForm } from './ReplyForm.tsx'

const RENEWS = ['GET /messages', 'GET /messages/unread-count'] as const

type Props = {
  message: Message | null
  /** A message was asked for and the list is there; without `message` it is gone. */
  isAsked: boolean
  /** The id that the address names. */
  open: number | null
  me: number
  onClose: () => void
  onSaid: (text: string) => void
}

/** The open message with what can be done about it; opening a received one marks it as read. */
export function MessageDetail({ message, isAsked, open, me, onClose, onSaid }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isReplying, setReplying] = useState(() => open !== null && hasDraft(draftOfReply(open)))
  const [isDeleting, setDeleting] = useState(false)
  const { mutate: markRead } = useWrite('PATCH /messages/{id}/read', { renews: RENEWS })
  const archive = useWrite('PATCH /messages/{id}/archive', { renews: RENEWS })
  const remove = useWrite('DELETE /messages/{id}', { renews: RENEWS })
  const id = message?.id
  const isUnread = message !== null && message.receiverId === me && !message.isRead

  useEffect(() => {
    if (id) heading.current?.focus({ preventScroll: true })
  }, [id])
  useEffect(() => {
    if (id && isUnread) markRead({ params: { id } })
  }, [id, isUnread, markRead])

  if (!message)
    return (
      <section className="thread thread-none" aria-label={t.detail}>
        <p className="mute">{isAsked ? t.gone : t.choose}</p>
        {isAsked && <Button onClick={onClose}>{t.back}</Button>}
      </section>
    )

  const isMine = message.senderId === me
  const other = isMine ? message.receiver : message.sender
  const act = (work: typeof archive | typeof remove, done: string, failed: string) =>
    work.mutate(
      { params: { id: message.id } },
      {
        onSuccess: () => {
          onSaid(done)
          onClose()
        },
        onError: () => onSaid(failed),
      },
    )
  return (
    <section className="thread" aria-label={t.detail}>
      <header className="thread-head">
        <IconButton icon="arrow-left" label={t.back} className="slim-only" onClick={onClose} />
        <Avatar name={other.name} seed={other.id} />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {message.subject}
          </h2>
          <p className="mute">{isMine ? t.to(other.name) : t.from(other.name)}</p>
        </div>
        <IconButton
          icon="archive"
          label={t.archive}
          disabled={archive.isPending}
          onClick={() => act(archive, t.archived, t.archiveFailed)}
        />
        <IconButton icon="trash" label={t.remove} onClick={() => setDeleting(true)} />
      </header>
      {message.business && (
        <div className="thread-about">
          <Icon name="shop" />
          <div>
            <a href={businessPath(message.business.slug)}>
              <b>{message.business.name}</b>
            </a>
            <span className="mute">{t.sentFrom}</span>
          </div>
        </div>
      )}
      <div className="said">
        <div className={isMine ? 'say say-own' : 'say'}>
          <p>{message.message}</p>
          <small className="num">
            {isMine ? t.you : other.name}, {whenWhole(message.createdAt)}
            {isMine && message.isRead && ` · ✓ ${t.isRead}`}
          </small>
        </div>
      </div>
      {isReplying ? (
        <ReplyForm
          message={message}
          to={other}
          onClose={() => setReplying(false)}
          onSent={() => {
            setReplying(false)
            onSaid(t.sent)
          }}
        />
      ) : (
        <div className="reply">
          <Button look="primary" icon="send" onClick={() => setReplying(true)}>
            {t.reply}
          </Button>
        </div>
      )}
      <Dialog
        open={isDeleting}
        onClose={() => setDeleting(false)}
        title={t.remove}
        closeLabel={t.close}
        locked={remove.isPending}
      >
        <p>{t.sureToDelete}</p>
        <div className="dialog-actions">
          <Button disabled={remove.isPending} onClick={() => setDeleting(false)}>
            {t.cancel}
          </Button>
          <Button
            look="primary"
            busy={remove.isPending && t.remove}
            onClick={() => act(remove, t.deleted, t.deleteFailed)}
          >
            {t.remove}
          </Button>
        </div>
      </Dialog>
    </section>
  )
}
