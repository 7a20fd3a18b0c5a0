import { expect, test } from 'vitest'
import { CallList } from '#app/account/gaps/CallList.tsx'
import { Progress } from '#app/account/gaps/Progress.tsx'
import { VisitList } from '#app/account/gaps/VisitList.tsx'
import { Users } from '#app/admin/users/Users.tsx'
import { expectAccessible } from '../setup/accessible.ts'
import {
  answerForAds,
  answers,
  getDialog,
  lastCall,
  recordedRequests,
  refusals,
  SAMPLE_DAY,
  showAds,
} from './ads-screen.tsx'

answerForAds()

const listing = (id: number, name: string, values: object = {}) => ({
  ...{ id, slug: `shop-${id}`, name, nameHi: null, version: 7 },
  kind: { id: 1, name: 'Tailor', nameHi: null },
  town: { id: 4, city: 'Sonpani', nameHi: null },
  ...{ address: 'Main Road', landmark: null, phone: '+919000000011', otherPhones: [] },
  ...{ missing: ['hours', 'photo'], latitude: null, longitude: null, calls: [], ...values },
})
const before = {
  ...{ way: 'call', result: 'no-answer', note: null, wrongPhone: null },
  ...{ at: SAMPLE_DAY, isMine: true },
}
const turns = [
  {
    ...{ listing: listing(1, 'Namuna Store', { calls: [before] }), left: 3, calledToday: 12 },
    ...{ until: SAMPLE_DAY, next: [listing(2, 'Namuna Tailors'), listing(3, 'Namuna Sweets')] },
  },
  {
    ...{ listing: listing(2, 'Namuna Tailors'), left: 2, calledToday: 13 },
    ...{ until: SAMPLE_DAY, next: [listing(3, 'Namuna Sweets')] },
  },
]
const counts = { total: 121, phone: 100, hours: 88, photo: 4, point: 60 }
const growth = { total: 2, phone: 1, hours: 17, photo: 0, point: -1 }
const coverage = {
  all: { ...counts, week: growth, month: null },
  towns: [
    { id: 4, city: 'Sonpani', nameHi: null, ...counts, week: growth, month: null },
    { id: 5, city: 'Kheda', nameHi: null, ...counts, hours: 3, week: growth, month: null },
  ],
}

async function openCalls(address = '/calls') {
  let turn = 0
  Object.defineProperty(answers, 'POST /api/calls/next', {
    get: () => ({ data: turns[Math.min(turn++, 1)] }),
  })
  answers['GET /api/gaps'] = {
    ...{ data: [], kinds: [], towns: [{ id: 4, city: 'Sonpani', nameHi: null, ...counts }] },
    pagination: {},
  }
  answers['GET /api/coverage'] = { data: coverage }
  answers['POST /api/calls'] = { data: { id: 1 } }
  const screen = await showAds(address, <CallList />)
  await expect.element(screen.getByRole('heading', { name: 'Namuna Store' })).toBeVisible()
  return screen
}
const takes = () => recordedRequests.filter(({ path }) => path === '/api/calls/next')

test('one listing at a time: its number, what happened last time, what comes next', async () => {
  const screen = await openCalls('/calls?town=4')
  await expectAccessible(screen.container)
  expect(takes().map(({ body }) => body)).toEqual([{ missing: 'hours', town: 4 }])
  const call = screen.getByRole('link', { name: 'Call +91 90000 00011' })
  await expect.element(call).toHaveAttribute('href', 'tel:+919000000011')
  await expect.element(screen.getByText(/^No answer on 20 Nov/)).toBeVisible()
  await expect.element(screen.getByText('3 to call in Sonpani. You called 12 today.')).toBeVisible()
  await expect.element(screen.getByText('2 left')).toBeVisible()
  await expect.element(screen.getByText(/^88 of 121 listings. 17 more this week/)).toBeVisible()

  await screen.getByRole('button', { name: 'No answer' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Namuna Tailors' })).toBeVisible()
  expect(lastCall('POST', '/calls')?.body).toEqual({
    ...{ businessId: 1, version: 7, result: 'no-answer' },
  })
  await expect.element(screen.getByText('Saved. It comes again later.')).toBeVisible()
})

test('what they told is checked here, refused there by field, and then sent', async () => {
  const screen = await openCalls()
  await screen.getByRole('button', { name: 'Add what they told you' }).click()
  const save = screen.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect.element(screen.getByText('Enter what they told you')).toBeVisible()
  const hours = screen.getByRole('textbox', { name: 'Opening hours' })
  await hours.fill('sometimes')
  await save.click()
  await expect.element(screen.getByText(/^Write the hours like this/)).toBeVisible()
  expect(lastCall('POST', '/calls')).toBeUndefined()
  await hours.fill('Mon-Sat 10-18, Sun closed')
  await expect.element(screen.getByText(/^Shown as: Mon to Sat/)).toBeVisible()
  await screen.getByRole('button', { name: 'Yes' }).click()
  refusals['POST /api/calls'] = {
    ...{ status: 409, code: 'CHANGED_MEANWHILE', error: 'Somebody has changed it.' },
  }
  await save.click()
  await expect.element(screen.getByText('Somebody has changed it.')).toBeVisible()
  delete refusals['POST /api/calls']
  await save.click()
  await expect.element(screen.getByRole('heading', { name: 'Namuna Tailors' })).toBeVisible()
  expect(lastCall('POST', '/calls')?.body).toEqual({
    ...{ businessId: 1, version: 7, result: 'told', here: 'yes' },
    hours: 'Mon-Sat 10-18, Sun closed',
  })
})

test('a wrong number, and a wish not to be listed, are asked about first', async () => {
  const screen = await openCalls()
  await screen.getByRole('button', { name: 'Wrong number' }).click()
  const question = getDialog(screen).getByRole('heading', { name: 'Remove this number?' })
  await expect.element(question).toBeVisible()
  await getDialog(screen).getByRole('button', { name: 'Cancel' }).click()
  expect(lastCall('POST', '/calls')).toBeUndefined()
  await screen.getByRole('button', { name: 'Wrong number' }).click()
  await getDialog(screen).getByRole('button', { name: 'Wrong number' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Namuna Tailors' })).toBeVisible()
  expect(lastCall('POST', '/calls')?.body).toMatchObject({
    ...{ result: 'wrong-number', phone: '+919000000011' },
  })
  await screen.getByRole('button', { name: 'Asked not to be listed' }).click()
  await getDialog(screen).getByRole('button', { name: 'Asked not to be listed' }).click()
  await expect
    .poll(() => lastCall('POST', '/calls')?.body)
    .toMatchObject({
      ...{ businessId: 2, result: 'not-listed' },
    })
})

test('a note is for the next call; another listing can be taken first', async () => {
  const screen = await openCalls()
  await screen.getByRole('button', { name: 'Add note' }).click()
  await screen.getByLabelText('Note').fill('after 4 PM')
  await screen.getByRole('button', { name: 'Save note' }).click()
  await expect
    .poll(() => lastCall('POST', '/calls')?.body)
    .toMatchObject({
      ...{ result: 'note', note: 'after 4 PM' },
    })
  await screen.getByRole('button', { name: 'Call Namuna Sweets next' }).click()
  await expect.poll(() => takes().at(-1)?.body).toEqual({ missing: 'hours', businessId: 3 })
})

async function openVisits() {
  answers['GET /api/visits'] = {
    data: {
      ...{ town: { id: 4, city: 'Sonpani', nameHi: null }, total: 2 },
      towns: [{ id: 4, city: 'Sonpani', nameHi: null, count: 2 }],
      stops: [
        { listing: listing(1, 'Namuna Store'), metres: 240 },
        { listing: listing(2, 'Namuna Tailors', { phone: null }), metres: null },
      ],
    },
  }
  const screen = await showAds('/calls/visits', <VisitList />)
  await expect.element(screen.getByRole('heading', { name: /Namuna Store/ })).toBeVisible()
  return screen
}

test('the walk is in order; what is added without a line waits, and goes once', async () => {
  const screen = await openVisits()
  await expectAccessible(screen.container)
  await expect.element(screen.getByText('Tailor, Main Road · 240 m')).toBeVisible()
  Object.defineProperty(answers, 'POST /api/calls', {
    get: () => {
      throw new TypeError('offline')
    },
  })
  await screen.getByRole('button', { name: 'Add what they told you' }).first().click()
  await screen.getByRole('textbox', { name: 'Opening hours' }).fill('daily 9-20')
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByText(/^Saved on this phone/)).toBeVisible()
  const kept = JSON.parse(localStorage.getItem('outbox')!) as { call: string; body: object }[]
  expect(kept).toMatchObject([
    {
      ...{ call: 'POST /calls', state: 'waiting', form: 'visit:1' },
      body: { businessId: 1, way: 'visit', result: 'told', hours: 'daily 9-20', version: 7 },
    },
  ])
  expect(lastCall('POST', '/calls')?.body).toMatchObject({ key: expect.any(String) as string })
})

test('progress says how many more where it was counted, and nothing where not', async () => {
  answers['GET /api/coverage'] = { data: coverage }
  const screen = await showAds('/calls/progress', <Progress />)
  await expect.element(screen.getByText('88 of 121 17 more this week.')).toBeVisible()
  expect(screen.container.textContent).not.toContain('30 days. ')
  await screen.getByLabelText('Information').selectOptions('point')
  await expect.element(screen.getByText('60 of 121 listings. 1 fewer this week.')).toBeVisible()
  await expectAccessible(screen.container)
})

test('an administrator gives helper access for some towns, and ends it', async () => {
  const person = {
    ...{ id: 9, name: 'Asha', email: 'a@x.example', mobile: null, role: 'user', phone: null },
    ...{ emailConfirmed: true, status: 'active', businesses: 0, lastSeenAt: null, helper: null },
    createdAt: SAMPLE_DAY,
  }
  answers['GET /api/users'] = { data: [person], pagination: { page: 1, totalPages: 1, total: 1 } }
  answers['GET /api/users/stats'] = { data: { total: 1, admins: 0, owners: 0, customers: 1 } }
  answers['GET /api/locations'] = { data: [{ id: 4, city: 'Sonpani', nameHi: null }] }
  answers['GET /api/auth/proof'] = { data: { isFresh: true, ways: {} } }
  const screen = await showAds('/admin/users', <Users />)
  await screen.getByRole('button', { name: 'More options for Asha' }).click()
  await screen.getByRole('menuitem', { name: 'Helper access' }).click()
  const dialog = getDialog(screen)
  await dialog.getByLabelText('Where').selectOptions('some')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Choose at least one town')).toBeVisible()
  await dialog.getByLabelText('Sonpani').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => lastCall('PUT', '/users/9/helper')?.body)
    .toEqual({
      ...{ everyTown: false, towns: [4] },
    })
})
