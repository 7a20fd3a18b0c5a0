import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import { LanguageChoice } from '#app/account/profile/LanguageChoice.tsx'
import { Mails } from '#app/admin/mails/Mails.tsx'
import { expectAccessible } from '../setup/accessible.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

let asked: { call: string; body: string }[] = []
let kept = 'en'
let fails = false

beforeEach(() => {
  ;[asked, kept, fails] = [[], 'en', false]
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const body = await request.text()
    asked.push({ call: `${request.method} ${pathname}${search}`, body })
    if (request.method === 'PUT' && fails) return new Response('', { status: 500 })
    if (request.method === 'PUT') kept = (JSON.parse(body) as { language: string }).language
    const head = { name: 'ad-approved', kind: 'listings' }
    const said = search.includes('hi') ? 'आपका विज्ञापन' : 'Your ad'
    const answers: Record<string, object> = {
      '/api/users/profile': { language: kept },
      '/api/users/profile/language': { language: kept },
      '/api/admin/mails': [{ ...head, subject: 'Your ad' }],
      '/api/admin/mails/ad-approved': { ...head, subject: said, html: said, text: said },
      '/api/admin/mails/ad-approved/test': { to: 'meera@example.org' },
    }
    return Response.json({ success: true, data: answers[pathname] })
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = (shown: ReactNode) =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RouterProvider router={createMemoryRouter([{ path: '*', element: shown }])} />
    </QueryClientProvider>,
  )

test('the language of mails is saved as it is chosen, and said in that language', async () => {
  const say = vi.fn()
  const screen = await show(<LanguageChoice onNotice={say} />)
  const select = screen.getByLabelText('Language · भाषा')
  await expect.element(select).toHaveValue('en')
  await expectAccessible(screen.container)
  await userEvent.selectOptions(select, 'हिंदी')
  await expect.poll(() => say).toHaveBeenCalledWith(expect.stringContaining('हिंदी'))
  expect(asked).toContainEqual({
    call: 'PUT /api/users/profile/language',
    body: '{"language":"hi"}',
  })
  await expect.element(select).toHaveValue('hi')
})

test('a choice that cannot be saved is as it was, and that is said', async () => {
  fails = true
  const say = vi.fn()
  const screen = await show(<LanguageChoice onNotice={say} />)
  const select = screen.getByLabelText('Language · भाषा')
  await expect.element(select).toBeEnabled()
  await userEvent.selectOptions(select, 'हिंदी')
  await expect.poll(() => say).toHaveBeenCalledOnce()
  await expect.element(select).toHaveValue('en')
})

test('an administrator sees a mail in Hindi, and has it sent so', async () => {
  const screen = await show(<Mails />)
  await expect.element(screen.getByRole('heading', { name: 'Your ad' })).toBeVisible()
  await screen.getByRole('button', { name: 'हिंदी' }).click()
  await expect.element(screen.getByRole('heading', { name: 'आपका विज्ञापन' })).toBeVisible()
  await screen.getByRole('button', { name: 'Send to me' }).click()
  await expect.element(screen.getByText('Sending a test email to meera@example.org.')).toBeVisible()
  expect(asked.at(-1)!.call).toBe('POST /api/admin/mails/ad-approved/test?language=hi')
})
