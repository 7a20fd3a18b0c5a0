import { useLayoutEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useListPage } from '#islands/reading/use-pages.ts'

type Props = { name: string; early?: string; states: string[]; ask?: () => Promise<string> }

/** Notes each state that a visitor could see. */
function List({ name, early, states, ask = () => new Promise<string>(() => undefined) }: Props) {
  const { listing } = useListPage({
    key: name,
    start: 'all',
    startKey: '',
    ask,
    early: (key) => (key === 'rice' ? (early ?? null) : null),
  })
  const seen = listing.state === 'shown' ? listing.page : listing.state
  useLayoutEffect(() => {
    states.push(seen)
  }, [seen, states])
  return seen
}

test('an answer that came before the list asked is shown at once', async () => {
  const states: string[] = []
  const ask = vi.fn<() => Promise<string>>()
  // As in hydration: the first rendering is of the page, and the answer arrives after it.
  const screen = await render(<List name="" {...{ states, ask }} />)
  await screen.rerender(<List name="rice" early="three" {...{ states, ask }} />)
  expect(states).toEqual(['all', 'three'])
  expect(ask).not.toHaveBeenCalled()
})

test('without such an answer the list asks, and keeps what it was given', async () => {
  const states: string[] = []
  const ask = vi.fn(async () => 'two')
  const screen = await render(<List name="rice" {...{ states, ask }} />)
  await expect.poll(() => states).toEqual(['loading', 'two'])
  await screen.rerender(<List name="" {...{ states, ask }} />)
  await screen.rerender(<List name="rice" {...{ states, ask }} />)
  expect(states).toEqual(['loading', 'two', 'all', 'two'])
  expect(ask).toHaveBeenCalledTimes(1)
})
