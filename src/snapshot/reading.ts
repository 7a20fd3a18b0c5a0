import { CallError, createClient } from '#client/call.ts'

/** Where the build reads the district from. */
const apiUrl = process.env['ZILA_API_URL'] ?? 'http://127.0.0.1:4321/api'

const WAITS_MS = [500, 1000, 2000, 4000, 8000]

export const call = createClient({ baseUrl: apiUrl, timeoutMs: 60_000 })

/**
 * Makes a reading, again after ever longer waits while the API is away or failing: it may be
 * starting. Throws at once for an answer that will not change, and after about 15 seconds with what
 * to do.
 */
export async function patiently<T>(reading: () => Promise<T>, waits = WAITS_MS): Promise<T> {
  for (const wait of waits) {
    try {
      return await reading()
    } catch (error) {
      if (!isPassing(error)) throw unreadable(error)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  try {
    return await reading()
  } catch (error) {
    throw unreadable(error)
  }
}

const isPassing = (error: unknown) =>
  error instanceof CallError && (error.status === 0 || error.status >= 500)

const unreadable = (error: unknown) =>
  new Error(
    `The district could not be read from ${apiUrl}: ` +
      `${error instanceof Error ? error.message : String(error)} Start the API (npm start) or ` +
      'set ZILA_API_URL to where it answers.',
    { cause: error },
  )

export interface KeysetPage<Row> {
  data: Row[]
  next: number | null
}

/**
 * Reads every page of a keyset list and hands the rows on in id order; at most one page is in
 * flight.
 */
export async function readPages<Row>(
  page: (after: number) => Promise<KeysetPage<Row>>,
  take: (row: Row) => void,
): Promise<void> {
  let after: number | null = 0
  while (after !== null) {
    const from: number = after
    const { data, next }: KeysetPage<Row> = await patiently(() => page(from))
    data.forEach(take)
    after = next
  }
}
