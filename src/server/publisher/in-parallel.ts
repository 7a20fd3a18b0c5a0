/** Runs `work` over all items, at most `limit` at a time; the first failure ends it. */
export async function inParallel<T>(
  items: Iterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  let failed = false
  const worker = async () => {
    for (let next = queue.next(); !next.done && !failed; next = queue.next()) await work(next.value)
  }
  const workers = Array.from({ length: limit }, () =>
    worker().catch((error: unknown) => {
      failed = true
      throw error
    }),
  )
  await Promise.all(workers)
}
