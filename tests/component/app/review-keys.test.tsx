import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ModerationQueue } from '#app/admin/moderation/ReviewQueue.tsx'
import { normaliseKey } from '#app/admin/moderation/use-shortcuts.ts'
import { work } from '#i18n/en/app/work.ts'
import { QUEUE_ITEM_KINDS, type QueueItemKind } from '#shared/rules/moderation.ts'
import { $session } from '#stores/session.ts'
import { answerForAds, answers, SAMPLE_DAY, lastCall, showAds } from './ads-screen.tsx'

answerForAds()
afterEach(() => $session.set(null))

const pagination = { page: 1, limit: 1000, total: 1, totalPages: 1, hasPrev: false, hasNext: false }

const open = async (kind: QueueItemKind, title: string, detail: object = {}) => {
  const item = {
    ...{ kind, id: 1, title, about: null, by: { id: null, name: 'Kiran' }, since: SAMPLE_DAY },
    ...{ dueAt: null, isLaw: false, version: 3, lookers: [], assignee: null },
  }
  Object.assign(answers, {
    'GET /api/admin/queue': { data: [item], pagination },
    'GET /api/admin/counts': {
      data: { waitingOf: Object.fromEntries(QUEUE_ITEM_KINDS.map((one) => [one, 0])) },
    },
    [`GET /api/admin/queue/${kind}/1`]: {
      data: {
        ...{ facts: [], text: null, images: [], video: null, point: null, changes: [] },
        ...{ person: null, listingId: null, lookalikes: [], hints: [], past: [], version: 3 },
        ...{ href: null, targetUrl: null, advertisement: null, ...detail },
      },
    },
    'GET /api/contacts/admin/canned': {
      data: [{ id: 4, title: 'Corrected', text: 'It is correct now.', textHi: '' }],
    },
    'GET /api/admin/decisions': { data: [], pagination },
    'POST /api/admin/decisions': { data: [{ id: 9 }], refused: [] },
    'POST /api/admin/decisions/undo': { data: { undone: [9] } },
  })
  const screen = await showAds('/admin/review', <ModerationQueue />)
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  return screen
}

/** A key as a Hindi layout types it. */
const pressHindi = (code: string, key: string, more: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, ...more }))
const body = () => lastCall('POST', '/admin/decisions')?.body
const fact = (name: string, value: string, check?: object) => ({ name, value, check })

test('keys are those of the place, whatever a layout types with them', async () => {
  const screen = await open('listing', 'Sharma Sweets')
  await expect.element(screen.getByRole('button', { name: /^Approve/ })).toBeEnabled()
  pressHindi('KeyV', 'न')
  await expect.element(screen.getByRole('checkbox', { name: 'Verified' })).toBeChecked()
  pressHindi('KeyA', 'ो')
  await expect.poll(body).toMatchObject({ verdict: 'approve', verified: true })
  expect(body()).not.toHaveProperty('featured')
  await expect.element(screen.getByText('Sharma Sweets approved as Verified')).toBeVisible()
})

test('every shortcut that the queue lists works on a Hindi layout', async () => {
  $session.set({ id: 3, name: 'Meera', role: 'admin' })
  const screen = await open('listing', 'Sharma Sweets')
  await expect.element(screen.getByRole('button', { name: /^Approve/ })).toBeEnabled()
  pressHindi('KeyF', 'ि')
  await expect.element(screen.getByRole('checkbox', { name: 'Featured' })).toBeChecked()
  pressHindi('KeyX', '्')
  const picked = screen.container.querySelector<HTMLInputElement>('.queue-pick input')!
  await expect.poll(() => picked.checked).toBe(true)
  pressHindi('KeyX', '्')
  const keys = screen.container.querySelector<HTMLDetailsElement>('.queue-keys')!
  pressHindi('Slash', 'य़', { shiftKey: true })
  await expect.poll(() => keys.open).toBe(true)
  pressHindi('KeyC', 'म')
  const reason = screen.getByRole('textbox', { name: 'Reason' })
  await expect.element(reason).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(reason).not.toBeInTheDocument()
  pressHindi('Digit2', '२')
  await expect
    .poll(() => (reason.element() as HTMLTextAreaElement).value)
    .toMatch(/^A photo shows another place/)
  await userEvent.keyboard('{Escape}')
  pressHindi('KeyR', 'ी')
  await expect.element(reason).toBeVisible()
  await userEvent.keyboard('{Escape}')
  pressHindi('KeyT', 'ू')
  await expect
    .poll(() => lastCall('PUT', '/admin/queue/listing/1/assignee')?.body)
    .toEqual({ accountId: 3 })
  for (const letter of Object.keys(work.keyNames).filter((name) => name.length === 1))
    expect(normaliseKey({ code: `Key${letter}`, key: 'ो', shiftKey: false })).toBe(
      letter.toLowerCase(),
    )
})

test('a number begins to ask for changes with that reason', async () => {
  const screen = await open('listing', 'Sharma Sweets')
  await expect.element(screen.getByRole('button', { name: /^Ask for changes/ })).toBeEnabled()
  await userEvent.keyboard('3')
  await expect.element(screen.getByRole('checkbox', { name: /^No one answered/ })).toBeChecked()
  await userEvent.keyboard('{Enter}')
  await expect.poll(body).toMatchObject({ verdict: 'return' })
  expect(body()).toHaveProperty('reason', expect.stringMatching(/^No one answered/))
})

test('a message is replied to where it stands, and undone with its words', async () => {
  const words = 'The last bus leaves at 8:15.'
  const screen = await open('contact', words, {
    ...{ text: words, facts: [fact('email', 'kiran@example.in')] },
  })
  await expect.element(screen.getByText(/We email it to kiran@example\.in/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Close without/ })).toBeEnabled()
  await expect.element(screen.getByRole('button', { name: /^Corrected/ })).toBeVisible()
  await userEvent.keyboard('1')
  const box = screen.getByRole('textbox', { name: 'Reply by email' })
  await expect.element(box).toHaveFocus()
  const before = answers['GET /api/admin/queue']!
  answers['GET /api/admin/queue'] = { data: [], pagination }
  await userEvent.keyboard(' Thanks.{Control>}{Enter}{/Control}')
  const reason = 'It is correct now. Thanks.'
  await expect.poll(body).toMatchObject({ verdict: 'approve', reason })
  await expect.element(screen.getByText('Reply to Kiran sent')).toBeVisible()
  await expect.element(screen.getByText('Nothing to review')).toBeVisible()
  answers['GET /api/admin/queue'] = before
  await userEvent.keyboard('u')
  await expect.element(box).toHaveValue(reason)
})

test('a message that stays open after the reply, and one that is closed without', async () => {
  const screen = await open('contact', 'Hello')
  const box = screen.getByRole('textbox', { name: 'Reply by email' })
  await expect.element(screen.getByRole('button', { name: /^Close without/ })).toBeEnabled()
  await userEvent.keyboard('a')
  await expect.element(box).toHaveFocus()
  await box.fill('We ask the bus stand.')
  await screen.getByRole('checkbox', { name: 'Close message after sending' }).click()
  await screen.getByRole('button', { name: /^Send and next/ }).click()
  await expect.poll(body).toMatchObject({ verdict: 'return', reason: 'We ask the bus stand.' })
})

test('a complaint is closed with an outcome and words to its sender', async () => {
  const screen = await open('report', 'https://site.example/x', {
    facts: [fact('email', 'asha@example.in')],
  })
  await expect.element(screen.getByRole('button', { name: /^Keep content/ })).toBeEnabled()
  await userEvent.keyboard('a')
  await expect.element(screen.getByText(/We email this to asha@example\.in/)).toBeVisible()
  await screen.getByLabelText('Outcome').selectOptions('corrected')
  await screen.getByRole('checkbox', { name: /^Thank you\. It is corrected/ }).click()
  await screen
    .getByRole('button', { name: /^Keep content/ })
    .last()
    .click()
  await expect.poll(body).toMatchObject({ verdict: 'approve', outcome: 'corrected' })
  expect(body()).toHaveProperty('reason', expect.stringMatching(/^Thank you\. It is corrected/))
  await expect.element(screen.getByText('Complaint closed', { exact: true })).toBeVisible()
})

test('a check stands beside its fact, and a number leads to the other listings', async () => {
  const screen = await open('listing', 'Sharma Sweets', {
    facts: [
      fact('zipCode', '425001', { code: 'pin', isFine: true, detail: 'Suhana' }),
      fact('phone', '+919000000044', { code: 'number', isFine: false, detail: '4' }),
    ],
  })
  await expect.element(screen.getByText('PIN fits the town')).toHaveClass('is-ok')
  await expect.element(screen.getByText(/^On 4 other listings/)).toHaveClass('is-warn')
  await expect
    .element(screen.getByRole('link', { name: 'Show' }))
    .toHaveAttribute('href', '/admin/businesses?search=%2B919000000044')
})
