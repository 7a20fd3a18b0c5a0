import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LeaveDialog } from '#app/form/LeaveDialog.tsx'
import { useLeaveGuard } from '#app/form/use-leave-guard.ts'
import {
  Link,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useParams,
  useSearchParams,
  type Route,
} from '#app/router/index.ts'
import { createMemoryRouter } from '../setup/memory-router.tsx'

function Layout() {
  const [count, setCount] = useState(0)
  return (
    <>
      <nav>
        <NavLink to="/a" end>
          To A
        </NavLink>
        <NavLink to="/b/7" end>
          To B
        </NavLink>
        <Link to="?page=2">Page 2</Link>
        <Link to="/broken">Broken</Link>
        <Link to="/b/7" target="_blank">
          New window
        </Link>
        <button type="button" onClick={() => setCount(count + 1)}>
          Count {count}
        </button>
      </nav>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

function Where() {
  const { pathname, search } = useLocation()
  const { id } = useParams()
  const [query, setQuery] = useSearchParams()
  return (
    <div style={{ height: 3000 }}>
      <p>
        {pathname}
        {search} id {id ?? 'none'} page {query.get('page') ?? 'none'}
      </p>
      <button type="button" onClick={() => setQuery({ page: '3' })}>
        Page 3
      </button>
    </div>
  )
}

function Form() {
  const guard = useLeaveGuard(true)
  return (
    <>
      <p>A form</p>
      <LeaveDialog guard={guard} />
    </>
  )
}

function Broken(): never {
  throw new Error('broken on purpose')
}

const ROUTES: Route[] = [
  {
    element: <Layout />,
    children: [
      {
        errorElement: <p>It failed</p>,
        children: [
          { path: '/a', element: <Where /> },
          { path: '/b/:id', element: <Where /> },
          { path: '/form', element: <Form /> },
          {
            path: '/forms',
            element: (
              <>
                <Form />
                <Form />
              </>
            ),
          },
          { path: '/broken', element: <Broken /> },
          { path: '/lost', lazy: () => Promise.reject(new Error('no code')) },
        ],
      },
    ],
  },
]

const show = async (address: string) => {
  const router = createMemoryRouter(ROUTES, { initialEntries: [address] })
  return { router, screen: await render(<RouterProvider router={router} />) }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('links change the screen, keep what is around it and mark where one is', async () => {
  const { screen } = await show('/a')
  await screen.getByRole('button', { name: 'Count 0' }).click()
  const toA = screen.getByRole('link', { name: 'To A' })
  await expect.element(toA).toHaveAttribute('aria-current', 'page')
  await screen.getByRole('link', { name: 'To B' }).click()
  await expect.element(screen.getByText('/b/7 id 7 page none')).toBeVisible()
  await expect.element(toA).not.toHaveAttribute('aria-current')
  await expect.element(screen.getByRole('button', { name: 'Count 1' })).toBeVisible()
})

test('a link of the query keeps the path; the query is written the same way', async () => {
  const { screen, router } = await show('/a')
  await screen.getByRole('link', { name: 'Page 2' }).click()
  await expect.element(screen.getByText('/a?page=2 id none page 2')).toBeVisible()
  await screen.getByRole('button', { name: 'Page 3' }).click()
  await expect.element(screen.getByText('/a?page=3 id none page 3')).toBeVisible()
  await router.navigate(-1)
  await expect.element(screen.getByText('/a?page=2 id none page 2')).toBeVisible()
})

test('clicks with a key, and links to another window, are the browser’s', async () => {
  const { screen, router } = await show('/a')
  const left: boolean[] = []
  const note = (event: MouseEvent) => {
    left.push(!event.defaultPrevented)
    event.preventDefault()
  }
  addEventListener('click', note)
  try {
    await screen.getByRole('link', { name: 'New window' }).click()
    await screen.getByRole('link', { name: 'To B' }).click({ modifiers: ['Control'] })
    await screen.getByRole('link', { name: 'To B' }).click({ modifiers: ['Shift'] })
    expect(left).toEqual([true, true, true])
    expect(router.state.location.pathname).toBe('/a')
    await screen.getByRole('link', { name: 'To B' }).click()
    expect(left[3]).toBe(false)
  } finally {
    removeEventListener('click', note)
  }
})

test('the same link twice is one step', async () => {
  const { screen, router } = await show('/a')
  const toB = screen.getByRole('link', { name: 'To B' })
  await toB.click()
  await toB.click()
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/a')
  await expect.element(screen.getByText('/a id none page none')).toBeVisible()
})

test('a screen that breaks or does not come leaves the rest, until the next step', async () => {
  const { screen, router } = await show('/a')
  await screen.getByRole('link', { name: 'Broken' }).click()
  await expect.element(screen.getByText('It failed')).toBeVisible()
  await screen.getByRole('link', { name: 'To A' }).click()
  await expect.element(screen.getByText('/a id none page none')).toBeVisible()
  await router.navigate('/lost')
  await expect.element(screen.getByText('It failed')).toBeVisible()
  await screen.getByRole('link', { name: 'To B' }).click()
  await expect.element(screen.getByText('/b/7 id 7 page none')).toBeVisible()
})

test('unsaved words are asked about, and stay or are left', async () => {
  const { screen, router } = await show('/form')
  await screen.getByRole('link', { name: 'To A' }).click()
  await screen.getByRole('button', { name: 'Stay' }).first().click()
  expect(router.state.location.pathname).toBe('/form')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('link', { name: 'To B' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('link', { name: 'To B' }).click()
  await screen.getByRole('button', { name: 'Leave' }).click()
  await expect.element(screen.getByText('/b/7 id 7 page none')).toBeVisible()
})

test('of two forms each asks, and who stays with one is asked by both again', async () => {
  const { screen, router } = await show('/forms')
  const leave = screen.getByRole('button', { name: 'Leave' })
  await screen.getByRole('link', { name: 'To A' }).click()
  await leave.click()
  await screen.getByRole('button', { name: 'Stay' }).first().click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('link', { name: 'To B' }).click()
  await leave.click()
  expect(router.state.location.pathname).toBe('/forms')
  await leave.click()
  await expect.element(screen.getByText('/b/7 id 7 page none')).toBeVisible()
})

test('a new screen begins at its top, and Back returns to the place that was left', async () => {
  const { screen, router } = await show('/a')
  scrollTo(0, 500)
  await router.navigate('/b/7')
  await expect.element(screen.getByText('/b/7 id 7 page none')).toBeVisible()
  expect(scrollY).toBe(0)
  scrollTo(0, 200)
  await router.navigate('?page=2', { preventScrollReset: true })
  await expect.element(screen.getByText('/b/7?page=2 id 7 page 2')).toBeVisible()
  expect(scrollY).toBe(200)
  await router.navigate(-2)
  await expect.element(screen.getByText('/a id none page none')).toBeVisible()
  expect(scrollY).toBe(500)
})
