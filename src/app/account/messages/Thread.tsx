import { useEffect, useRef, useState } from 'react'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { messages as t } from '#i18n/en/app/messages.ts'
import { Button } from '#ui/Button.tsx'
import { INVALIDATES } from './invalidates.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { MessageList } from './MessageList.tsx'
import { ThreadHead } from './ThreadHead.tsx'
import { useOutbox } from './use-outbox.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'

const FIRST = 50
const MORE = 150
const MOST = 1000

type Props = {
  /** The key of the conversation; null when none is open. */
  name: string | null
  me: number
  onClose: () => void
  onNotice: (text: string) => void
}

/** The open conversation: its messages, their actions, and the reply. */
export const Thread = ({ name, ...props }: Props) =>
  name ? (
    <OpenThread name={name} {...props} />
  ) : (
    <section className="thread thread-none" aria-label={t.detail}>
      <p className="mute">{t.choose}</p>
    </section>
  )

function OpenThread({ name, me, onClose, onNotice }: Props & { name: string }) {
  const [limit, setLimit] = useState(FIRST)
  const answer = useRead(
    'GET /conversations/{key}',
    { params: { key: name }, query: { limit } },
    { keepsPrevious: true, everyMs: MINUTE_MS },
  )
  const { send, unsent, discard } = useOutbox(name)
  const thread = answer.data?.data
  const newFrom = useReading(name, me, thread?.messages)

  if (answer.error && (answer.error.status === 404 || answer.error.status === 400))
    return (
      <section className="thread thread-none" aria-label={t.detail}>
        <p className="mute">{t.gone}</p>
        <Button onClick={onClose}>{t.back}</Button>
      </section>
    )
  return (
    <section className="thread" aria-label={t.detail}>
      <QueryState query={answer}>
        {({ data }) => (
          <>
            <ThreadHead thread={data} me={me} onClose={onClose} onNotice={onNotice} />
            <MessageList
              thread={data}
              unsent={unsent}
              me={me}
              newFrom={newFrom}
              onEarlier={
                data.hasEarlier && limit < MOST
                  ? () => setLimit(Math.min(MOST, limit + MORE))
                  : undefined
              }
              onAgain={(letter) => void send(letter).then((isSent) => isSent && onNotice(t.sent))}
              onDiscard={discard}
              onClose={onClose}
              onNotice={onNotice}
            />
            {data.isBlocked ? (
              <p className="reply mute">{t.blocked(data.other.name)}</p>
            ) : (
              <ReplyForm
                thread={data}
                onSend={async (letter) => {
                  onNotice((await send(letter)) ? t.sent : t.sendFailed)
                }}
                onNotice={onNotice}
              />
            )}
          </>
        )}
      </QueryState>
    </section>
  )
}

type Message = { id: number; receiverId: number; isRead: boolean }

/**
 * Marks received messages as read while the tab is visible. Returns the first message that was
 * unread when the conversation was opened.
 */
function useReading(name: string, me: number, messages: readonly Message[] | undefined) {
  const { mutate } = useWrite('PATCH /conversations/{key}/read', { invalidates: INVALIDATES })
  const newest = messages?.findLast(({ receiverId, isRead }) => receiverId === me && !isRead)?.id
  const [newFrom, setNewFrom] = useState<number | null | undefined>(undefined)
  if (newFrom === undefined && messages)
    setNewFrom(messages.find(({ receiverId, isRead }) => receiverId === me && !isRead)?.id ?? null)
  const told = useRef<number>(undefined)
  useEffect(() => {
    const read = () => {
      if (!newest || told.current === newest || document.visibilityState !== 'visible') return
      told.current = newest
      mutate({ params: { key: name } })
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [name, newest, mutate])
  return newFrom ?? null
}
