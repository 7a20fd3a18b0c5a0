import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ModerationQueue } from '#app/admin/moderation/ReviewQueue.tsx'
import { QUEUE_ITEM_KINDS } from '#shared/rules/moderation.ts'
import { $session } from '#stores/session.ts'
import { answerForAds, answers, lastCall, refusals, SAMPLE_DAY, showAds } from './ads-screen.tsx'

answerForAds()
afterEach(() => $session.set(null))

const ME = { id: 3, name: 'Meera' }
const OTHER = { id: 4, name: 'Salim' }
const PUT = ['PUT', '/admin/queue/contact/1/assignee'] as const
const pagination = { page: 1, limit: 1000, total: 1, totalPages: 1, hasPrev: false, hasNext: false }

const queueOf = (assignee: typeof ME | null) => ({
  data: [
    {
      ...{ kind: 'contact', id: 1, title: 'Wrong number', about: null, since: SAMPLE_DAY },
      ...{ by: { id: null, name: 'Kiran' }, dueAt: null, isLaw: false, version: 3, lookers: [] },
      assignee,
    },
  ],
  pagination,
})

const open = async (assignee: typeof ME | null) => {
  $session.set({ ...ME, role: 'admin' })
  Object.assign(answers, {
    'GET /api/admin/queue': queueOf(assignee),
    'GET /api/admin/counts': {
      data: { waitingOf: Object.fromEntries(QUEUE_ITEM_KINDS.map((kind) => [kind, 0])) },
    },
    'GET /api/admin/queue/contact/1': {
      data: {
        ...{ facts: [], text: 'The number is not mine.', images: [], video: null, point: null },
        ...{ changes: [], person: null, listingId: null, lookalikes: [], hints: [], past: [] },
        ...{ version: 3, href: null, targetUrl: null, advertisement: null },
      },
    },
    'GET /api/contacts/admin/canned': { data: [] },
    'GET /api/admin/decisions': { data: [], pagination },
    'GET /api/users': { data: [ME, OTHER], pagination },
    'POST /api/contacts/admin/1/complaint': { data: { id: 12, reference: 'R-12' } },
  })
  const screen = await showAds('/admin/review', <ModerationQueue />)
  await expect.element(screen.getByRole('heading', { name: 'Wrong number' })).toBeVisible()
  return screen
}

test('an item is taken by its button and given back by the key', async () => {
  const screen = await open(null)
  await expect.element(screen.getByText('Not assigned')).toBeVisible()
  answers['GET /api/admin/queue'] = queueOf(ME)
  await screen.getByRole('button', { name: /^Assign to me/ }).click()
  await expect.poll(() => lastCall(...PUT)?.body).toEqual({ accountId: ME.id })
  await expect.element(screen.getByText('Assigned to you')).toBeVisible()
  answers['GET /api/admin/queue'] = queueOf(null)
  await userEvent.keyboard('t')
  await expect.poll(() => lastCall(...PUT)?.body).toEqual({ accountId: null })
  await expect.element(screen.getByText('Not assigned')).toBeVisible()
})

test('an item is handed over to another administrator', async () => {
  const screen = await open(ME)
  await screen.getByRole('button', { name: 'Assign to…' }).click()
  answers['GET /api/admin/queue'] = queueOf(OTHER)
  await screen.getByLabelText('Assigned to').last().selectOptions('Salim')
  await expect.poll(() => lastCall(...PUT)?.body).toEqual({ accountId: OTHER.id })
  await expect.element(screen.getByText('Assigned to Salim')).toBeVisible()
})

test('handing over is cancelled, and nothing else says meanwhile whose it is', async () => {
  const screen = await open(null)
  await screen.getByRole('button', { name: 'Assign to…' }).click()
  const group = screen.getByRole('group', { name: 'Assigned to' })
  await expect.element(group.getByRole('combobox')).toBeVisible()
  await expect.element(screen.getByText('Not assigned')).not.toBeInTheDocument()
  await group.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText('Not assigned')).toBeVisible()
  expect(lastCall(...PUT)).toBeUndefined()
})

test('what refuses an assignment is said', async () => {
  refusals['PUT /api/admin/queue/contact/1/assignee'] = { status: 500, code: 'INTERNAL' }
  const screen = await open(null)
  await screen.getByRole('button', { name: /^Assign to me/ }).click()
  const group = screen.getByRole('group', { name: 'Assigned to' })
  await expect.element(group.getByRole('alert')).not.toBeEmptyDOMElement()
  await expect.element(screen.getByText('Not assigned')).toBeVisible()
})

test('a message becomes a complaint once its reason is chosen', async () => {
  const screen = await open(null)
  await screen.getByRole('button', { name: 'Treat as complaint' }).click()
  const send = screen.getByRole('button', { name: 'Treat as complaint' })
  await expect.element(send).toBeDisabled()
  const reason = screen.getByRole('combobox', { name: /^What is it about/ })
  await expect.element(reason).toBeVisible()
  const [, first] = [...(reason.element() as HTMLSelectElement).options]
  await reason.selectOptions(first!.value)
  await send.click()
  await expect
    .poll(() => lastCall('POST', '/contacts/admin/1/complaint')?.body)
    .toEqual({ reason: first!.value })
  await expect.element(screen.getByText('This message is now complaint R-12')).toBeVisible()
})
