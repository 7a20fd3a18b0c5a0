import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import { SetupChecklist } from '#app/admin/overview/SetupChecklist.tsx'
import { SETUP_STEPS } from '#shared/rules/setup.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

const send = globalThis.fetch
let done = new Set<string>()
let postponed = new Set<string>()
let answered = 0

const setup = () => ({
  ...{ contactEmail: 'desk@suhana.example', administrators: 2, withSecondFactor: 1 },
  hasOwnSecondFactor: true,
  steps: SETUP_STEPS.map((step) => ({
    ...{ step, isDone: done.has(step), isPostponed: postponed.has(step) },
  })),
})

beforeEach(() => {
  done = new Set()
  postponed = new Set()
  answered = 0
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!request.url.includes('/api/')) return send(input, init)
    if (request.method === 'PUT') {
      const step = new URL(request.url).pathname.split('/').at(-1)!
      const { isPostponed } = (await request.json()) as { isPostponed: boolean }
      if (isPostponed) postponed.add(step)
      else postponed.delete(step)
    }
    answered++
    return Response.json({ success: true, data: setup() })
  }
})
afterEach(() => void (globalThis.fetch = send))

async function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createMemoryRouter([{ path: '/', element: <SetupChecklist /> }])
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('a fresh site lists every step, where it is done, and how far it is', async () => {
  done.add('mail')
  const screen = await show()
  await expect.element(screen.getByRole('heading', { name: 'Set up your site' })).toBeVisible()
  await expect.element(screen.getByRole('listitem').nth(5)).toBeVisible()
  await expect.element(screen.getByText('1 of 6 done').first()).toBeVisible()
  await expect.element(screen.getByText('On for 1 of 2 administrators')).toBeVisible()
  const users = screen.getByRole('link', { name: 'View users' })
  await expect.element(users).toHaveAttribute('href', '/admin/users')
  const add = screen.getByRole('link', { name: 'Add' }).first()
  await expect.element(add).toHaveAttribute('href', '/admin/settings?tab=contact')
  await expectAccessible(screen.container)
})

test('what is put off goes from the list, and comes back', async () => {
  for (const step of SETUP_STEPS) if (step !== 'mail' && step !== 'backup') done.add(step)
  const screen = await show()
  await screen.getByRole('button', { name: 'Do this later: Email server' }).click()
  await expect.element(screen.getByText('4 of 5 done').first()).toBeVisible()
  await screen.getByRole('button', { name: 'Do this later: Off-site backup' }).click()
  await expect.element(screen.getByRole('heading')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Show 2 postponed steps' }).click()
  await expect.element(screen.getByText('4 of 6 done').first()).toBeVisible()
})

test('nothing is shown once all is done', async () => {
  for (const step of SETUP_STEPS) done.add(step)
  const screen = await show()
  await expect.poll(() => answered).toBe(1)
  expect(screen.container.textContent).toBe('')
  done.delete('legal')
  const again = await show()
  await expect.element(again.getByText('Legal names')).toBeVisible()
})
