import { expect } from 'vitest'
import { isQuiet } from './sample-api.ts'

const WAITING = '.skeleton, [aria-busy=true]'

/** Until nothing is asked or waits any more, and the screen says what it said a moment ago. */
export async function settle(root: Element): Promise<void> {
  let before = ''
  const isSettled = () => {
    const now = root.textContent
    const isSame = now === before
    before = now
    return isSame && now !== '' && isQuiet() && !root.querySelector(WAITING)
  }
  await expect.poll(isSettled, { interval: 60, timeout: 20_000 }).toBe(true)
}
