import { CallError, createClient } from '#client/call.ts'

/** The API from which the build reads the district. */
const apiUrl = process.env['ZILA_API_URL'] ?? 'http://127.0.0.1:4321/api'

const PAUSES_MS = [500, 1000, 2000, 4000, 8000]

export const callSnapshotApi = createClient({ baseUrl: apiUrl, timeoutMs: 60_000 })

/**
 * Reads, and tries again after growing pauses while the API is unreachable or failing: it may be
 * starting. Throws at once when a retry cannot help, and after about 15 seconds with advice.
 */
export async function withRetry<T>(reading: () => Promise<T>, pauses = PAUSES_MS): Promise<T> {
  for (const pause of pauses) {
    try {
      return await reading()
    } catch (error) {
      if (!isTemporary(error)) throw unreadable(error)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  try {
    return await reading()
  } catch (error) {
    throw unreadable(error)
  }
}

const isTemporary = (error: unknown) =>
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
 * Reads all pages of a keyset list, one after the other, and passes on the rows in id order.
 */
export async function readPages<Row>(
  page: (after: number) => Promise<KeysetPage<Row>>,
  take: (row: Row) => void,
): Promise<void> {
  let after: number | null = 0
  while (after !== null) {
    const from: number = after
    const { data, next }: KeysetPage<Row> = await withRetry(() => page(from))
    data.forEach(take)
    after = next
  }
}
