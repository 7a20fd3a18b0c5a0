import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Drawing } from '#ui/Drawing.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { Picture } from '#ui/Picture.tsx'
import { LineSkeleton } from '#ui/Skeleton.tsx'
import { Stars, StarsInput } from '#ui/Stars.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { Toast } from '#ui/Toast.tsx'
import { Loading } from '#ui/Loading.tsx'

afterEach(() => void vi.useRealTimers())

describe('links to the pages of a list', () => {
  const t = {
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    pageNumber: (page: number) => `Page ${page}`,
  }
  const hrefOf = (page: number) => `#page-${page}`

  test('are none for one page', async () => {
    const { container } = await render(<Pagination page={1} pages={1} hrefOf={hrefOf} t={t} />)
    expect(container.innerHTML).toBe('')
  })

  test('are real links; a plain click and Enter are handled here', async () => {
    const chosen = vi.fn()
    const screen = await render(
      <Pagination page={1} pages={9} hrefOf={hrefOf} onChoose={chosen} t={t} />,
    )
    const next = screen.getByRole('link', { name: 'Next' })
    await expect.element(next).toHaveAttribute('href', '#page-2')
    await expect
      .element(screen.getByRole('link', { name: 'Page 1', exact: true }))
      .toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Previous' }).query()).toBeNull()
    await next.click()
    await userEvent.keyboard('{Enter}')
    expect(chosen.mock.calls).toEqual([[2], [2]])
    expect(location.hash).toBe('')
  })
})

describe('stars', () => {
  test('are floored and said in words', async () => {
    const screen = await render(<Stars rating={4.8} label="4.8 of 5" />)
    const stars = screen.getByRole('img', { name: '4.8 of 5' }).element()
    expect(stars.querySelectorAll('svg')).toHaveLength(5)
    expect(stars.querySelectorAll('.star-off')).toHaveLength(1)
  })

  test('are chosen with the arrow keys', async () => {
    const Choice = () => {
      const [value, setValue] = useState(3)
      const starName = (stars: number) => `${stars} stars`
      return <StarsInput label="Rating" value={value} onChange={setValue} starName={starName} />
    }
    const screen = await render(<Choice />)
    await userEvent.keyboard('{Tab}{ArrowRight}')
    await expect.element(screen.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(screen.getByRole('radio', { name: '2 stars' })).toBeChecked()
  })
})

test('tabs are changed with the arrow keys, around the ends', async () => {
  const Two = () => {
    const [chosen, setChosen] = useState('a')
    const tabs = [
      { id: 'a', name: 'Details', content: 'First' },
      { id: 'b', name: 'Reviews', content: 'Second' },
    ]
    return <Tabs label="About" tabs={tabs} chosen={chosen} onChoose={setChosen} />
  }
  const screen = await render(<Two />)
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  await expect.element(screen.getByRole('tab', { name: 'Reviews' })).toHaveFocus()
  await expect
    .element(screen.getByRole('tabpanel', { name: 'Reviews' }))
    .toHaveTextContent('Second')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('tabpanel', { name: 'Details' })).toHaveTextContent('First')
})

test('of tabs that do not fit the chosen one is in view', async () => {
  const names = ['Profile Information', 'Security', 'Preferences', 'Notifications']
  const tabs = names.map((name) => ({ id: name, name, content: name }))
  const row = (chosen: string) => (
    <div style={{ width: 220 }}>
      <style>{'.tabs { display: flex; overflow-x: auto } .tabs > * { flex: none }'}</style>
      <Tabs label="About" tabs={tabs} chosen={chosen} onChoose={() => undefined} />
    </div>
  )
  const isInView = (name: string) => {
    const [tab, list] = [
      screen.getByRole('tab', { name }).element().getBoundingClientRect(),
      screen.getByRole('tablist').element().getBoundingClientRect(),
    ]
    return tab.left >= list.left - 1 && tab.right <= list.right + 1
  }
  const screen = await render(row('Notifications'))
  expect(isInView('Notifications')).toBe(true)
  await screen.rerender(row('Profile Information'))
  expect(isInView('Profile Information')).toBe(true)
  expect(isInView('Notifications')).toBe(false)
})

describe('a toast', () => {
  test('goes by itself', async () => {
    const gone = vi.fn()
    vi.useFakeTimers()
    const screen = await render(
      <Toast onGone={gone} lasts={4000}>
        Sent
      </Toast>,
    )
    expect(screen.getByRole('status').element().textContent).toBe('Sent')
    vi.advanceTimersByTime(3999)
    expect(gone).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(gone).toHaveBeenCalledOnce()
  })

  test('gives way to a newer one; its region stays on the page', async () => {
    const gone = vi.fn()
    const two = (newer: string | null) => (
      <>
        <Toast onGone={gone}>Old</Toast>
        <Toast onGone={() => undefined}>{newer}</Toast>
      </>
    )
    const screen = await render(two(null))
    expect(screen.getByRole('status').elements()).toHaveLength(2)
    expect(gone).not.toHaveBeenCalled()
    await screen.rerender(two('New'))
    expect(gone).toHaveBeenCalledOnce()
  })
})

describe('while an answer is awaited', () => {
  const shapes = <p>Shapes</p>

  test('what was shown stays for a moment, out of reach, then the shapes come', async () => {
    const screen = await render(
      <Loading shapes={shapes}>
        <a href="/old">Old</a>
      </Loading>,
    )
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.textContent).not.toBe('Old')
    await expect.element(screen.getByText('Shapes')).toBeVisible()
    expect(screen.getByText('Old').query()).toBeNull()
  })

  test('the shapes come at once where nothing was shown', async () => {
    const screen = await render(<Loading shapes={shapes} />)
    await expect.element(screen.getByText('Shapes')).toBeVisible()
  })
})

test('an empty state says what is missing, in Hindi too, and the way on', async () => {
  const screen = await render(
    <EmptyState title="Nothing found" text="Try another word." hindi="कुछ नहीं मिला" level="h1">
      <a href="/">Home</a>
    </EmptyState>,
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nothing found')
  await expect.element(screen.getByText('कुछ नहीं मिला')).toHaveAttribute('lang', 'hi')
  await expect.element(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument()
})

test('drawings, icons and lines that are coming are hidden from screen readers', async () => {
  const { container } = await render(
    <>
      <Icon name="pin" />
      <Drawing name="bird" />
      <LineSkeleton />
    </>,
  )
  expect([...container.children].map((part) => part.getAttribute('aria-hidden'))).toEqual([
    'true',
    'true',
    'true',
  ])
  expect([...container.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual([
    '#i-pin',
    '#d-bird',
  ])
})

test('a picture keeps its text and loads late, unless it is the first thing seen', async () => {
  const picture = (eager: boolean) => (
    <Picture path="/uploads/a.jpg" alt="The shop" sizes="100vw" eager={eager} />
  )
  const screen = await render(picture(false))
  const image = screen.getByRole('img', { name: 'The shop' })
  await expect.element(image).toHaveAttribute('loading', 'lazy')
  await screen.rerender(picture(true))
  await expect.element(image).toHaveAttribute('loading', 'eager')
})
