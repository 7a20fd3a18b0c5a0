import { userEvent } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { ModerationQueue } from '#app/admin/moderation/ReviewQueue.tsx'
import { QUEUE_ITEM_KINDS } from '#shared/rules/moderation.ts'
import {
  answerForAds,
  answers,
  recordedRequests,
  SAMPLE_DAY,
  lastCall,
  queryClient,
  refusals,
  showAds,
} from './ads-screen.tsx'

answerForAds()

const item = (id: number, title: string, version: number) => ({
  ...{ kind: 'campaign', id, title, about: 'https://shop.example/', by: null, since: SAMPLE_DAY },
  ...{ dueAt: null, isLaw: false, version, lookers: [], assignee: null },
})
const detail = (version: number) => ({
  data: {
    ...{ facts: [], text: null, images: [], video: null, point: null, changes: [], person: null },
    ...{ listingId: null, lookalikes: [], hints: [], past: [], version, href: null },
    ...{ targetUrl: null, advertisement: null },
  },
})
const items = [item(1, 'Winter school fees', 3), item(2, 'Inverters', 5)]
const pagination = { page: 1, limit: 1000, total: 2, totalPages: 1, hasPrev: false, hasNext: false }

const open = async (other: Record<string, object> = {}) => {
  Object.assign(answers, {
    'GET /api/admin/queue': { data: items, pagination },
    'GET /api/admin/counts': {
      data: { waitingOf: Object.fromEntries(QUEUE_ITEM_KINDS.map((kind) => [kind, 0])) },
    },
    // The advertiser has written something between the list and the look.
    'GET /api/admin/queue/campaign/1': detail(4),
    'GET /api/admin/queue/campaign/2': detail(5),
    'GET /api/admin/decisions': { data: [], pagination },
    'POST /api/admin/decisions': { data: [], refused: [] },
    ...other,
  })
  const screen = await showAds('/admin/review', <ModerationQueue />)
  await expect.element(screen.getByRole('heading', { name: 'Winter school fees' })).toBeVisible()
  await expect.poll(() => lastCall('GET', '/admin/queue/campaign/1')).toBeDefined()
  return screen
}

const approve = (screen: Awaited<ReturnType<typeof open>>) =>
  screen.getByRole('button', { name: /^Approve/ })
const posted = () =>
  recordedRequests.filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/admin/decisions'),
  )
/** Long enough for what must not happen. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 250))

test('what happened to an item is told in sentences, not in the words of the log', async () => {
  const past = [
    { at: SAMPLE_DAY, action: 'unverify', by: 'Meera', reason: null },
    { at: SAMPLE_DAY, action: 'reject', by: null, reason: 'Please add a landmark.' },
  ]
  const screen = await open({
    'GET /api/admin/queue/campaign/1': { data: { ...detail(3).data, past } },
  })
  const removed = 'Removed Verified from Winter school fees, Meera'
  await expect.element(screen.getByText(removed)).toBeVisible()
  const rejected = 'Rejected Winter school fees, the website: “Please add a landmark.”'
  await expect.element(screen.getByText(rejected)).toBeVisible()
})

describe('no verdict before the thing is shown', () => {
  test('while its detail is under way: keys and buttons wait', async () => {
    const late = Promise.withResolvers<object>()
    const screen = await open({ 'GET /api/admin/queue/campaign/1': late.promise })
    await userEvent.keyboard('ar')
    await expect.element(approve(screen)).toBeDisabled()
    await expect.element(screen.getByRole('button', { name: /^Reject/ })).toBeDisabled()
    await aMoment()
    expect(posted()).toEqual([])
    expect(screen.getByText('Reason').elements()).toEqual([])
    late.resolve(detail(4))
    await expect.element(approve(screen)).toBeEnabled()
    await userEvent.keyboard('a')
    await expect
      .poll(() => posted()[0]?.body)
      .toMatchObject({ items: [{ kind: 'campaign', id: 1, version: 4 }] })
  })

  test('where its detail could not be read', async () => {
    refusals['GET /api/admin/queue/campaign/1'] = { status: 500, code: 'INTERNAL' }
    const screen = await open()
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    await userEvent.keyboard('a')
    await expect.element(approve(screen)).toBeDisabled()
    await aMoment()
    expect(posted()).toEqual([])
    delete refusals['GET /api/admin/queue/campaign/1']
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(approve(screen)).toBeEnabled()
  })

  test('right after going to the next one, whose detail is slow', async () => {
    const late = Promise.withResolvers<object>()
    const screen = await open({ 'GET /api/admin/queue/campaign/2': late.promise })
    await expect.element(approve(screen)).toBeEnabled()
    await userEvent.keyboard('ja')
    await expect.element(screen.getByRole('heading', { name: 'Inverters' })).toBeVisible()
    await userEvent.keyboard('a')
    await aMoment()
    expect(posted()).toEqual([])
    late.resolve(detail(5))
    await expect.element(approve(screen)).toBeEnabled()
    await approve(screen).click()
    await expect.poll(() => posted()[0]?.body).toMatchObject({ items: [{ id: 2, version: 5 }] })
  })

  test('when it is changed under the eyes of the reader', async () => {
    const screen = await open()
    await expect.element(approve(screen)).toBeEnabled()
    answers['GET /api/admin/queue/campaign/1'] = detail(9)
    await queryClient.invalidateQueries()
    await expect.element(screen.getByText(/updated this while you had it open/)).toBeVisible()
    await userEvent.keyboard('a')
    await expect.element(approve(screen)).toBeDisabled()
    expect(posted()).toEqual([])
    await expect.element(approve(screen)).toBeEnabled()
    await userEvent.keyboard('a')
    await expect.poll(() => posted()[0]?.body).toMatchObject({ items: [{ id: 1, version: 9 }] })
  })

  test('when it is decided elsewhere and the next one comes by itself', async () => {
    const screen = await open()
    await expect.element(approve(screen)).toBeEnabled()
    answers['GET /api/admin/queue'] = { data: [items[1]], pagination }
    await queryClient.invalidateQueries()
    await expect.element(screen.getByRole('heading', { name: 'Inverters' })).toBeVisible()
    await userEvent.keyboard('a')
    await aMoment()
    expect(posted()).toEqual([])
    await expect.element(approve(screen)).toBeEnabled()
  })

  test('what comes in more urgently does not take the place of what is open', async () => {
    const screen = await open()
    await expect.element(approve(screen)).toBeEnabled()
    answers['GET /api/admin/queue'] = { data: [item(3, 'Coaching', 1), ...items], pagination }
    await queryClient.invalidateQueries()
    await expect.element(screen.getByText('2 of 3')).toBeVisible()
    await userEvent.keyboard('a')
    await expect.poll(() => posted()[0]?.body).toMatchObject({ items: [{ id: 1, version: 4 }] })
  })
})

test('a verdict is on what was opened, else on what the list says', async () => {
  const screen = await open()
  await screen.getByText('Items to review').click()
  await screen.getByRole('button', { name: 'Select all' }).click()
  await screen.getByRole('button', { name: /^Approve/ }).click()
  await expect
    .poll(() => lastCall('POST', '/admin/decisions')?.body)
    .toEqual({
      items: [
        { kind: 'campaign', id: 1, version: 4 },
        { kind: 'campaign', id: 2, version: 5 },
      ],
      ...{ verdict: 'approve', reason: null },
    })
})

test('what was changed after the look is told by name, and read again', async () => {
  const screen = await open()
  const problem = 'It was changed after you opened it. Please check it again.'
  answers['POST /api/admin/decisions'] = {
    ...{ data: [], refused: [{ kind: 'campaign', id: 1, problem }] },
  }
  recordedRequests.length = 0
  await screen.getByRole('button', { name: /^Approve/ }).click()
  await expect.element(screen.getByText(`Winter school fees: ${problem}`)).toBeVisible()
  expect(lastCall('GET', '/admin/queue')).toBeDefined()
  // It still waits: back at it, its screen shows it as it is now.
  await screen.getByRole('button', { name: 'Back' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Winter school fees' })).toBeVisible()
  await expect.poll(() => lastCall('GET', '/admin/queue/campaign/1')).toBeDefined()
})

test('what is chosen while an answer is awaited stays chosen; what was decided goes', async () => {
  const screen = await open()
  const decided = Promise.withResolvers<object>()
  answers['POST /api/admin/decisions'] = decided.promise
  await screen.getByText('Items to review').click()
  await screen.getByRole('button', { name: /^Approve/ }).click()
  await expect.poll(() => lastCall('POST', '/admin/decisions')).toBeDefined()
  await screen.getByRole('checkbox', { name: /Inverters/ }).click()
  // The list read again comes late, as over slow data.
  answers['GET /api/admin/queue'] = new Promise(() => {})
  decided.resolve({ data: [{ id: 9 }], refused: [] })
  await expect.element(screen.getByRole('heading', { name: 'Inverters' })).toBeVisible()
  expect(screen.getByRole('checkbox').elements()).toHaveLength(1)
  await expect.element(screen.getByRole('checkbox', { name: /Inverters/ })).toBeChecked()
})

test('whoever has opened another meanwhile stays there', async () => {
  const screen = await open()
  const decided = Promise.withResolvers<object>()
  answers['GET /api/admin/queue/campaign/3'] = detail(1)
  answers['GET /api/admin/queue'] = {
    ...{ data: [...items, item(3, 'Coaching', 1)], pagination },
  }
  answers['POST /api/admin/decisions'] = { data: [], refused: [] }
  await screen.getByRole('button', { name: /^Approve/ }).click()
  await expect.element(screen.getByText('2 of 3')).toBeVisible()
  answers['POST /api/admin/decisions'] = decided.promise
  await screen.getByRole('button', { name: /^Approve/ }).click()
  await expect
    .poll(() => lastCall('POST', '/admin/decisions')?.body)
    .toMatchObject({
      items: [{ id: 2 }],
    })
  await screen.getByRole('button', { name: 'Back' }).click()
  recordedRequests.length = 0
  decided.resolve({ data: [{ id: 9 }], refused: [] })
  await expect.poll(() => lastCall('GET', '/admin/queue')).toBeDefined()
  await expect.element(screen.getByRole('heading', { name: 'Winter school fees' })).toBeVisible()
})
