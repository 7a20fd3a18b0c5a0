import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Asks for the product's health again and again, `everyMs` apart. The function that is returned
 * ends it; its answer is the longest wait, in milliseconds.
 */
export function watchHealth(site: string, everyMs: number): () => Promise<number> {
  let slowest = 0
  let goesOn = true
  const watching = (async () => {
    while (goesOn) {
      const began = performance.now()
      await fetch(`${site}/api/health`).then((answer) => answer.text())
      slowest = Math.max(slowest, performance.now() - began)
      await sleep(everyMs)
    }
  })()
  return async () => {
    goesOn = false
    await watching
    return slowest
  }
}
