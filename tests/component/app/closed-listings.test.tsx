import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import { AddListing } from '#app/account/listing/AddListing.tsx'
import { $session } from '#stores/session.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

/* The address of the form itself, while the settings accept no new listings. */

const shell = Object.assign(document.createElement('div'), { id: 'app' })
shell.dataset['closed'] = ''

beforeEach(() => {
  document.body.append(shell)
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const { id, name, role } = $session.get()!
    const data = pathname.endsWith('/profile') ? { id, name, role, email: 'a@b.example' } : []
    return Response.json({ success: true, data })
  })
})
afterEach(() => {
  shell.remove()
  vi.unstubAllGlobals()
  $session.set(null)
})

const paint = () =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <AddListing /> }])} />
    </QueryClientProvider>,
  )

test('an owner is told so, with a way to write, before anything is filled in', async () => {
  $session.set({ id: 7, name: 'Asha', role: 'owner' })
  const screen = await paint()
  await expect.element(screen.getByText('New listings are closed')).toBeVisible()
  const way = screen.getByRole('link', { name: 'Contact us' })
  await expect.element(way).toHaveAttribute('href', '/contact')
  expect(document.querySelector('form')).toBeNull()
})

test('an administrator still gets the form', async () => {
  $session.set({ id: 1, name: 'Meera', role: 'admin' })
  await paint()
  await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull())
})
