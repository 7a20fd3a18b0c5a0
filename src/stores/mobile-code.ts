import { call } from './api.ts'

/** When a page looks whether the message was handed over, in seconds after it was asked for. */
const STATE_LOOKS_S = [2, 5, 10, 20]

/** Whether the message of a challenge could not be handed over; asks while `isWaiting` is true. */
export async function wasMessageLost(
  challenge: string,
  isWaiting: () => boolean,
): Promise<boolean> {
  const begun = Date.now()
  for (const seconds of STATE_LOOKS_S) {
    await new Promise((resolve) => setTimeout(resolve, begun + seconds * 1000 - Date.now()))
    if (!isWaiting()) return false
    const state = await call('POST /auth/mobile/state', { body: { challenge } })
      .then(({ data }) => data.state)
      .catch(() => 'waiting' as const)
    if (state !== 'waiting') return state === 'failed'
  }
  return false
}

/**
 * The code out of the message that has just come, where the browser reads it: it asks its owner
 * first, and only for a message whose last line names this site.
 */
export async function readCodeFromMessage(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null
  try {
    const options = { otp: { transport: ['sms'] }, signal } as CredentialRequestOptions
    const found = (await navigator.credentials.get(options)) as { code?: string } | null
    return found?.code ?? null
  } catch {
    return null
  }
}
