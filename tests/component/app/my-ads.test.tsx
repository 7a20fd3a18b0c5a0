import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import { ClassifiedActions } from '#app/account/classifieds/ClassifiedActions.tsx'
import { MyClassifieds } from '#app/account/classifieds/MyClassifieds.tsx'
import type { OwnClassified } from '#contract/classifieds-selling.ts'
import { CLASSIFIED_STATUSES } from '#shared/rules/classifieds.ts'
import { MemoryRouter, createMemoryRouter } from '../setup/memory-router.tsx'

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

test('what is done rarely to an ad is in the menu of its row', async () => {
  const chosen = vi.fn()
  const row = { id: 1, title: 'Bicycle', status: 'active', expiresAt: null }
  const classified = row as OwnClassified
  const screen = await render(
    <MemoryRouter>
      <ClassifiedActions classified={classified} now={new Date()} onAct={chosen} />
    </MemoryRouter>,
  )
  expect(screen.getByText('Take down').elements()).toEqual([])
  const menu = screen.getByRole('button', { name: 'More options for “Bicycle”' })
  await menu.click()
  await screen.getByRole('menuitem', { name: 'Take down' }).click()
  expect(chosen).toHaveBeenLastCalledWith('withdraw', classified)
  await menu.click()
  await screen.getByRole('menuitem', { name: 'Delete' }).click()
  expect(chosen).toHaveBeenLastCalledWith('delete', classified)
})
