import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent, type page as browserPage } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ReactNode } from 'react'
import { RouterProvider } from '#app/router/index.ts'
import { ContactMessages } from '#app/admin/contacts/Contacts.tsx'
import { Reports } from '#app/admin/reports/Reports.tsx'
import { Settings } from '#app/admin/settings/Settings.tsx'
import { expectAccessible } from '../setup/accessible.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

type RecordedRequest = { method: string; path: string; body: unknown }
type Refusal = { status: number; code: string; error: string; fields?: Record<string, string> }

let asked: RecordedRequest[] = []
let answers: Record<string, object> = {}
/** What a call is refused with. */
let refusals: Record<string, Refusal> = {}

const page = (total: number) => ({
  ...{ page: 1, limit: 20, total, totalPages: Math.ceil(total / 20) },
  ...{ hasPrev: false, hasNext: false },
})
const NONE = { pagination: page(0), data: [] }
const contact = {
  ...{ id: 7, reference: 'C-7', name: 'Ravi Oraon', email: 'ravi@example.org', phone: null },
  ...{ message: 'The map is wrong.', business: null, status: 'new', assignedTo: null },
  ...{ createdAt: '2026-11-20T06:00:00Z', dueAt: '2026-11-21T06:00:00Z', isLaw: false },
  ...{ answeredAt: null, closedAt: null },
}
const report = {
  ...{ id: 9, reference: 'R-9', noun: 'business', reason: 'wrong', detail: 'It has moved.' },
  about: {
    ...{ id: 3, title: 'Tara Sweets', business: null, status: 'active' },
    ...{ href: '/business/tara-sweets', whose: { id: 4, name: 'Asha' }, text: 'Sweets of Kheda.' },
  },
  sender: { id: null, name: 'Ravi Oraon', email: 'ravi@example.org', mobile: null },
  ...{ status: 'new', outcome: null, assignedTo: null, answeredAt: null, closedAt: null },
  ...{ createdAt: '2026-11-01T06:00:00Z', dueAt: '2026-11-08T06:00:00Z' },
}
const thread = { ...report, others: 2, acknowledged: 'sent', answers: [] }
const SETTINGS = {
  ...{ siteName: 'Zila', siteDescription: 'Places', primaryColor: '#0f6b4f' },
  ...{ secondaryColor: '#6b2a1a', accentColor: '#f26a21', takesMessages: true },
}

beforeEach(() => {
  asked = []
  refusals = {}
  answers = {
    'GET /api/contacts/admin/all': {
      ...{ data: [contact], pagination: page(1) },
      counts: { new: 1, open: 0, answered: 0, closed: 0, spam: 0 },
    },
    'GET /api/contacts/admin/7': { data: { ...contact, isAccount: false, answers: [] } },
    'GET /api/contacts/admin/canned': {
      data: [{ id: 1, title: 'Put right', text: 'It is put right.', textHi: 'सुधार दिया।' }],
    },
    'GET /api/reports/admin/all': {
      ...{ data: [report], pagination: page(1) },
      counts: { new: 1, open: 0, closed: 0, late: 1 },
    },
    'GET /api/reports/admin/9': { data: thread },
    'GET /api/users': { data: [{ id: 1, name: 'Meera' }], pagination: page(1) },
    'GET /api/auth/proof': { data: { isFresh: true, ways: ['password'] } },
    'GET /api/settings': { data: SETTINGS },
  }
  sessionStorage.clear()
  localStorage.clear()
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const name = `${request.method} ${pathname}`
    const text = await request.text()
    asked.push({ method: request.method, path: pathname, body: text ? JSON.parse(text) : null })
    const refused = refusals[name]
    if (refused) {
      const { status, ...body } = refused
      return Response.json({ success: false, ...body }, { status })
    }
    return Response.json({ success: true, ...(answers[name] ?? { data: { id: 1 } }) })
  })
})
afterEach(() => vi.unstubAllGlobals())

function show(shown: ReactNode, address = '/admin/x') {
  const router = createMemoryRouter([{ path: '/admin/x', element: shown }], {
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

const bodyOf = (method: string, path: string) =>
  asked.filter((one) => one.method === method && one.path === `/api${path}`).at(-1)?.body

/** They are folded on a phone. */
const openFilters = (screen: { getByRole: typeof browserPage.getByRole }) =>
  screen.getByRole('button', { name: /^Filters/ }).click()

describe('messages to the website', () => {
  test('say that there are none, and why they could not be read', async () => {
    answers['GET /api/contacts/admin/all'] = {
      ...NONE,
      counts: { new: 0, open: 0, answered: 0, closed: 0, spam: 0 },
    }
    const empty = await show(<ContactMessages />)
    await openFilters(empty)
    await expect.element(empty.getByRole('option', { name: 'New (0)' })).toBeInTheDocument()
    await expect.element(empty.getByText('Ravi Oraon')).not.toBeInTheDocument()
    await empty.unmount()
    refusals['GET /api/contacts/admin/all'] = {
      ...{ status: 503, code: 'UNAVAILABLE', error: 'The database rests.' },
    }
    const failing = await show(<ContactMessages />)
    await expect.element(failing.getByText('The database rests.')).toBeVisible()
  })

  test('are answered with a kept answer; a refused one says why and stays', async () => {
    const screen = await show(<ContactMessages />, '/admin/x?message=7')
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog.getByText('The map is wrong.')).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('Use a saved reply'), 'It is put right.')
    await expectAccessible(screen.container)
    refusals['POST /api/contacts/admin/7/answers'] = {
      ...{ status: 400, code: 'INVALID_INPUT', error: 'Some fields are wrong.' },
      fields: { message: 'This is too long' },
    }
    await dialog.getByRole('button', { name: 'Send reply' }).click()
    await expect.element(dialog.getByText('This is too long')).toBeVisible()
    const field = dialog.getByLabelText('Reply by email')
    await expect.element(field).toHaveValue('It is put right.')
    refusals = {}
    await dialog.getByRole('button', { name: 'Send reply' }).click()
    await expect.element(screen.getByText('Reply sent.')).toBeVisible()
    expect(bodyOf('POST', '/contacts/admin/7/answers')).toEqual({
      ...{ message: 'It is put right.', closes: false },
    })
    await expect.element(field).toHaveValue('')
  })

  test('that somebody else has taken meanwhile say so', async () => {
    refusals['PATCH /api/contacts/admin/7'] = {
      ...{ status: 404, code: 'NOT_FOUND', error: 'No longer available.' },
    }
    const screen = await show(<ContactMessages />, '/admin/x?message=7')
    const dialog = screen.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Close without a reply' }).click()
    await expect.element(dialog.getByText('No longer available.')).toBeVisible()
  })
})

describe('complaints', () => {
  test('are listed with their clock, filtered, and read without a barrier', async () => {
    const screen = await show(<Reports />)
    await expect.element(screen.getByText('Tara Sweets')).toBeVisible()
    await expect.element(screen.getByText(/ d overdue/)).toBeVisible()
    await openFilters(screen)
    await expect.element(screen.getByRole('option', { name: 'Overdue (1)' })).toBeInTheDocument()
    await expectAccessible(screen.container)
  })

  test('say that there are none, and why they could not be read', async () => {
    answers['GET /api/reports/admin/all'] = {
      ...NONE,
      counts: { new: 0, open: 0, closed: 0, late: 0 },
    }
    const empty = await show(<Reports />)
    await openFilters(empty)
    await expect.element(empty.getByRole('option', { name: 'New (0)' })).toBeInTheDocument()
    await empty.unmount()
    refusals['GET /api/reports/admin/all'] = {
      ...{ status: 503, code: 'UNAVAILABLE', error: 'The database rests.' },
    }
    const failing = await show(<Reports />)
    await expect.element(failing.getByText('The database rests.')).toBeVisible()
  })

  test('are acted on by the call of the thing itself, with a reason', async () => {
    const screen = await show(<Reports />, '/admin/x?report=9')
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog.getByText('Sweets of Kheda.')).toBeVisible()
    await expect.element(dialog.getByText('2 other reports about the same item.')).toBeVisible()
    await expectAccessible(screen.container)
    await dialog.getByRole('button', { name: 'Hide and ask for changes' }).click()
    await userEvent.fill(dialog.getByLabelText('Reason'), 'It has moved')
    await dialog.getByRole('button', { name: 'Hide and ask for changes' }).last().click()
    await expect.element(screen.getByText('Hidden.')).toBeVisible()
    expect(bodyOf('PATCH', '/businesses/3/status')).toEqual({
      ...{ status: 'inactive', reason: 'It has moved' },
    })
  })

  test('end with an outcome; what was closed meanwhile says so', async () => {
    const screen = await show(<Reports />, '/admin/x?report=9')
    const dialog = screen.getByRole('dialog')
    const close = dialog.getByRole('button', { name: 'Close complaint' })
    await close.click()
    await expect.element(dialog.getByText('Select an outcome.')).toBeVisible()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Outcome/ }), 'kept')
    refusals['POST /api/reports/admin/9/close'] = {
      ...{ status: 409, code: 'NOT_POSSIBLE', error: 'This report is already closed.' },
    }
    await close.click()
    await expect.element(dialog.getByText('This report is already closed.')).toBeVisible()
    refusals = {}
    await close.click()
    await expect.element(screen.getByText('Complaint closed.')).toBeVisible()
    expect(bodyOf('POST', '/reports/admin/9/close')).toEqual({ outcome: 'kept', note: '' })
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('of somebody with a number alone are answered by a call', async () => {
    const caller = { id: 7, name: 'Asha', email: null, mobile: '+919000000001' }
    answers['GET /api/reports/admin/9'] = { data: { ...thread, sender: caller } }
    const screen = await show(<Reports />, '/admin/x?report=9')
    const dialog = screen.getByRole('dialog')
    const call = dialog.getByRole('link', { name: '+91 90000 00001' })
    await expect.element(call).toHaveAttribute('href', 'tel:+919000000001')
    await expect.element(dialog.getByText(/no email address/)).toBeVisible()
    await expect.element(dialog.getByLabelText('Reply by email')).not.toBeInTheDocument()
  })

  test('of nobody who can be answered have no form for an answer', async () => {
    const nobody = { ...thread, sender: null, acknowledged: null, others: 0 }
    answers['GET /api/reports/admin/9'] = { data: nobody }
    const screen = await show(<Reports />, '/admin/x?report=9')
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog.getByText(/so you can’t reply/)).toBeVisible()
    await expect.element(dialog.getByLabelText('Reply by email')).not.toBeInTheDocument()
  })
})

describe('the settings', () => {
  test('that cannot be read offer to try again', async () => {
    refusals['GET /api/settings'] = {
      ...{ status: 503, code: 'UNAVAILABLE', error: 'The database rests.' },
    }
    const screen = await show(<Settings />)
    await expect.element(screen.getByText('Failed to load settings')).toBeVisible()
    refusals = {}
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByLabelText('Site name')).toHaveValue('Zila')
  })

  test('show what would change, lead to a refused field, and keep what was typed', async () => {
    const screen = await show(<Settings />, '/admin/x?tab=contact')
    await expect.element(screen.getByText('All changes saved')).toBeVisible()
    await userEvent.fill(screen.getByLabelText('Contact email'), 'desk@suhana')
    await expect.element(screen.getByText('1 unsaved change')).toBeVisible()
    refusals['POST /api/settings'] = {
      ...{ status: 400, code: 'INVALID_INPUT', error: 'Some fields are wrong.' },
      fields: { contactEmail: 'This is no address' },
    }
    await screen.getByRole('tab', { name: 'General' }).click()
    await screen.getByRole('button', { name: 'Save Settings' }).click()
    await expect.element(screen.getByText('This is no address')).toBeVisible()
    await expect.element(screen.getByLabelText('Contact email')).toHaveValue('desk@suhana')
    await expect.element(screen.getByText(/Failed to save settings/)).toBeVisible()
    refusals = {}
    await screen.getByRole('button', { name: 'Save Settings' }).click()
    await expect.element(screen.getByText('Settings saved successfully!')).toBeVisible()
    expect(bodyOf('POST', '/settings')).toEqual({ contactEmail: 'desk@suhana' })
  })

  test('that were changed are put back by Discard', async () => {
    const screen = await show(<Settings />)
    await userEvent.fill(screen.getByLabelText('Site name'), 'Other')
    await screen.getByRole('button', { name: 'Discard' }).click()
    await expect.element(screen.getByLabelText('Site name')).toHaveValue('Zila')
    expect(bodyOf('POST', '/settings')).toBeUndefined()
  })
})
