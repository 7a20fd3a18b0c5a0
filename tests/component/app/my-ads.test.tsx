import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { MyClassifieds } from '#app/account/classifieds/MyClassifieds.tsx'
import { CLASSIFIED_STATUSES } from '#shared/rules/classifieds.ts'

const NONE = { page: 1, limit: 20, total: 0, totalPages: 0, hasPrev: false, hasNext: false }
const ANSWERS: Record<string, object> = {
  '/api/classified/user/my-ads': { data: [], pagination: NONE },
  '/api/classified/user/summary': {
    data: {
      ...{ total: 0, views: 0, sold: 0, soldHere: 0, revenue: 0 },
      byStatus: Object.fromEntries(CLASSIFIED_STATUSES.map((status) => [status, 0])),
    },
  },
  '/api/classified-inquiries/stats': { data: { total: 0, unread: 0 } },
}

afterEach(() => vi.unstubAllGlobals())

test('that an ad was changed is said once, and the address is cleaned once', async () => {
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    return Response.json({ success: true, ...ANSWERS[url.pathname] })
  })
  const router = createMemoryRouter(
    [
      { path: '/dashboard/classified', element: <MyClassifieds /> },
      { path: '/elsewhere', element: <p>A form</p> },
    ],
    { initialEntries: ['/elsewhere'] },
  )
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const gone: string[] = []
  router.subscribe(({ location: { pathname, search } }) => gone.push(pathname + search))
  await router.navigate('/dashboard/classified?changed=saved')
  await expect.element(screen.getByText('Ad updated.')).toBeVisible()
  await expect.element(screen.getByText('No ads yet')).toBeVisible()
  expect(gone).toEqual(['/dashboard/classified?changed=saved', '/dashboard/classified'])
})
