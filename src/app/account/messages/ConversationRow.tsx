import { Link } from '#app/router/index.ts'
import type { Conversation } from '#contract/conversations.ts'
import { Avatar } from '#app/shell/Avatar.tsx'
import { formatRecentTime } from '#app/shell/format-time.ts'
import { messages as t } from '#i18n/en/app/messages.ts'

type Props = {
  conversation: Conversation
  me: number
  now: Date
  isOpen: boolean
  href: string
}

/** A conversation in the list: who, when, about what, and its newest message. */
export function ConversationRow({ conversation, me, now, isOpen, href }: Props) {
  const { other, last, unread } = conversation
  const words = last.message || t.pictureCount(last.pictures.length)
  return (
    <Link
      className={unread > 0 ? 'thread-link unread' : 'thread-link'}
      to={href}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
    >
      <Avatar name={other.name} seed={other.id} />
      <b>{other.name}</b>
      <time dateTime={last.createdAt}>{formatRecentTime(last.createdAt, now)}</time>
      <span>
        {unread > 0 && <span className="sr-only">{t.unreadMark}</span>}
        {stripReplyPrefix(last.subject)}
      </span>
      <p>{last.senderId === me ? `${t.you}: ${words}` : words}</p>
    </Link>
  )
}

/** What a conversation is about: the subject without the marks of answers. */
export const stripReplyPrefix = (subject: string): string =>
  subject.replace(/^(?:re:\s*)+/i, '') || subject
