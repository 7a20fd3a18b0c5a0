import styles from '#styles/app/screens/messages.css?url'
import { lazy, Suspense, useState } from 'react'
import { Screen } from '#app/shell/Screen.tsx'
import { useCurrentUser } from '#app/shell/use-current-user.ts'
import { readPage, useList, useUrlQuery } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { messages as t } from '#i18n/en/app/messages.ts'
import { Toast } from '#ui/Toast.tsx'
import { useFocusRestore } from '#ui/use-focus-restore.ts'
import { ConversationList } from './ConversationList.tsx'
import { readMessageFolder, type ConversationFolder } from './message-folder.ts'
import type { UnreadMessages } from './MessageTabs.tsx'
import { Thread } from './Thread.tsx'

const Enquiries = lazy(async () => ({ default: (await import('./Enquiries.tsx')).Enquiries }))

/**
 * Inbox, sent and all conversations, and what visitors wrote. An address names a tab, words, a page
 * and the open conversation.
 */
export function Messages() {
  const { address } = useUrlQuery()
  useFocusRestore()
  const { unreadCount = 0, enquiries = 0 } =
    useRead('GET /messages/unread-count', {}).data?.data ?? {}
  const inquiries = useRead('GET /classified-inquiries/stats', {}).data?.data.unread ?? 0
  const unread = { received: unreadCount - enquiries + inquiries, enquiries }
  const waiting = unread.received + enquiries
  const type = readMessageFolder(address)
  return (
    <Screen
      title={t.title}
      hindi={HI_APP.screens.messages}
      {...(waiting > 0 ? { waiting: String(waiting) } : {})}
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      {type === 'enquiries' ? (
        <Suspense>
          <Enquiries unread={unread} />
        </Suspense>
      ) : (
        <Conversations type={type} unread={unread} />
      )}
    </Screen>
  )
}

type Props = { type: ConversationFolder; unread: UnreadMessages }

/** A list of conversations with the open one beside it, or alone on a phone. */
function Conversations({ type, unread }: Props) {
  const me = useCurrentUser()?.id ?? 0
  const [notice, setNotice] = useState<string | null>(null)
  const { address, answer, change, hrefOf } = useList('GET /conversations', (query) => ({
    type,
    page: readPage(query),
    limit: 20,
    ...(query.get('search') ? { search: query.get('search')! } : {}),
  }))
  const open = address.get('with')
  return (
    <>
      <div className={`inbox ${open ? 'view-thread' : 'view-list'}`}>
        <ConversationList
          {...{ me, answer, open, unread, change, hrefOf, type }}
          search={address.get('search') ?? ''}
          page={readPage(address)}
        />
        <Thread
          key={open}
          name={open}
          me={me}
          onClose={() => change({ with: null, page: readPage(address) })}
          onNotice={setNotice}
        />
      </div>
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </>
  )
}
