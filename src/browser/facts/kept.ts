import { lazyCall } from '#stores/lazy-api.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { tellFact } from '#contract/facts.ts'

/*
 * Answers that could not be sent, on this device: sent when the line is back or with the next page,
 * and given up after a week. Each has a key, so that the server keeps it once.
 */

export type Answer = BodyOf<typeof tellFact>
type Kept = { at: number; answer: Answer }

const NAME = 'facts'
const MAX_KEPT = 50
const MAX_AGE_MS = 7 * 24 * 60 * 60_000

function read(): Kept[] {
  try {
    const all = JSON.parse(localStorage.getItem(NAME) ?? '[]') as Kept[]
    return all.filter(({ at }) => Date.now() - at < MAX_AGE_MS)
  } catch {
    return []
  }
}

function write(all: readonly Kept[]): void {
  if (all.length > 0) localStorage.setItem(NAME, JSON.stringify(all))
  else localStorage.removeItem(NAME)
}

/** Keeps an answer until it can be sent. Throws where the device keeps nothing. */
export function keepAnswer(answer: Answer): void {
  write([...read(), { at: Date.now(), answer }].slice(-MAX_KEPT))
  addEventListener('online', () => void sendKept(), { once: true })
}

/** Takes an answer back before it was sent. */
export const dropAnswer = ({ key }: Answer): void =>
  write(read().filter(({ answer }) => answer.key !== key))

let sending: Promise<void> | undefined

/** Sends what is kept, one after the other; stops where the line does. */
export const sendKept = (): Promise<void> =>
  (sending ??= sendAll().finally(() => (sending = undefined)))

async function sendAll(): Promise<void> {
  for (const { answer } of read()) {
    try {
      await lazyCall('POST /facts', { body: answer, stays: true })
    } catch (error) {
      const code = (error as { code?: string }).code
      // Later, with the same key; what the server refuses it would refuse again.
      if (!code || ['NETWORK', 'TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL'].includes(code)) {
        addEventListener('online', () => void sendKept(), { once: true })
        return
      }
    }
    dropAnswer(answer)
    dispatchEvent(new CustomEvent('facts:sent', { detail: answer.key }))
  }
}
