import { useRef } from 'react'
import { useNow } from '#app/data/use-now.ts'
import { Link } from '#app/router/index.ts'
import type { Conversation } from '#contract/conversations.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import type { UrlQueryChanges } from '#app/data/use-list.ts'
import { paging } from '#i18n/en/paging.ts'
import { messages as t } from '#i18n/en/app/messages.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { ConversationRow } from './ConversationRow.tsx'
import type { ConversationFolder } from './message-folder.ts'
import { MessageTabs, type UnreadMessages } from './MessageTabs.tsx'

type Props = {
  me: number
  answer: Parameters<
    typeof QueryState<{ data: Conversation[]; pagination: { totalPages: number } }>
  >[0]['query']
  type: ConversationFolder
  search: string
  page: number
  open: string | null
  unread: UnreadMessages
  change: (changes: UrlQueryChanges, options?: { replace?: boolean }) => void
  hrefOf: (changes: UrlQueryChanges) => string
}

const SEARCH_PAUSE_MS = 300

/** The search box, the tabs and a page of conversations. */
export function ConversationList(props: Props) {
  const { me, answer, type, search, page, open, unread, change, hrefOf } = props
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const now = useNow()
  const find = (words: string) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(
      () => change({ search: words.trim(), with: null }, { replace: true }),
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
        <MessageTabs {...{ type, unread, hrefOf }} />
      </div>
      <QueryState query={answer}>
        {({ data, pagination }) => (
          <div className="threads-rows">
            {data.length === 0 && (
              <EmptyState
                title={search ? t.noneFound : t.empty[type]}
                text={search ? t.noneFoundText : t.emptyText}
              >
                {search && <Button onClick={() => change({ search: null })}>{t.showAll}</Button>}
              </EmptyState>
            )}
            <ul>
              {data.map((conversation) => (
                <li key={conversation.key}>
                  <ConversationRow
                    {...{ conversation, me, now }}
                    isOpen={conversation.key === open}
                    href={hrefOf({ with: conversation.key, page })}
                  />
                </li>
              ))}
            </ul>
            <Pagination
              page={page}
              pages={pagination.totalPages}
              t={paging}
              hrefOf={(to) => hrefOf({ page: to, with: null })}
              onChoose={(to) => change({ page: to, with: null })}
            />
            <p className="threads-else">
              <Link
                className="link"
                to={hrefOf({ type: type === 'archived' ? null : 'archived', with: null })}
              >
                {type === 'archived' ? t.toInbox : t.archivedLink}
              </Link>
            </p>
          </div>
        )}
      </QueryState>
    </section>
  )
}
