import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import { ClassifiedDrafts } from '#app/account/classifieds/ClassifiedDrafts.tsx'
import { PostClassified } from '#app/account/classifieds/PostClassified.tsx'
import { expectAccessible } from '../setup/accessible.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

const PERSON = { id: 4, name: 'Asha Kumari', email: 'asha@example.org' }
const CATEGORIES = [{ id: 2, name: 'Mobiles', slug: 'mobiles', icon: null, color: '#333333' }]
const DRAFT = { id: 7, name: 'Old radio', version: 1, updatedAt: '2026-11-01T09:00:00.000Z' }

/** A server whose categories come when it says so, or not at all. */
function serve({ categories = () => Promise.resolve(Response.json({ data: CATEGORIES })) } = {}) {
  const server = { categories, drafts: [] as object[], deleted: [] as string[], sent: 0 }
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const { url, method } = input instanceof Request ? input : new Request(input, init)
    const { pathname } = new URL(url, location.href)
    if (pathname === '/api/users/profile') return Response.json({ success: true, data: PERSON })
    if (pathname === '/api/classified-categories') return server.categories()
    if (method === 'DELETE') {
      server.deleted.push(pathname)
      server.drafts = []
      return Response.json({ success: true, message: 'Deleted' })
    }
    if (pathname.startsWith('/api/classified-drafts') && method !== 'GET') {
      server.sent++
      return Response.json({ success: true, data: { ...DRAFT, version: server.sent } })
    }
    if (pathname.endsWith('/cities'))
      return Response.json({ success: true, data: [{ id: 3, city: 'Sonpani', pincode: '425003' }] })
    if (pathname === '/api/classified-drafts')
      return Response.json({ success: true, data: server.drafts })
    return Response.json({ success: true, data: [] })
  })
  return server
}

const failing = () =>
  Promise.resolve(Response.json({ success: false, error: 'The database rests' }, { status: 503 }))

async function open(element = <PostClassified />) {
  const router = createMemoryRouter([{ path: '/', element }])
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={client}>
      <main>
        <RouterProvider router={router} />
      </main>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

test('without its categories the form says why, and comes when they are asked again', async () => {
  const server = serve({ categories: failing })
  const screen = await open()
  await expect.element(screen.getByRole('alert').getByText(/The database rests/)).toBeVisible()
  await expectAccessible(screen.container)
  server.categories = () => Promise.resolve(Response.json({ success: true, data: CATEGORIES }))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await screen.getByRole('combobox', { name: /^Category/ }).selectOptions('Mobiles')
  expect(screen.getByText(/The database rests/).query()).toBeNull()
})

test('heading and introduction stand there before the categories', async () => {
  let bring = (_answer: Response) => undefined as void
  const coming = new Promise<Response>((resolve) => (bring = resolve))
  serve({ categories: () => coming })
  const screen = await open()
  await expect.element(screen.getByText(/^It’s free\. We check/)).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: /^Post an ad/ })).toBeVisible()
  expect(screen.getByRole('textbox').query()).toBeNull()
  bring(Response.json({ success: true, data: CATEGORIES }))
  await expect.element(screen.getByRole('textbox', { name: /^Title/ })).toBeVisible()
})

test('a draft that is here again is thrown away only after asking', async () => {
  const server = serve()
  const first = await open()
  await first.getByRole('textbox', { name: /^Title/ }).fill('Bicycle, 26 inch')
  await expect.poll(() => server.sent, { timeout: 8000 }).toBeGreaterThan(0)
  await expect.element(first.getByText(/^Draft saved/)).toBeVisible()
  await first.unmount()

  const screen = await open()
  const title = screen.getByRole('textbox', { name: /^Title/ })
  await screen.getByRole('button', { name: 'Start over' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Discard this draft?' })
  await expectAccessible(screen.container)
  await dialog.getByRole('button', { name: 'Keep' }).last().click()
  await expect.element(title).toHaveValue('Bicycle, 26 inch')
  expect(server.deleted).toEqual([])
  await screen.getByRole('button', { name: 'Start over' }).click()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect.element(title).toHaveValue('')
  expect(server.deleted).toEqual(['/api/classified-drafts/7'])
})

test('a draft that was begun on another device is offered before a second one', async () => {
  const server = serve()
  server.drafts = [DRAFT]
  const screen = await open()
  await expect.element(screen.getByRole('heading', { name: 'Old radio' })).toBeVisible()
  expect(screen.getByRole('textbox').query()).toBeNull()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Start a new ad' }).click()
  await expect.element(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('')
})

test('money as people write it is taken, and a price in words is asked about', async () => {
  serve()
  const screen = await open()
  const price = screen.getByRole('textbox', { name: /^Price in rupees/ })
  await price.fill('1.5 lakh')
  await expect.element(screen.getByText('Is this ₹1,50,000?')).toBeVisible()
  await screen.getByRole('button', { name: 'Submit for approval' }).click()
  await expect.element(screen.getByText('Tap Yes, or type the amount in digits')).toBeVisible()
  await screen.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect.element(price).toHaveValue('1,50,000')
  await expect
    .element(screen.getByText('Tap Yes, or type the amount in digits'))
    .not.toBeInTheDocument()
})

test('how complete an ad is stands above the form; the preview names what is missing', async () => {
  serve()
  const screen = await open()
  const progress = screen.getByRole('region', { name: /^\d+% complete$/ })
  await expect.element(progress.getByText(/^Missing: title, category/)).toBeVisible()
  await screen.getByRole('button', { name: 'Preview' }).click()
  const preview = screen.getByRole('dialog', { name: 'Preview of your ad' })
  await expect.element(preview.getByText('Title of your ad').first()).toBeVisible()
  await expect.element(preview.getByText('Town, Madhyam').first()).toBeVisible()
  expect(preview.element().textContent).not.toContain('₹0')
  await preview.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('button', { name: 'Preview' })).toHaveFocus()
  await screen.getByRole('textbox', { name: /^Title/ }).fill('Old radio')
  await expect.element(progress.getByText(/^Missing: category/)).toBeVisible()
})

test('the town is chosen from the list, or typed as another', async () => {
  serve()
  const screen = await open()
  const town = screen.getByRole('combobox', { name: /^Town or village/ })
  await town.selectOptions('Sonpani')
  await expect.element(screen.getByRole('textbox', { name: /^PIN code/ })).toHaveValue('425003')
  await town.selectOptions('Other town or village')
  const typed = screen.getByRole('textbox', { name: /^Name of the town or village/ })
  await expect.element(typed).toHaveValue('')
  await screen.getByRole('button', { name: 'Submit for approval' }).click()
  await expect.element(typed).toBeInvalid()
  await typed.fill('Namunapur')
  await expect.element(screen.getByRole('textbox', { name: /^State/ })).toHaveValue('Madhyam')
  await expectAccessible(screen.container)
})

test('a number in the text is said to be public while it is typed', async () => {
  serve()
  const screen = await open()
  const text = screen.getByRole('textbox', { name: /^Description/ })
  const note = screen.getByText(/^Everyone can see the phone number/)
  await text.fill('Two years old, for 7000')
  await expect.element(note).not.toBeInTheDocument()
  await text.fill('Two years old, call ९०००० ०००३१')
  await expect.element(note).toBeVisible()
  await screen.getByRole('textbox', { name: /^Phone/ }).fill('90000 00031')
  await expect.element(note).not.toBeInTheDocument()
})

test('a draft in the list is thrown away only after asking', async () => {
  const server = serve()
  server.drafts = [DRAFT]
  const screen = await open(<ClassifiedDrafts />)
  await screen.getByRole('button', { name: 'Discard: Old radio' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Discard Old radio?' })
  await dialog.getByRole('button', { name: 'Keep' }).last().click()
  expect(server.deleted).toEqual([])
  await screen.getByRole('button', { name: 'Discard: Old radio' }).click()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect.element(screen.getByText('Old radio')).not.toBeInTheDocument()
  expect(server.deleted).toEqual(['/api/classified-drafts/7'])
})
