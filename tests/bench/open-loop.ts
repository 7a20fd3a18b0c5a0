/** What came of work that was begun at a fixed rate. */
export type LoadResult = {
  /** Finished in a second. */
  rate: number
  /** In milliseconds, from the moment the work was due. */
  p50: number
  p99: number
  failed: number
}

const TIMEOUT_MS = 120_000

/**
 * Begins work at a fixed rate, whether what came before is done or not, and measures from the
 * moment each was due: what a slow server makes wait counts as waiting.
 */
export async function runOpenLoop(
  rate: number,
  seconds: number,
  work: (n: number) => Promise<unknown>,
): Promise<LoadResult> {
  const times: number[] = []
  const running: Promise<void>[] = []
  const all = rate * seconds
  const start = performance.now()
  for (let n = 0; n < all;) {
    const due = Math.min(all, Math.floor(((performance.now() - start) * rate) / 1000))
    for (; n < due; n += 1) {
      const dueAt = start + (n * 1000) / rate
      running.push(
        work(n).then(
          () => void times.push(performance.now() - dueAt),
          () => undefined,
        ),
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  // Far too slow for the rate, or stuck: what is not done by then has failed.
  const patience = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS).unref())
  await Promise.race([Promise.all(running), patience])
  const failed = all - times.length
  const took = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { rate: times.length / took, p50: at(0.5), p99: at(0.99), failed }
}
