import type { QueryClient } from '@tanstack/react-query'
import { sendWaiting } from '#stores/send-waiting.ts'
import { keepReads } from './kept-reads.ts'
import { sendUnsentMessages } from './send-unsent.ts'

export { restoreReads } from './kept-reads.ts'

/**
 * Sends what was written without a line, now and whenever the line is back, and keeps what is read
 * for when there is none.
 */
export function prepareForNoLine(client: QueryClient): void {
  const send = () => void Promise.all([sendUnsentMessages(client), sendWaiting()])
  keepReads(client)
  send()
  addEventListener('online', send)
}
