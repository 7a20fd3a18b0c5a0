import styles from '#styles/app/screens/messages.css?url'
import { useState } from 'react'
import { Screen } from '#app/shell/Screen.tsx'
import { useCurrentUser } from '#app/shell/use-current-user.ts'
import { readPage, useList } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { HI_APP } from '#i18n/hi-app.ts'
import { messages as t } from '#i18n/en/app/messages.ts'
import { Toast } from '#ui/Toast.tsx'
import { useFocusRestore } from '#ui/use-focus-restore.ts'
import { ConversationList } from './ConversationList.tsx'
import { readMessageFolder } from './message-folder.ts'
import { Thread } from './Thread.tsx'

/**
 * Inbox, sent and all conversations, with the open one beside them, or alone on a phone. An address
 * names a tab, words, a page and the open conversation.
 */
export function Messages() {
  const me = useCurrentUser()?.id ?? 0
  useFocusRestore()
  const [notice, setNotice] = useState<string | null>(null)
  const messages = useRead('GET /messages/unread-count', {}).data?.data.unreadCount ?? 0
  const inquiries = useRead('GET /classified-inquiries/stats', {}).data?.data.unread ?? 0
  const unread = messages + inquiries
  const { address, answer, change, hrefOf } = useList('GET /conversations', (query) => ({
    type: readMessageFolder(query),
    page: readPage(query),
    limit: 20,
    ...(query.get('search') ? { search: query.get('search')! } : {}),
  }))
  const open = address.get('with')
  return (
    <Screen
      title={t.title}
      hindi={HI_APP.screens.messages}
      {...(unread > 0 ? { waiting: String(unread) } : {})}
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <div className={`inbox ${open ? 'view-thread' : 'view-list'}`}>
        <ConversationList
          {...{ me, answer, open, unread, change, hrefOf }}
          type={readMessageFolder(address)}
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
    </Screen>
  )
}
