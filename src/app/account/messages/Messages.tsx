import { useState } from 'react'
import type { Message } from '#contract/messages.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { usePerson } from '#app/shell/use-person.ts'
import { pageOf, useList } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { messages as t } from '#i18n/en/app/messages.ts'
import { Toast } from '#ui/Toast.tsx'
import { MessageDetail } from './MessageDetail.tsx'
import { MESSAGE_TYPES, type MessageType } from './message-type.ts'
import { MessageList } from './MessageList.tsx'

/** An address names a tab, words, a page and the open message. */
const typeOf = (address: URLSearchParams): MessageType =>
  MESSAGE_TYPES.find((type) => type === address.get('type')) ?? 'received'

/** Inbox, sent and all messages, with the open one beside them, or alone on a phone. */
export function Messages() {
  const person = usePerson()
  const [said, say] = useState<string | null>(null)
  const unread = useRead('GET /messages/unread-count', {}).data?.data.unreadCount ?? 0
  const { address, answer, change, hrefOf } = useList('GET /messages', (query) => ({
    type: typeOf(query),
    page: pageOf(query),
    limit: 20,
    ...(query.get('search') ? { search: query.get('search')! } : {}),
  }))
  const open = Number(address.get('message')) || null
  const shown = answer.data?.data.find(({ id }) => id === open) ?? null
  // One that has just gone from the list (another page, archived elsewhere) stays readable.
  const [last, setLast] = useState<Message | null>(null)
  if (shown && shown !== last) setLast(shown)
  const message = shown ?? (last?.id === open ? last : null)
  const close = () => change({ message: null, page: pageOf(address) })

  return (
    <Screen
      title={t.title}
      hindi={HI_APP.screens.messages}
      {...(unread > 0 ? { waiting: String(unread) } : {})}
    >
      <div className={`inbox ${open ? 'view-thread' : 'view-list'}`}>
        <MessageList
          me={person?.id ?? 0}
          answer={answer}
          type={typeOf(address)}
          search={address.get('search') ?? ''}
          open={open}
          unread={unread}
          change={change}
          hrefOf={hrefOf}
          page={pageOf(address)}
        />
        <MessageDetail
          key={open}
          message={message}
          open={open}
          isAsked={open !== null && answer.data !== undefined}
          me={person?.id ?? 0}
          onClose={close}
          onSaid={say}
        />
      </div>
      <Toast onGone={() => say(null)}>{said}</Toast>
    </Screen>
  )
}
