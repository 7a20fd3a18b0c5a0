import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onAdInView } from '#browser/creatives/on-ad-in-view.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** A box of which so much is shown at the foot of the window. */
function box(width: number, height: number, visible: number): HTMLElement {
  const made = document.createElement('div')
  const css = { position: 'absolute', left: '0', top: `${innerHeight - visible}px` }
  Object.assign(made.style, { ...css, width: `${width}px`, height: `${height}px` })
  document.body.append(made)
  return made
}

/** Watches the box, and resolves once the browser has told what is in view. */
async function watched(element: Element, isFilm = false) {
  const seen = vi.fn()
  onAdInView(element, isFilm, seen)
  await new Promise((resolve) => new IntersectionObserver(resolve).observe(element))
  await new Promise((resolve) => requestAnimationFrame(resolve))
  return seen
}

test.each([
  ['all of it', [300, 250, 250], false, 1000],
  ['less than half of it', [300, 250, 120], false, null],
  ['a third of a large one', [360, 700, 240], false, 1000],
  ['a quarter of a large one', [360, 700, 175], false, null],
  ['a third of one that is not large', [360, 600, 200], false, null],
  ['a film', [300, 250, 250], true, 2000],
] as const)('%s counts: %j, a film: %s, after %s ms', async (_, size, isFilm, after) => {
  const [width, height, visible] = size
  const seen = await watched(box(width, height, visible), isFilm)
  vi.advanceTimersByTime((after ?? 10_000) - 1)
  expect(seen).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(seen).toHaveBeenCalledTimes(after === null ? 0 : 1)
  vi.advanceTimersByTime(10_000)
  expect(seen).toHaveBeenCalledTimes(after === null ? 0 : 1)
})

test('what lies under an open dialog is not in view', async () => {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  const seen = await watched(box(300, 250, 250))
  vi.advanceTimersByTime(5000)
  expect(seen).not.toHaveBeenCalled()
  dialog.close()
  vi.advanceTimersByTime(1000)
  expect(seen).toHaveBeenCalledOnce()
})
