import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import type { Message } from '#contract/messages.ts'
import { formatDayOfWeek } from '#i18n/en/app/time.ts'
import { messages as t } from '#i18n/en/app/messages.ts'
import type { OutgoingMessage, PendingMessage } from '#stores/outbox.ts'
import { Button } from '#ui/Button.tsx'
import { MessageBubble } from './MessageBubble.tsx'
import { MessageActions } from './MessageActions.tsx'
import type { ThreadData } from './thread-data.ts'
import { UnsentMessage } from './UnsentMessage.tsx'

type Props = {
  thread: ThreadData
  unsent: readonly PendingMessage[]
  me: number
  /** The first message that was new when the conversation was opened. */
  newFrom: number | null
  onEarlier: (() => void) | undefined
  onAgain: (letter: OutgoingMessage) => void
  onDiscard: (key: string) => void
  onClose: () => void
  onNotice: (text: string) => void
}

/** The messages by day, oldest first; unsent ones at the end. */
export function MessageList({
  thread,
  unsent,
  me,
  newFrom,
  onEarlier,
  onClose,
  onNotice,
  ...on
}: Props) {
  const { messages } = thread
  const [chosen, choose] = useState<Message | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)?.id
  const states = unsent.map(({ state }) => state).join()
  useLayoutEffect(() => {
    // To the newest, but not when somebody only asked for earlier ones.
    place.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    // Scroll the reply field into view too: on a phone both are in the page that scrolls.
    place.current?.parentElement?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [newest, states])

  return (
    <>
      {/* On a wide screen it has a scrollbar of its own, so it must be focusable. */}
      <div className="said" ref={place} role="log" aria-label={t.said} tabIndex={0}>
        {onEarlier && <Button onClick={onEarlier}>{t.earlier}</Button>}
        {messages.map((message, i) => {
          const on = formatDayOfWeek(message.createdAt)
          const before = messages[i - 1]
          return (
            <Fragment key={message.id}>
              {(!before || formatDayOfWeek(before.createdAt) !== on) && (
                <p className="justify-self-center text-xs text-ink-2">{on}</p>
              )}
              {message.id === newFrom && <p className="said-new">{t.isNew}</p>}
              <MessageBubble message={message} me={me} onMore={() => choose(message)} />
            </Fragment>
          )
        })}
        {unsent.map((each) => (
          <UnsentMessage
            key={each.letter.key}
            unsent={each}
            onAgain={() => on.onAgain(each.letter)}
            onDiscard={() => on.onDiscard(each.letter.key)}
          />
        ))}
      </div>
      <MessageActions
        message={chosen}
        me={me}
        isOnly={messages.length === 1}
        onClose={() => choose(null)}
        onGone={onClose}
        onNotice={onNotice}
      />
    </>
  )
}
