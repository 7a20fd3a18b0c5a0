import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Campaigns } from '#app/admin/ads/campaigns/Campaigns.tsx'
import { ContactMessages } from '#app/admin/contacts/Contacts.tsx'
import { Reports } from '#app/admin/reports/Reports.tsx'
import {
  createBrowserHistory,
  createRouter,
  RouterProvider,
  type Router,
} from '#app/router/index.ts'
import { closeDialogsOnBack } from '#app/shell/back-closes.ts'
import { registerPopStateListener } from '#app/shell/history-entry.ts'
import { campaignRow } from './campaign-rows.ts'

const PAGINATION = { page: 1, limit: 20, total: 1, totalPages: 1, hasPrev: false, hasNext: false }
const ROWS: Record<string, object> = {
  '/contacts/admin/all': {
    data: [
      {
        ...{ id: 7, reference: 'C-7', name: 'Ravi Oraon', email: 'ravi@example.org' },
        ...{ message: 'The map is wrong.', status: 'new', assignedTo: null },
        ...{ createdAt: '2026-11-20T06:00:00Z', dueAt: null },
      },
    ],
    counts: { new: 1, open: 0, answered: 0, closed: 0, spam: 0 },
  },
  '/reports/admin/all': {
    data: [
      {
        ...{ id: 7, reference: 'R-7', noun: 'page', reason: 'wrong', detail: '', outcome: null },
        about: { id: null, title: 'Ravi Oraon' },
        ...{ status: 'new', assignedTo: null },
        ...{ createdAt: '2026-11-01T06:00:00Z', dueAt: '2026-11-08T06:00:00Z' },
      },
    ],
    counts: { new: 1, open: 0, closed: 0, late: 0 },
  },
  '/ads/campaigns': {
    campaigns: [campaignRow({ id: 7, title: 'Ravi Oraon' })],
    counts: { total: 1 },
  },
}

let Shown: ComponentType = () => null
let router: Router

beforeAll(() => {
  registerPopStateListener()
  router = createRouter([{ path: '*', element: <Anything /> }], createBrowserHistory())
  closeDialogsOnBack(router)
})
beforeEach(() => {
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const { pathname } = new URL(new Request(input, init).url)
    const known = ROWS[pathname.replace('/api', '')]
    if (known) return Response.json({ success: true, pagination: PAGINATION, ...known })
    return new Promise<Response>(() => undefined)
  })
})
afterEach(() => vi.unstubAllGlobals())

function Anything() {
  return <Shown />
}

const show = (shown: ComponentType) => {
  Shown = shown
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const steps = () => (history.state as { dialogs?: number }).dialogs ?? 0

/** The screen, the name of the record in the address, and what opens the first one. */
const SCREENS = [
  ['messages', ContactMessages, 'message'],
  ['complaints', Reports, 'report'],
  ['campaigns', () => <Campaigns setNotice={() => undefined} />, 'campaign'],
] as const

describe.each(SCREENS)('one of the %s, which the address names', (_name, screenOf, param) => {
  const open = async () => {
    await router.navigate('?search=before')
    await router.navigate('?search=ravi&page=2')
    const screen = await show(screenOf)
    const opener = screen.getByRole('button', { name: 'Ravi Oraon', exact: true })
    await expect.element(opener).toBeVisible()
    opener.element().focus()
    await userEvent.keyboard('{Enter}')
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    await vi.waitFor(() => expect(steps()).toBe(1))
    expect(location.search).toBe(`?search=ravi&page=2&${param}=7`)
    const isClosed = async () => {
      await vi.waitFor(() => expect(location.search).toBe('?search=ravi&page=2'))
      await vi.waitFor(() => expect(dialog.query()).toBeNull())
      await expect.element(opener).toHaveFocus()
      history.back()
      await vi.waitFor(() => expect(location.search).toBe('?search=before'))
      expect(dialog.query()).toBeNull()
    }
    return { dialog, isClosed }
  }

  test('is closed by Back; the next Back leaves the list', async () => {
    const { isClosed } = await open()
    history.back()
    await isClosed()
  })

  test('is not opened again by Back when its button closed it', async () => {
    const { dialog, isClosed } = await open()
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await isClosed()
  })

  test('nor when Escape closed it', async () => {
    const { isClosed } = await open()
    await userEvent.keyboard('{Escape}')
    await isClosed()
  })

  test('opened by a link, it has the list below it', async () => {
    await router.navigate('?search=before')
    await router.navigate(`?${param}=7`)
    const screen = await show(screenOf)
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    await vi.waitFor(() => expect(steps()).toBe(1))
    history.back()
    await vi.waitFor(() => expect(location.search).toBe(''))
    await vi.waitFor(() => expect(dialog.query()).toBeNull())
    history.forward()
    await expect.element(dialog).toBeVisible()
    await vi.waitFor(() => expect(steps()).toBe(1))
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await vi.waitFor(() => expect(location.search).toBe(''))
    history.back()
    await vi.waitFor(() => expect(location.search).toBe('?search=before'))
    expect(dialog.query()).toBeNull()
  })
})
