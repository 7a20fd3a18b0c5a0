import { useRef } from 'react'
import { Link } from 'react-router'
import type { Message } from '#contract/messages.ts'
import { Answer } from '#app/data/Answer.tsx'
import type { AddressChanges } from '#app/data/use-list.ts'
import { Avatar } from '#app/shell/Avatar.tsx'
import { Count } from '#app/shell/Count.tsx'
import { whenShort } from '#app/shell/when.ts'
import { paging } from '#i18n/en/paging.ts'
import { messages as t } from '#i18n/en/app/messages.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import type { MessageType } from './message-type.ts'

type Props = {
  me: number
  answer: Parameters<
    typeof Answer<{ data: Message[]; pagination: { totalPages: number } }>
  >[0]['of']
  type: MessageType
  search: string
  page: number
  open: number | null
  unread: number
  change: (changes: AddressChanges, options?: { replace?: boolean }) => void
  hrefOf: (changes: AddressChanges) => string
}

const SEARCH_PAUSE_MS = 300

/** The search box, the three tabs and a page of messages. */
export function MessageList({
  me,
  answer,
  type,
  search,
  page,
  open,
  unread,
  change,
  hrefOf,
}: Props) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const now = new Date()
  const find = (words: string) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(
      () => change({ search: words.trim(), message: null }, { replace: true }),
      SEARCH_PAUSE_MS,
    )
  }
  return (
    <section className="threads" aria-label={t.list}>
      <div className="threads-top">
        <form className="find" role="search" onSubmit={(event) => event.preventDefault()}>
          <Icon name="search" />
          <input
            key={search === '' ? 'none' : 'some'}
            className="input"
            type="search"
            maxLength={200}
            aria-label={t.search}
            placeholder={t.searchPlaceholder}
            defaultValue={search}
            autoFocus={search !== '' && document.activeElement?.tagName === 'BODY'}
            onChange={(event) => find(event.target.value)}
          />
        </form>
        <nav className="tabs-row" aria-label={t.list}>
          {(Object.keys(t.tabs) as MessageType[]).map((each) => (
            <Link
              key={each}
              to={hrefOf({ type: each === 'received' ? null : each, message: null })}
              aria-current={each === type ? 'true' : undefined}
            >
              {t.tabs[each]}
              {each === 'received' && <Count count={unread} />}
            </Link>
          ))}
        </nav>
      </div>
      <Answer of={answer}>
        {({ data, pagination }) => (
          <>
            {data.length === 0 && (
              <EmptyState
                title={search ? t.noneFound : t.empty[type]}
                text={search ? t.noneFoundText : t.emptyText}
              >
                {search && <Button onClick={() => change({ search: null })}>{t.showAll}</Button>}
              </EmptyState>
            )}
            <ul>
              {data.map((message) => (
                <li key={message.id}>
                  <Row
                    {...{ message, me, now }}
                    isOpen={message.id === open}
                    href={hrefOf({ message: message.id, page })}
                  />
                </li>
              ))}
            </ul>
            <Pagination
              page={page}
              pages={pagination.totalPages}
              t={paging}
              hrefOf={(to) => hrefOf({ page: to, message: null })}
              onChoose={(to) => change({ page: to, message: null })}
            />
          </>
        )}
      </Answer>
    </section>
  )
}

type RowProps = { message: Message; me: number; now: Date; isOpen: boolean; href: string }

function Row({ message, me, now, isOpen, href }: RowProps) {
  const isMine = message.senderId === me
  const other = isMine ? message.receiver : message.sender
  const isUnread = !isMine && !message.isRead
  return (
    <Link
      className={isUnread ? 'thread-link unread' : 'thread-link'}
      to={href}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
    >
      <Avatar name={other.name} seed={other.id} />
      <b>{isMine ? t.to(other.name) : other.name}</b>
      <time dateTime={message.createdAt}>{whenShort(message.createdAt, now)}</time>
      <span>
        {isUnread && <span className="sr-only">{t.unreadMark}</span>}
        {message.subject}
      </span>
      <p>{isMine ? `${t.you}: ${message.message}` : message.message}</p>
    </Link>
  )
}
