import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import { LanguageLink } from '#app/shell/LanguageLink.tsx'
import { findLanguage } from '#config/languages.ts'
import { TOKEN_KEY } from '#shared/view/storage-keys.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

let asked: { call: string; body: string; token: string | null }[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const request = new Request(input, init)
    const token = request.headers.get('Authorization')
    const { pathname } = new URL(request.url)
    asked.push({ call: `${request.method} ${pathname}`, body: await request.text(), token })
    return Response.json({ success: true })
  })
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const show = async (to = findLanguage('hi')) => {
  const element = (
    <div onClick={(event) => event.preventDefault()}>
      <LanguageLink to={to} />
    </div>
  )
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

test('leads to this screen in Hindi, and is remembered here and in the account', async () => {
  localStorage.setItem(TOKEN_KEY, 'a-token')
  const screen = await show()
  const link = screen.getByRole('link', { name: 'हिंदी' })
  await expect.element(link).toHaveAttribute('href', '/hi')
  await expect.element(link).toHaveAttribute('lang', 'hi')
  await expect.element(link).toHaveAttribute('hreflang', 'hi-IN')
  await userEvent.click(link)
  expect(localStorage.getItem('language')).toBe('hi')
  await expect
    .poll(() => asked)
    .toContainEqual({
      call: 'PUT /api/users/profile/language',
      body: '{"language":"hi"}',
      token: 'Bearer a-token',
    })
})

test('of a visitor nothing is sent', async () => {
  const screen = await show()
  await userEvent.click(screen.getByRole('link', { name: 'हिंदी' }))
  expect(localStorage.getItem('language')).toBe('hi')
  expect(asked).toEqual([])
})

test('a site in one language has no link', async () => {
  const element = <LanguageLink to={null} />
  const screen = await render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />,
  )
  expect(screen.container.querySelector('a')).toBeNull()
})
