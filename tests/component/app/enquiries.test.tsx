import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Messages } from '#app/account/messages/Messages.tsx'
import { RouterProvider } from '#app/router/index.ts'
import { $session } from '#stores/session.ts'
import { expectAccessible } from '../setup/accessible.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

const enquiry = (id: number, more: object = {}) => ({
  ...{ id, name: `Person ${id}`, email: 'asha@example.org', phone: '90000 00001' },
  ...{ message: `Are you open? ${id}`, isRead: false, createdAt: '2026-11-21T13:10:00Z' },
  business: { id: 5, name: 'Namuna', slug: 'namuna' },
  ...more,
})

let written: unknown[] = []
let unread = { unreadCount: 3, enquiries: 2 }
beforeEach(() => {
  written = []
  unread = { unreadCount: 3, enquiries: 2 }
  $session.set({ id: 1, role: 'owner', name: 'Asha' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  $session.set(null)
})

function paint(enquiries: object[], address = '/?type=enquiries') {
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (request.method === 'POST') {
      written.push([pathname, await request.json()])
      unread = { unreadCount: 1, enquiries: 0 }
      return Response.json({ success: true, data: { count: 2 } })
    }
    const total = enquiries.length
    const pagination = { page: 1, limit: 20, total, totalPages: 1, hasPrev: false, hasNext: false }
    const data: Record<string, unknown> = {
      '/api/enquiries': enquiries,
      '/api/conversations': [],
      '/api/messages/unread-count': unread,
      '/api/classified-inquiries/stats': { unread: 0 },
    }
    return Response.json({ success: true, data: data[pathname] ?? [], pagination })
  })
  const router = createMemoryRouter([{ path: '*', element: <Messages /> }], {
    initialEntries: [address],
  })
  return render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('an owner reads what visitors wrote, with ways to answer; it counts as read', async () => {
  const screen = await paint([enquiry(9), enquiry(8), enquiry(7, { isRead: true })])
  await expect.element(screen.getByText('Are you open? 9')).toBeVisible()
  await expectAccessible(screen.container)
  expect(written).toEqual([['/api/enquiries/read', { upTo: 9 }]])
  const link = (name: string) => screen.getByRole('link', { name })
  await expect.element(link('Call: Person 9')).toHaveAttribute('href', 'tel:+919000000001')
  await expect
    .element(link('WhatsApp: Person 9'))
    .toHaveAttribute('href', 'https://wa.me/919000000001')
  await expect.element(link('Email: Person 9')).toHaveAttribute('href', 'mailto:asha@example.org')
  // The marks stay while the list is looked at; the count beside the tab goes.
  await expect.element(screen.getByRole('link', { name: 'Enquiries', exact: true })).toBeVisible()
  expect(screen.getByText('New', { exact: true }).elements()).toHaveLength(2)
})

test('words in place of a number are no link', async () => {
  const screen = await paint([enquiry(9, { phone: 'ask my brother', business: null })])
  await expect.element(screen.getByText(/^ask my brother/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^(Call|WhatsApp)/ }).elements()).toEqual([])
})

test('who sells alone has no such folder, until somebody has written', async () => {
  $session.set({ id: 1, role: 'user', name: 'Asha' })
  unread = { unreadCount: 0, enquiries: 0 }
  const screen = await paint([], '/')
  await expect.element(screen.getByText('No messages yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Enquiries' }).elements()).toEqual([])
})
