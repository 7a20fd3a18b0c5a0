import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import { AddListing } from '#app/account/listing/AddListing.tsx'
import { $session } from '#stores/session.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

/* A draft that was begun on another device comes before a second one. */

const BRIEF = { id: 4, name: 'Namuna Tailors', version: 2, updatedAt: '2026-11-20T08:00:00.000Z' }

function serve(drafts: object[]): void {
  $session.set({ id: 7, name: 'Asha', role: 'owner' })
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const { id, name, role } = $session.get()!
    const data = pathname.endsWith('/profile')
      ? { id, name, role, email: 'a@b.example' }
      : pathname.endsWith('/business-drafts')
        ? drafts
        : pathname.endsWith('/business-drafts/4')
          ? { ...BRIEF, values: { name: BRIEF.name } }
          : []
    return Response.json({ success: true, data })
  })
}
afterEach(() => {
  vi.unstubAllGlobals()
  $session.set(null)
  localStorage.clear()
})

const paint = () =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <AddListing /> }])} />
    </QueryClientProvider>,
  )

const nameField = () => document.querySelector<HTMLInputElement>('#listing-name')

test('it is offered by name, and goes on', async () => {
  serve([BRIEF])
  const screen = await paint()
  await expect.element(screen.getByRole('heading', { name: 'Namuna Tailors' })).toBeVisible()
  expect(document.querySelector('form')).toBeNull()
  await screen.getByRole('button', { name: 'Continue: Namuna Tailors' }).click()
  await vi.waitFor(() => expect(nameField()?.value).toBe('Namuna Tailors'))
})

test('a new one is begun when somebody asks for it', async () => {
  serve([BRIEF])
  const screen = await paint()
  await screen.getByRole('button', { name: 'Start a new listing' }).click()
  await vi.waitFor(() => expect(nameField()?.value).toBe(''))
})

test('without drafts the form is there at once', async () => {
  serve([])
  await paint()
  await vi.waitFor(() => expect(nameField()).not.toBeNull())
})
