import { useState, type ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ExportAudit } from '#app/admin/audit/ExportAudit.tsx'
import { ExportCampaigns } from '#app/admin/ads/ExportCampaigns.tsx'
import { useRecordForm } from '#app/admin/record/use-record-form.ts'
import { UserDetails } from '#app/admin/users/UserDetails.tsx'
import { Users } from '#app/admin/users/Users.tsx'
import { StepUp } from '#app/admin/StepUp.tsx'
import { useBulkChange } from '#app/admin/table/use-bulk-change.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { queryClient } from '#app/data/client.ts'
import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import { call } from '#stores/api.ts'
import { clearSession, startSession } from '#stores/session.ts'
import { MemoryRouter } from '../setup/memory-router.tsx'

beforeEach(() => {
  queryClient.clear()
  shownTokens.length = 0
  startSession(OLD_TOKEN)
})
afterEach(() => {
  vi.unstubAllGlobals()
  clearSession()
})

const answer = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
/** A token as the server gives it, but for the signature. */
const tokenOf = (sid: string) => {
  const claims = { id: 7, role: 'admin', name: 'Asha', sid, exp: 9_999_999_999 }
  return `x.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`
}
const OLD_TOKEN = tokenOf('before')
const NEW_TOKEN = tokenOf('after')
let lapse = () => false
/** The tokens that calls were sent with. */
const shownTokens: (string | null)[] = []
const REFUSED = { success: false, code: 'CONFIRM_NEEDED', error: 'Please confirm it’s you.' }

/** An API that wants the password before anything else, but for the figures. */
function answerCalls(data: object = { data: { done: 2, failed: [] } }) {
  const asked: string[] = []
  let isProved = false
  lapse = () => (isProved = false)
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { method, url, headers } = new Request(input, init)
    shownTokens.push(headers.get('Authorization'))
    const name = `${method} ${new URL(url).pathname.replace(/^.*\/api/, '')}`
    asked.push(name)
    if (name === 'GET /auth/proof')
      return answer({ success: true, data: { isFresh: isProved, ways: ['password'] } })
    if (name === 'POST /auth/proof') {
      isProved = true
      return answer({ success: true, data: { isFresh: true, token: NEW_TOKEN } })
    }
    if (name === 'GET /users/stats') return answer({ success: true, data: {} })
    return isProved ? answer({ success: true, ...data }) : answer(REFUSED, 403)
  })
  return asked
}

function Role() {
  const write = useWrite('PATCH /users/{id}/role')
  return (
    <>
      <button onClick={() => write.mutate({ params: { id: 7 }, body: { role: 'owner' } })}>
        Change
      </button>
      <p>{write.isSuccess ? 'Changed' : write.isError ? write.error.code : 'Waiting'}</p>
    </>
  )
}

function People({ page = '1' }: { page?: string }) {
  const people = useRead('GET /users', { query: { page } })
  return <QueryState query={people}>{() => <p>People of page {page}</p>}</QueryState>
}

function Pages() {
  const [page, setPage] = useState(1)
  const people = useRead('GET /users', { query: { page: `${page}` } }, { keepsPrevious: true })
  return (
    <>
      <button onClick={() => setPage(2)}>Page 2</button>
      <QueryState query={people}>
        {() => <p>People of page {people.isPlaceholderData ? page - 1 : page}</p>}
      </QueryState>
    </>
  )
}

function Several() {
  const stats = useRead('GET /users/stats', {})
  return (
    <>
      <People />
      <People page="2" />
      <QueryState query={stats}>{() => <p>Figures</p>}</QueryState>
      <Role />
    </>
  )
}

function Many() {
  const bulk = useBulkChange(['GET /users'])
  const send = async (ids: number[]) =>
    (await call('POST /reviews/admin/bulk', { body: { ids, status: 'hidden' } })).data
  return (
    <>
      <button onClick={() => void bulk.run([1, 2], send)}>Hide both</button>
      <p>{bulk.state && !bulk.state.isRunning && (bulk.state.isBroken ? 'Broken' : 'Hidden')}</p>
    </>
  )
}

function Place() {
  const form = useRecordForm({
    start: { name: 'Header' },
    check: () => ({}),
    send: () => call('DELETE /ads/placements/{id}', { params: { id: 3 } }),
    failed: () => 'Failed',
    invalidates: [],
    onDone: () => setDone(true),
  })
  const [isDone, setDone] = useState(false)
  return (
    <>
      <button onClick={() => form.submit()}>Save</button>
      <p>{isDone ? 'Saved' : (form.problem?.text ?? 'Open')}</p>
    </>
  )
}

const shown = (screen: ReactNode = <Role />) =>
  render(
    <QueryClientProvider client={queryClient}>
      {screen}
      <StepUp />
    </QueryClientProvider>,
  )
const prove = async (screen: Awaited<ReturnType<typeof shown>>) => {
  await screen.getByLabelText(/password/i).fill('palash in spring')
  await screen.getByRole('button', { name: 'Confirm' }).click()
}
const count = (asked: readonly string[], name: string) => asked.filter((one) => one === name).length

test('a write that needs a proof asks for it, and goes on', async () => {
  const asked = answerCalls()
  const screen = await shown()
  await screen.getByRole('button', { name: 'Change' }).click()
  await screen.getByLabelText(/password/i).fill('palash in spring')
  await screen.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(screen.getByText('Changed')).toBeVisible()
  expect(asked).toEqual([
    'PATCH /users/7/role',
    'GET /auth/proof',
    'POST /auth/proof',
    'PATCH /users/7/role',
  ])
})

test('the proof gives another token, which what goes on is sent with', async () => {
  answerCalls()
  const screen = await shown()
  await screen.getByRole('button', { name: 'Change' }).click()
  await prove(screen)
  await expect.element(screen.getByText('Changed')).toBeVisible()
  expect(shownTokens.at(0)).toBe(`Bearer ${OLD_TOKEN}`)
  expect(shownTokens.at(-1)).toBe(`Bearer ${NEW_TOKEN}`)
  // Other tabs of the app read it there.
  expect(localStorage.getItem('zila-token')).toBe(NEW_TOKEN)
})

test('who does not give the proof is told that it was needed', async () => {
  answerCalls()
  const screen = await shown()
  await screen.getByRole('button', { name: 'Change' }).click()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText('CONFIRM_NEEDED')).toBeVisible()
})

test('readings and writes at one moment ask once for all of them', async () => {
  const asked = answerCalls()
  const screen = await shown(<Several />)
  await expect.element(screen.getByText('Figures')).toBeVisible()
  await prove(screen)
  await expect.element(screen.getByText('People of page 1')).toBeVisible()
  await expect.element(screen.getByText('People of page 2')).toBeVisible()
  await screen.getByRole('button', { name: 'Change' }).click()
  await expect.element(screen.getByText('Changed')).toBeVisible()
  expect(count(asked, 'POST /auth/proof')).toBe(1)
  expect(count(asked, 'GET /users')).toBe(4)
})

test('who does not give it for a reading may ask again', async () => {
  answerCalls()
  const screen = await shown(<People />)
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText(/confirm it’s you/)).toBeVisible()
  await screen.getByRole('button', { name: /again/i }).click()
  await prove(screen)
  await expect.element(screen.getByText('People of page 1')).toBeVisible()
})

test('the list of users waits for the proof, and says what it needs', async () => {
  answerCalls({ data: [], pagination: { page: 1, limit: 100, total: 0, totalPages: 1 } })
  const screen = await shown(
    <MemoryRouter>
      <Users />
    </MemoryRouter>,
  )
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  expect(screen.getByText(/denied/i).query()).toBeNull()
  expect(screen.getByText('Confirm it’s you to see this.').query()).toBeNull()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText('Confirm it’s you to see this.')).toBeVisible()
  expect(screen.getByText(/denied/i).query()).toBeNull()
  await screen.getByRole('button', { name: 'Confirm it’s you' }).click()
  await prove(screen)
  await expect.element(screen.getByText('No results')).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a user that needs the proof says so, and not that it failed', async () => {
  answerCalls()
  const screen = await shown(
    <MemoryRouter>
      <UserDetails />
    </MemoryRouter>,
  )
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText('Confirm it’s you to see this.')).toBeVisible()
  await screen.getByRole('button', { name: 'Confirm it’s you' }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('rows shown before stay while those of another page wait for the proof', async () => {
  answerCalls()
  const screen = await shown(<Pages />)
  await prove(screen)
  await expect.element(screen.getByText('People of page 1')).toBeVisible()
  lapse()
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await expect.element(screen.getByText('People of page 1')).toBeVisible()
  await prove(screen)
  await expect.element(screen.getByText('People of page 2')).toBeVisible()
})

test.each(['Confirm', 'Cancel'])(
  'after %s the focus is on the button that needed the proof',
  async (end) => {
    answerCalls()
    const say = () => undefined
    const screen = await shown(
      <>
        <ExportAudit address={new URLSearchParams()} setNotice={say} />
        <ExportCampaigns setNotice={say} />
      </>,
    )
    const button = screen.getByRole('button', { name: 'Export CSV' }).first()
    // Once more when it has the focus already.
    for (const _ of ['first', 'second']) {
      await button.click()
      await screen.getByLabelText(/password/i).fill('palash in spring')
      await screen.getByRole('button', { name: end }).click()
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull()
      await expect.element(button).toBeEnabled()
      await expect.element(button).toHaveFocus()
      lapse()
    }
  },
)

test('what is shown already stays, and nothing is asked, when it is renewed too late', async () => {
  const asked = answerCalls()
  const screen = await shown(<People />)
  await prove(screen)
  await expect.element(screen.getByText('People of page 1')).toBeVisible()
  lapse()
  await queryClient.invalidateQueries({ queryKey: ['GET /users'] })
  expect(count(asked, 'GET /users')).toBeGreaterThan(2)
  await expect.element(screen.getByText('People of page 1')).toBeVisible()
  expect(screen.getByRole('dialog').query()).toBeNull()
  expect(count(asked, 'GET /auth/proof')).toBe(1)
})

test('a change of many records, and a short form, ask and go on', async () => {
  const asked = answerCalls()
  const screen = await shown(
    <>
      <Many />
      <Place />
    </>,
  )
  await screen.getByRole('button', { name: 'Hide both' }).click()
  await prove(screen)
  await expect.element(screen.getByText('Hidden')).toBeVisible()
  lapse()
  await screen.getByRole('button', { name: 'Save' }).click()
  await prove(screen)
  await expect.element(screen.getByText('Saved')).toBeVisible()
  expect(count(asked, 'POST /reviews/admin/bulk')).toBe(2)
  expect(count(asked, 'DELETE /ads/placements/3')).toBe(2)
})

test('a file that is taken asks and goes on', async () => {
  const asked = answerCalls()
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  const screen = await shown(
    <>
      <ExportAudit address={new URLSearchParams()} setNotice={say} />
      <ExportCampaigns setNotice={say} />
    </>,
  )
  await screen
    .getByRole('button', { name: /export/i })
    .first()
    .click()
  await prove(screen)
  await expect.poll(() => count(asked, 'GET /audit/admin/file')).toBe(2)
  lapse()
  await screen
    .getByRole('button', { name: /export/i })
    .last()
    .click()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => said.at(-1)).toContain('Please confirm')
  expect(count(asked, 'POST /admin/exports')).toBe(1)
})
