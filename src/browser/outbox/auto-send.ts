/*
 * Sends the forms that wait for a connection: now, when there is one, and while the server is away.
 * Loaded by a page that finds some, or has a form that may wait. It imports nothing at once,
 * because every page would name that.
 */

const RETRY_MS = 30_000

/** Sends the forms that wait, and says at the foot of the page which were sent. */
export async function sendWhatWaits(): Promise<void> {
  try {
    const { sendWaiting } = await import('#stores/send-waiting.ts')
    const sent = await sendWaiting()
    if (sent.length === 0) return
    const { tellSent } = await import('./tell-sent.ts')
    sent.forEach(tellSent)
  } catch {
    // The code could not be loaded: the next time it can.
  }
}

void sendWhatWaits()
addEventListener('online', () => void sendWhatWaits())
setInterval(() => void sendWhatWaits(), RETRY_MS)
