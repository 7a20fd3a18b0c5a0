import { Link } from '#app/router/index.ts'
import type { UrlQueryChanges } from '#app/data/use-list.ts'
import { UnreadCount } from '#app/shell/UnreadCount.tsx'
import { useCurrentUser } from '#app/shell/use-current-user.ts'
import { messages as t } from '#i18n/en/app/messages.ts'
import type { MessageFolder } from './message-folder.ts'

export type UnreadMessages = {
  /** In conversations. */
  received: number
  /** Of visitors without an account. */
  enquiries: number
}

type Props = {
  type: MessageFolder
  unread: UnreadMessages
  hrefOf: (changes: UrlQueryChanges) => string
}

/** The folders of the messages; visitors write to who has a listing. */
export function MessageTabs({ type, unread, hrefOf }: Props) {
  const isMember = useCurrentUser()?.role === 'user'
  const tabs = (Object.keys(t.tabs) as (keyof typeof t.tabs)[]).filter(
    (each) => each !== 'enquiries' || !isMember || unread.enquiries > 0 || type === each,
  )
  return (
    <nav className="tabs-row" aria-label={t.list}>
      {tabs.map((each) => (
        <Link
          key={each}
          to={hrefOf({ type: each === 'received' ? null : each, with: null })}
          aria-current={each === type ? 'page' : undefined}
        >
          {t.tabs[each]}
          {each === 'received' && <UnreadCount count={unread.received} />}
          {each === 'enquiries' && <UnreadCount count={unread.enquiries} />}
        </Link>
      ))}
    </nav>
  )
}
