import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RouterProvider } from '#app/router/index.ts'
import { Blogs } from '#app/admin/blogs/Blogs.tsx'
import { Content } from '#app/admin/content/Content.tsx'
import { EditPost, NewPost } from '#app/admin/editor/Editor.tsx'
import { expectAccessible } from '../setup/accessible.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

type RecordedRequest = { method: string; path: string; body: Record<string, unknown> | null }

let asked: RecordedRequest[] = []
let refusal: { status: number; answer: object } | null = null
/** What a server says that differs from `ANSWERS`. */
let special: ((asked: RecordedRequest) => Response | null) | null = null
const here = location.href

const POST = {
  ...{ id: 7, slug: 'market-days', title: 'Market days', excerpt: '', language: 'en' },
  ...{
    content: 'The market opens at six.',
    featuredImage: null,
    tags: [],
    categoryId: null,
    translationId: null,
  },
  ...{ category: null, status: 'published', publishedAt: '2026-11-01T00:00:00Z' },
  ...{ createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-02T00:00:00Z', viewCount: 12 },
  ...{ author: { name: 'Meera', email: null }, version: 5, metaTitle: null, hasDraft: false },
  ...{ metaDescription: null, draft: null, links: {} },
}
const ANSWERS: Record<string, object> = {
  'GET /api/blogs/admin/all': {
    data: {
      blogs: [POST, { ...POST, id: 8, title: 'Fairs', status: 'draft', publishedAt: null }],
      pagination: {
        ...{ currentPage: 1, totalPages: 1, totalBlogs: 2, hasPrev: false, hasNext: false },
      },
    },
  },
  'GET /api/blogs/admin/7': { data: POST },
  'PUT /api/blogs/admin/7': { data: POST },
  'POST /api/blogs/admin': { data: { ...POST, id: 9, version: 1 } },
  'PUT /api/blogs/admin/7/draft': {
    data: { id: 7, slug: 'market-days', version: 6, savedAt: '2026-11-23T00:00:00Z' },
  },
  'PUT /api/blogs/admin/7/look': { data: { others: ['Sunil Oraon'] } },
  'PUT /api/blogs/admin/9/look': { data: { others: [] } },
  'POST /api/blogs/admin/preview': {
    data: { html: '<p>The <strong>market</strong></p>', headings: [] },
  },
  'GET /api/categories': { data: [{ id: 1, name: 'Shopping', slug: 'shopping' }] },
}

beforeEach(() => {
  asked = []
  refusal = null
  special = null
  localStorage.clear()
  localStorage.setItem('blog-editor-mode', 'plain')
  sessionStorage.clear()
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const text = await request.text()
    asked.push({
      method: request.method,
      path: pathname,
      body: text ? (JSON.parse(text) as Record<string, unknown>) : null,
    })
    const other = special?.(asked.at(-1)!)
    if (other) return other
    const isWrite = request.method !== 'GET' && !pathname.endsWith('/look')
    if (refusal && isWrite) return Response.json(refusal.answer, { status: refusal.status })
    return Response.json({ success: true, ...ANSWERS[`${request.method} ${pathname}`] })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', here)
})

function show(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/admin/blogs', element: <Blogs /> },
      { path: '/admin/content', element: <Content /> },
      { path: '/admin/blogs/new', element: <NewPost /> },
      { path: '/admin/blogs/edit/:id', element: <EditPost /> },
    ],
    { initialEntries: [address] },
  )
  return render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const sent = (method: string, path: string) =>
  asked.filter((one) => one.method === method && one.path === `/api/blogs/admin${path}`)

test('posts: only what is published can be viewed; deleting asks first', async () => {
  const screen = await show('/admin/blogs')
  await expect
    .element(screen.getByRole('link', { name: /^View Market days/ }))
    .toHaveAttribute('href', '/blog/market-days')
  expect(screen.getByRole('link', { name: /^View Fairs/ }).elements()).toHaveLength(0)
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'More options for Market days' }).click()
  await screen.getByRole('menuitem', { name: 'Delete' }).click()
  await expect
    .element(screen.getByText('Are you sure you want to delete this blog post?'))
    .toBeVisible()
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(screen.getByText('Blog deleted successfully')).toBeVisible()
  expect(sent('DELETE', '/7')).toHaveLength(1)
})

test('posts: a copy begins a new one', async () => {
  const screen = await show('/admin/blogs')
  await screen.getByRole('button', { name: 'More options for Market days' }).click()
  await screen.getByRole('menuitem', { name: 'Copy' }).click()
  await expect
    .element(screen.getByRole('textbox', { name: 'Title', exact: true }))
    .toHaveValue('Market days (Copy)')
  await expect
    .element(screen.getByRole('textbox', { name: 'Text', exact: true }))
    .toHaveValue('The market opens at six.')
})

test('content: a post is published, and taken down after a question', async () => {
  const screen = await show('/admin/content')
  await screen.getByRole('button', { name: 'Publish Fairs' }).click()
  await vi.waitFor(() => expect(sent('PUT', '/8')[0]?.body).toEqual({ status: 'published' }))
  await screen.getByRole('button', { name: 'Unpublish Market days' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await vi.waitFor(() => expect(sent('PUT', '/7')[0]?.body).toEqual({ status: 'draft' }))
})

test('the editor says what is missing, and creates what is whole', async () => {
  const screen = await show('/admin/blogs/new')
  await screen.getByRole('button', { name: 'Create Blog' }).click()
  await expect.element(screen.getByText('Enter a title')).toBeVisible()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Title', exact: true }), 'बाज़ार days')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Text', exact: true }), 'At six.')
  await expect.element(screen.getByText(/^\/blog\/bazar-days|^\/blog\/bajar-days/)).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('radio', { name: 'Publish Now' }).click()
  await screen.getByRole('button', { name: 'Create Blog' }).click()
  await expect.element(screen.getByText('Blog created successfully!')).toBeVisible()
  expect(sent('POST', '')[0]!.body).toMatchObject({
    ...{ title: 'बाज़ार days', slug: '', content: 'At six.', status: 'published' },
    categoryId: null,
  })
})

test('a press saves a draft beside what is shown; somebody else is named', async () => {
  const screen = await show('/admin/blogs/edit/7')
  await expect.element(screen.getByText('Sunil Oraon also has this post open.')).toBeVisible()
  const save = screen.getByRole('button', { name: 'Save Now' })
  await expect.element(save).toBeDisabled()
  await userEvent.fill(
    screen.getByRole('textbox', { name: 'Text', exact: true }),
    'The market opens at six. And at noon.',
  )
  await save.click()
  await expect.element(screen.getByText(/^Saved at/).first()).toBeVisible()
  expect(sent('PUT', '/7/draft')[0]!.body).toMatchObject({
    ...{ content: 'The market opens at six. And at noon.', isOwnWish: true, version: 5 },
  })
  await userEvent.fill(
    screen.getByRole('textbox', { name: 'Text', exact: true }),
    'The market ends.',
  )
  await save.click()
  await vi.waitFor(() => expect(sent('PUT', '/7/draft')[1]?.body).toMatchObject({ version: 6 }))
})

test('a save whose answer was lost is not taken for somebody else’s', async () => {
  const screen = await show('/admin/blogs/edit/7')
  const save = screen.getByRole('button', { name: 'Save Now' })
  await expect.element(save).toBeDisabled()
  special = ({ path }) => {
    if (path.endsWith('/draft')) throw new TypeError('Failed to fetch')
    return null
  }
  await userEvent.fill(
    screen.getByRole('textbox', { name: 'Text', exact: true }),
    'The market ends.',
  )
  await save.click()
  await expect.element(screen.getByText('Save failed').first()).toBeVisible()
  // It had arrived all the same.
  special = ({ method, path, body }) => {
    if (method === 'GET' && path === '/api/blogs/admin/7') {
      const data = { ...POST, content: 'The market ends.', version: 6 }
      return Response.json({ success: true, data })
    }
    if (!path.endsWith('/draft') || body?.['version'] === 6) return null
    const answer = { success: false, code: 'CHANGED_MEANWHILE', error: 'Changed' }
    return Response.json(answer, { status: 409 })
  }
  await userEvent.fill(screen.getByRole('textbox', { name: 'Text', exact: true }), 'At ten.')
  await save.click()
  await expect.element(screen.getByText(/^Saved at/).first()).toBeVisible()
  expect(sent('PUT', '/7/draft').at(-1)!.body).toMatchObject({ version: 6, content: 'At ten.' })
})

test('what could not be saved stays on the device, and is there again', async () => {
  refusal = { status: 503, answer: { success: false, code: 'UNAVAILABLE', error: 'Not now' } }
  const screen = await show('/admin/blogs/edit/7')
  await userEvent.fill(
    screen.getByRole('textbox', { name: 'Text', exact: true }),
    'The market opens at six. And at noon.',
  )
  await screen.getByRole('button', { name: 'Save Now' }).click()
  await expect.element(screen.getByText('Save failed').first()).toBeVisible()
  await screen.unmount()
  refusal = null
  const again = await show('/admin/blogs/edit/7')
  await expect
    .element(again.getByRole('textbox', { name: 'Text', exact: true }))
    .toHaveValue('The market opens at six. And at noon.')
  await again.getByRole('button', { name: 'Use the saved version' }).click()
  await expect
    .element(again.getByRole('textbox', { name: 'Text', exact: true }))
    .toHaveValue('The market opens at six.')
})

/** Somebody else has saved the post as this since it was opened. */
function savedByOther(values: object) {
  special = ({ method, path, body }) => {
    if (method === 'GET' && path === '/api/blogs/admin/7')
      return Response.json({ success: true, data: { ...POST, ...values, version: 6 } })
    if (method !== 'PUT' || path.endsWith('/look') || body?.['version'] === 6) return null
    const answer = { success: false, code: 'CHANGED_MEANWHILE', error: 'Changed' }
    return Response.json(answer, { status: 409 })
  }
}

const OPENED = 'The market opens at six.\n\nBring a bag.\n\n- rice\n- salt'

async function openLong() {
  special = ({ method, path }) =>
    method === 'GET' && path === '/api/blogs/admin/7'
      ? Response.json({ success: true, data: { ...POST, content: OPENED } })
      : null
  const screen = await show('/admin/blogs/edit/7')
  const text = screen.getByRole('textbox', { name: 'Text', exact: true })
  await expect.element(text).toHaveValue(OPENED)
  return { screen, text, save: screen.getByRole('button', { name: 'Save Now' }) }
}

test('what somebody else changed in other paragraphs and fields comes in by itself', async () => {
  const { screen, text, save } = await openLong()
  await userEvent.fill(text, OPENED.replace('six', 'seven'))
  savedByOther({ content: OPENED.replace('- salt', '- salt\n- oil'), title: 'Market and fair' })
  await save.click()
  await expect.element(screen.getByText(/^Saved at/).first()).toBeVisible()
  const both = OPENED.replace('six', 'seven').replace('- salt', '- salt\n- oil')
  await expect.element(text).toHaveValue(both)
  await expect.element(screen.getByText(/^Added what someone else changed/)).toBeVisible()
  expect(sent('PUT', '/7/draft').at(-1)!.body).toMatchObject({
    ...{ version: 6, content: both, title: 'Market and fair' },
  })
})

test('paragraphs and fields that both changed are chosen one by one', async () => {
  const { screen, text, save } = await openLong()
  await userEvent.fill(text, OPENED.replace('six', 'seven').replace('a bag', 'two bags'))
  await userEvent.fill(screen.getByRole('textbox', { name: 'Title', exact: true }), 'Mine')
  savedByOther({
    content: OPENED.replace('six', 'eight').replace('Bring a bag.\n\n', ''),
    title: 'Theirs',
  })
  await save.click()
  const dialog = screen.getByRole('dialog', { name: 'Someone else changed this post' })
  const part = (name: string) => dialog.getByRole('group', { name })
  await expect.element(part('Title').getByRole('radio', { name: 'Yours Mine' })).toBeChecked()
  await expectAccessible(screen.container)
  await part('Title').getByRole('radio', { name: 'Theirs Theirs' }).click()
  await part('Text, part 1 of 2').getByRole('radio', { name: /^Both/ }).click()
  await expect
    .element(part('Text, part 2 of 2').getByRole('radio', { name: 'Theirs (deleted)' }))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Save these' }).click()
  const opens = ['The market opens at seven.', 'The market opens at eight.']
  const content = [...opens, 'Bring two bags.', '- rice\n- salt'].join('\n\n')
  await expect.element(text).toHaveValue(content)
  await vi.waitFor(() =>
    expect(sent('PUT', '/7/draft').at(-1)!.body).toMatchObject({
      ...{ version: 6, content, title: 'Theirs' },
    }),
  )
})

test('a closed dialog keeps one’s own text, after a reload too, and opens again', async () => {
  const { screen, text, save } = await openLong()
  const mine = OPENED.replace('six', 'seven')
  await userEvent.fill(text, mine)
  savedByOther({ content: OPENED.replace('six', 'eight') })
  await save.click()
  const close = { name: 'Close' }
  await screen.getByRole('dialog').getByRole('button', close).click()
  await expect.element(text).toHaveValue(mine)
  await expect.element(screen.getByText(/^Changed by someone else/).first()).toBeVisible()
  await save.click()
  await screen.getByRole('dialog').getByRole('button', close).click()
  await screen.unmount()

  const again = await show('/admin/blogs/edit/7')
  const textAgain = again.getByRole('textbox', { name: 'Text', exact: true })
  await expect.element(textAgain).toHaveValue(mine)
  await again.getByRole('button', { name: 'Save Now' }).click()
  const dialog = again.getByRole('dialog', { name: 'Someone else changed this post' })
  await expect.element(dialog.getByText('The market opens at eight.')).toBeVisible()
  expect(dialog.getByRole('group').elements()).toHaveLength(1)
})

test('the preview shows what the server makes of it', async () => {
  const screen = await show('/admin/blogs/edit/7')
  await screen.getByRole('button', { name: 'Preview' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Preview' })
  await expect.element(dialog.getByRole('heading', { name: 'Market days' })).toBeVisible()
  await expect.element(dialog.getByText('market', { exact: true })).toBeVisible()
  await expectAccessible(screen.container)
})

test('a template of six begins a post, in two languages', async () => {
  const screen = await show('/admin/blogs/new')
  await screen.getByRole('button', { name: 'Templates' }).click()
  await expect
    .element(screen.getByRole('button', { name: 'Use this template: Travel guide' }))
    .toBeVisible()
  await screen.getByRole('button', { name: 'हिंदी' }).click()
  await screen.getByRole('button', { name: 'Use this template: समाचार' }).click()
  await expect
    .element(screen.getByRole('textbox', { name: 'Title', exact: true }))
    .toHaveValue('[जगह] में [क्या हुआ]')
})
