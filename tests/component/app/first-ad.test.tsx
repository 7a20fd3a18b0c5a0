import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { GuestClassifiedScreen } from '#app/account/classifieds/guest/GuestClassifiedScreen.tsx'
import { adoptVisitorDrafts, readDraft, writeDraft } from '#app/form/drafts.ts'
import { startSession } from '#stores/session.ts'
import { expectAccessible } from '../setup/accessible.ts'

const CATEGORIES = [
  { id: 2, name: 'Mobiles', slug: 'mobiles', icon: null, color: '#333333' },
  { id: 3, name: 'Cattle', slug: 'cattle', icon: null, color: '#333333' },
]
const REFUSED = {
  success: false,
  code: 'INVALID_INPUT',
  error: 'Some fields are wrong',
  fields: { name: 'Enter your name', email: 'Enter a valid email address' },
}

/** A server that takes a registration, or refuses it; answers what it was asked. */
function serve(registered = () => Response.json({ success: true, data: { registration: 'abc' } })) {
  const asked: { path: string; body: string }[] = []
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init)
    const { pathname } = new URL(request.url, location.href)
    if (request.method === 'POST') asked.push({ path: pathname, body: await request.text() })
    if (pathname === '/api/classified-categories') return Response.json({ data: CATEGORIES })
    if (pathname.endsWith('/cities'))
      return Response.json({ success: true, data: [{ id: 3, city: 'Sonpani', pincode: '425003' }] })
    return registered()
  })
  return asked
}

const open = () =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <GuestClassifiedScreen />
    </QueryClientProvider>,
  )

type Screen = Awaited<ReturnType<typeof open>>

async function fill(screen: Screen) {
  const text = (name: RegExp) => screen.getByRole('textbox', { name })
  await text(/^Title/).fill('Namuna cow')
  await screen.getByRole('combobox', { name: /^Category/ }).selectOptions('Cattle')
  await text(/^Description/).fill('Gives milk')
  await text(/^Price in rupees/).fill('₹12,500/-')
  await screen.getByRole('combobox', { name: /^Town or village/ }).selectOptions('Sonpani')
  await text(/^Phone/).fill('90000 00031')
  await text(/^Your name/).fill('Asha Kumari')
  await text(/^Email/).fill('asha@example.org')
  await screen.getByLabelText(/^Password/).fill('mahua-phool')
}

/** A token of an account, as far as the browser reads it. */
const tokenOf = (id: number) => {
  const exp = Math.floor(Date.now() / 1000) + 3600
  const payload = btoa(JSON.stringify({ id, role: 'user', name: 'Asha', exp }))
  return `e30.${payload}.e30`
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('what is missing is named in the order of the form, and nothing is asked', async () => {
  const asked = serve()
  const screen = await open()
  await screen.getByRole('button', { name: 'Email me the code' }).click()
  const alert = screen.getByRole('alert')
  await expect.element(alert.getByRole('link').first()).toHaveTextContent('Title: This is required')
  await expect
    .element(alert.getByRole('link').last())
    .toHaveTextContent('Password: Use at least 6 characters')
  await expect.element(alert.getByRole('link', { name: /^Email/ })).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus()
  expect(asked).toEqual([])
  await expectAccessible(screen.getByRole('main').element())
  await screen.getByRole('textbox', { name: /^Title/ }).fill('Radio')
  await expect.element(screen.getByRole('textbox', { name: /^Title/ })).toBeValid()
})

test('forbidden goods are named when the field is left, and nothing is sent', async () => {
  const asked = serve()
  const screen = await open()
  await fill(screen)
  await screen.getByRole('textbox', { name: /^Description/ }).fill('A rifle with cartridges')
  await screen.getByRole('textbox', { name: /^Title/ }).click()
  await expect.element(screen.getByText('You can’t post this here')).toBeVisible()
  await expectAccessible(screen.getByRole('main').element())
  await screen.getByRole('button', { name: 'Email me the code' }).click()
  await expect.element(screen.getByRole('textbox', { name: /^Description/ })).toBeInvalid()
  await expect
    .element(screen.getByRole('alert').getByRole('link', { name: /^Description: Firearms/ }))
    .toBeVisible()
  expect(asked).toEqual([])
  await screen.getByRole('textbox', { name: /^Description/ }).fill('Gives milk')
  await screen.getByRole('textbox', { name: /^Title/ }).click()
  await expect.element(screen.getByText('You can’t post this here')).not.toBeInTheDocument()
})

test('a thing is rated by one tap, a cow is not', async () => {
  serve()
  const screen = await open()
  const category = screen.getByRole('combobox', { name: /^Category/ })
  await category.selectOptions('Mobiles')
  await screen.getByRole('radio', { name: 'Fair' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Fair' })).toBeChecked()
  await category.selectOptions('Cattle')
  await expect.element(screen.getByRole('radiogroup')).not.toBeInTheDocument()
})

test('Enter sends nothing; what was typed is there again, but not the password', async () => {
  const asked = serve()
  const first = await open()
  await fill(first)
  const title = first.getByRole('textbox', { name: /^Title/ })
  await title.click()
  title.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await first.unmount()
  expect(asked).toEqual([])
  const screen = await open()
  await expect.element(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Namuna cow')
  await expect
    .element(screen.getByRole('textbox', { name: /^Email/ }))
    .toHaveValue('asha@example.org')
  await expect.element(screen.getByRole('combobox', { name: /^Town/ })).toHaveValue('Sonpani')
  await expect.element(screen.getByLabelText(/^Password/)).toHaveValue('')
  expect(JSON.stringify({ ...localStorage })).not.toContain('mahua')
})

test('what the server has against the account is said at the fields of the form', async () => {
  const asked = serve(() => Response.json(REFUSED, { status: 400 }))
  const screen = await open()
  await fill(screen)
  await screen.getByRole('button', { name: 'Email me the code' }).click()
  await expect.element(screen.getByRole('textbox', { name: /^Email/ })).toBeInvalid()
  await expect.element(screen.getByRole('textbox', { name: /^Your name/ })).toBeInvalid()
  expect(JSON.parse(asked[0]!.body)).toMatchObject({
    name: 'Asha Kumari',
    email: 'asha@example.org',
    role: 'user',
  })
})

test('then the code is asked for, also after a reload', async () => {
  serve()
  const first = await open()
  await fill(first)
  await first.getByRole('button', { name: 'Email me the code' }).click()
  await expect.element(first.getByText(/code to asha@example.org/)).toBeVisible()
  await first.unmount()
  const screen = await open()
  await expect.element(screen.getByRole('textbox', { name: /^Code from the email/ })).toHaveFocus()
  await expectAccessible(screen.getByRole('main').element())
})

test('an account takes what was typed without one, but loses nothing of its own', () => {
  writeDraft('ad:new', { title: 'Typed without an account' })
  writeDraft('ad:other', { title: 'Typed too' })
  startSession(tokenOf(4))
  writeDraft('ad:other', { title: 'Own, not on the server' })
  adoptVisitorDrafts()
  expect(readDraft('ad:new')).toEqual({ title: 'Typed without an account' })
  expect(readDraft('ad:other')).toEqual({ title: 'Own, not on the server' })
  writeDraft('ad:other', { title: 'Own, on the server', draft: '7' })
  adoptVisitorDrafts()
  expect(readDraft('ad:other')).toEqual({ title: 'Typed too' })
})
