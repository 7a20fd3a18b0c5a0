import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessageBubble } from '#app/account/messages/MessageBubble.tsx'
import { stripReplyPrefix } from '#app/account/messages/ConversationRow.tsx'
import { ReplyForm } from '#app/account/messages/ReplyForm.tsx'
import { sendUnsentMessages } from '#app/data/send-unsent.ts'
import { useOutbox } from '#app/account/messages/use-outbox.ts'
import type { ThreadData } from '#app/account/messages/thread-data.ts'
import { UnsentMessage } from '#app/account/messages/UnsentMessage.tsx'
import { DAY_MS } from '#shared/rules/duration.ts'
import {
  $outbox,
  clearOutbox,
  loadOutbox,
  addUnsent,
  type OutgoingMessage,
} from '#stores/outbox.ts'
import { $session } from '#stores/session.ts'

const person = { id: 2, name: 'Ravi' }
const me = { id: 1, name: 'Asha' }
const message = {
  id: 7,
  senderId: 2,
  receiverId: 1,
  businessId: 5,
  inquiryId: null,
  subject: 'Re: Re: Hours',
  message: 'Open?',
  pictures: [],
  isRead: false,
  createdAt: '2026-11-21T13:10:00Z',
  sender: person,
  receiver: me,
  business: null,
  conversation: '2-b5',
}
const thread: ThreadData = {
  key: '2-b5',
  other: person,
  business: { id: 5, name: 'Namuna', slug: 'namuna' },
  inquiry: null,
  phone: null,
  isBlocked: false,
  isArchived: false,
  count: 1,
  messages: [message],
  hasEarlier: false,
}
const letter: OutgoingMessage = {
  receiverId: 2,
  businessId: 5,
  inquiryId: null,
  subject: 'Re: Hours',
  message: 'Yes.',
  pictures: [],
  key: 'a-key-of-a-device',
}

beforeEach(() => $session.set({ id: 1, role: 'owner', name: 'Asha' }))
afterEach(() => {
  vi.unstubAllGlobals()
  clearOutbox()
  sessionStorage.clear()
})

const within = (children: React.ReactNode) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

describe('an answer', () => {
  const reply = (onSend: (letter: OutgoingMessage) => Promise<void>) =>
    render(within(<ReplyForm thread={thread} onSend={onSend} onNotice={() => undefined} />))

  test('has the subject with one “Re: ”, and is sent with a key of its own', async () => {
    const sent: OutgoingMessage[] = []
    const screen = await reply(async (each) => void sent.push(each))
    await expect.element(screen.getByText('Subject: Re: Hours')).toBeVisible()
    for (const words of ['Yes.', 'And on Monday too.']) {
      await userEvent.fill(screen.getByLabelText('Message'), words)
      await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
    }
    await expect.element(screen.getByLabelText('Message')).toHaveValue('')
    expect(sent).toMatchObject([
      { ...letter, key: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
      { message: 'And on Monday too.' },
    ])
    expect(sent[0]!.key).not.toBe(sent[1]!.key)
  })

  test('needs both subject and message', async () => {
    const onSend = vi.fn()
    const screen = await reply(onSend)
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
    await expect
      .element(screen.getByText('Please fill in both subject and message fields.'))
      .toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^Edit/ }))
    await userEvent.clear(screen.getByLabelText('Subject'))
    await userEvent.fill(screen.getByLabelText('Message'), 'Yes.')
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
    await expect
      .element(screen.getByText('Please fill in both subject and message fields.'))
      .toBeVisible()
    expect(onSend).not.toHaveBeenCalled()
  })

  test('takes a hundred characters of a subject and a thousand of a message', async () => {
    const screen = await reply(vi.fn())
    await userEvent.click(screen.getByRole('button', { name: /^Edit/ }))
    await expect.element(screen.getByLabelText('Subject')).toHaveAttribute('maxlength', '100')
    await expect.element(screen.getByLabelText('Message')).toHaveAttribute('maxlength', '1000')
    await userEvent.fill(screen.getByLabelText('Message'), 'Yes.')
    await expect.element(screen.getByText('4 of 1,000')).toBeVisible()
  })

  test('that is half written is there when one comes back', async () => {
    const first = await reply(vi.fn())
    await userEvent.fill(first.getByLabelText('Message'), 'We are closed')
    await first.unmount()
    const second = await reply(vi.fn())
    await expect.element(second.getByLabelText('Message')).toHaveValue('We are closed')
  })
})

describe('a message that is not sent yet', () => {
  function Sender() {
    const { send, unsent, discard } = useOutbox('2-b5')
    const [result, setResult] = useState('')
    return (
      <>
        <button onClick={() => void send(letter).then((isSent) => setResult(String(isSent)))}>
          Go
        </button>
        <output>{result}</output>
        {unsent.map((each) => (
          <UnsentMessage
            key={each.letter.key}
            unsent={each}
            onAgain={() => void send(each.letter)}
            onDiscard={() => discard(each.letter.key)}
          />
        ))}
      </>
    )
  }
  const answer = (status: number, body: object) =>
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        new Response(JSON.stringify(body), {
          status,
          headers: { 'Content-Type': 'application/json' },
        }),
      ),
    )
  const kept = () => JSON.parse(localStorage.getItem('outbox:1') ?? '[]') as unknown[]

  test('stays on the device until it is, with the reason', async () => {
    answer(409, {
      success: false,
      code: 'NOT_POSSIBLE',
      error: 'This message could not be delivered.',
    })
    const screen = await render(within(<Sender />))
    await userEvent.click(screen.getByText('Go'))
    await expect
      .element(screen.getByText('Not sent. This message could not be delivered.'))
      .toBeVisible()
    expect(kept()).toMatchObject([{ letter, state: 'failed' }])
    answer(201, { success: true, data: message })
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    await expect.element(screen.getByRole('button', { name: 'Send again' })).not.toBeInTheDocument()
    expect(kept()).toEqual([])
  })

  test('is sent by itself when there is a connection again, unless it was refused', async () => {
    const at = new Date().toISOString()
    addUnsent({ conversation: '2-b5', letter, at, state: 'failed', notice: '' })
    const other = { ...letter, key: 'of-a-refused-message' }
    addUnsent({ conversation: '2-b5', letter: other, at, state: 'failed', notice: 'No.' })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await sendUnsentMessages(new QueryClient())
    expect(kept()).toMatchObject([{ letter: other }, { letter, state: 'failed', notice: '' }])
    answer(201, { success: true, data: message })
    await sendUnsentMessages(new QueryClient())
    expect(kept()).toMatchObject([{ letter: other }])
  })

  test('can be given up', async () => {
    answer(503, { success: false, code: 'UNAVAILABLE', error: 'Later.' })
    const screen = await render(within(<Sender />))
    await userEvent.click(screen.getByText('Go'))
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(kept()).toEqual([])
  })

  test('is another person’s affair, and gone with a logout', () => {
    addUnsent({
      conversation: '2-b5',
      letter,
      at: new Date().toISOString(),
      state: 'sending',
      notice: '',
    })
    $outbox.set([])
    loadOutbox()
    // A message that was being sent when the page was left may be sent again, with its key.
    expect($outbox.get()).toMatchObject([{ letter, state: 'failed' }])
    $session.set({ id: 9, role: 'user', name: 'Kiran' })
    loadOutbox()
    expect($outbox.get()).toEqual([])
    clearOutbox()
    expect(localStorage.getItem('outbox:1')).toBeNull()
  })

  test('is forgotten after a week', () => {
    const at = new Date(Date.now() - 8 * DAY_MS).toISOString()
    addUnsent({ conversation: '2-b5', letter, at, state: 'failed', notice: '' })
    loadOutbox()
    expect($outbox.get()).toEqual([])
  })
})

describe('what was said', () => {
  const bubble = (more: object, who = 1) =>
    render(<MessageBubble message={{ ...message, ...more }} me={who} onMore={() => undefined} />)

  test('warns where the other one asks for money, not where oneself does', async () => {
    const asking = await bubble({ message: 'Pehle paise bhejo' })
    await expect.element(asking.getByText(/never pay before you have seen/)).toBeVisible()
    await asking.unmount()
    const own = await bubble({ message: 'Pehle paise bhejo' }, 2)
    expect(own.container.textContent).not.toContain('never pay')
  })

  test('says by whom, when, and whether it was read', async () => {
    const own = await bubble({ isRead: true }, 2)
    await expect.element(own.getByText(/^You,/)).toHaveTextContent('You, 6:40 pm · ✓ Read')
  })

  test.each([
    ['Re: Hours', 'Hours'],
    ['re: RE: Hours', 'Hours'],
    ['Re: ', 'Re: '],
    ['Repair', 'Repair'],
  ])('%j is about %j', (subject, about) => expect(stripReplyPrefix(subject)).toBe(about))
})
