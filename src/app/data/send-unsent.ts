import type { CallError } from '#client/call.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#stores/api.ts'
import {
  $outbox,
  addUnsent,
  loadOutbox,
  removeUnsent,
  type PendingMessage,
} from '#stores/outbox.ts'

/**
 * Sends the messages that failed without a connection; what the server refused waits for the
 * person. Each has a key, so the server keeps it once if two tabs send it.
 */
export async function sendUnsentMessages(client: QueryClient): Promise<void> {
  if ($outbox.get().length === 0) loadOutbox()
  let isSent = false
  for (const unsent of $outbox.get()) {
    if (unsent.state !== 'failed' || unsent.notice) continue
    const outcome = await send(unsent)
    if (outcome === 'offline') break
    isSent ||= outcome === 'sent'
  }
  if (isSent) await client.invalidateQueries()
}

async function send(unsent: PendingMessage): Promise<'sent' | 'refused' | 'offline'> {
  addUnsent({ ...unsent, state: 'sending' })
  try {
    await call('POST /messages', { body: unsent.letter, stays: true })
    removeUnsent(unsent.letter.key)
    return 'sent'
  } catch (error) {
    const { status, serverMessage } = error as CallError
    const isRefused = status >= 400 && status < 500 && status !== 401
    addUnsent({ ...unsent, state: 'failed', notice: (isRefused && serverMessage) || '' })
    return isRefused ? 'refused' : 'offline'
  }
}
