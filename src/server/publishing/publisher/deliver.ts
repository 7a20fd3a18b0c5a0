import { setTimeout as sleep } from 'node:timers/promises'
import type { LanguageCode } from '#config/languages.ts'
import { runHook } from './hook.ts'
import type { ReadLiveSite } from '#server/publishing/releases/live.ts'
import { toPagePath } from '#server/publishing/releases/release.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import type { KnownTakedowns } from './takedowns/known.ts'
import { withPublisherLock } from './lock.ts'
import { maySend, type DeliverySource } from './may-send.ts'
import { uploadRelease, type PublishTarget } from './delivery/index.ts'

export type DeliveryContext = {
  live: ReadLiveSite
  target: PublishTarget | null
  /** A command to run with the changed addresses. */
  hook: string | null
  /** The languages of the site; English alone unless given. */
  languages?: readonly LanguageCode[]
  /** Pages that must not be sent as they are. */
  takedowns?: KnownTakedowns
  /** What tells whether this process may send the site; a target of tests alone has none. */
  source?: DeliverySource
}

export type DeliveryResult = { sent: number; removed: number }

const LOCK_TIMEOUT_MS = 30 * MINUTE_MS

/**
 * Sends the live site to the target, if there is one, and tells the hook which addresses changed:
 * those that were sent, or without a target the `changed` files of the last publication. One
 * process at a time sends, and only what is live on all machines, so the target never goes back.
 * Null when another process has to send.
 */
export async function deliverSite(
  context: DeliveryContext,
  changed: readonly string[],
  signal: AbortSignal,
): Promise<DeliveryResult | null> {
  const { target, hook, source } = context
  if (!target) {
    if (hook && changed.length > 0) await runHook(hook, changed.map(getPageUrl))
    return { sent: 0, removed: 0 }
  }
  if (!source) return send(context, target, signal)
  const options = { url: source.databaseUrl, lockTimeoutMs: LOCK_TIMEOUT_MS, signal }
  const delivered = await withPublisherLock({ ...options, name: 'delivery' }, async (lock) =>
    (await maySend(source, context.live))
      ? send(context, target, AbortSignal.any([signal, lock.signal]))
      : null,
  )
  if (delivered === 'busy') throw new Error('Another process has been sending the site for long.')
  return delivered
}

async function send(
  { live, hook, takedowns }: DeliveryContext,
  target: PublishTarget,
  signal: AbortSignal,
): Promise<DeliveryResult> {
  const site = await live()
  // The stand-in for a damaged release is older than what was sent; the repaired release is sent.
  const sent = site?.damage === null ? await uploadRelease(target, site, signal, takedowns) : null
  const files = sent ? [...sent.put, ...sent.removed] : []
  if (hook && files.length > 0) await runHook(hook, files.map(getPageUrl))
  return { sent: sent?.put.length ?? 0, removed: sent?.removed.length ?? 0 }
}

const getPageUrl = (file: string): string =>
  file.endsWith('.html') ? toPagePath(file) : `/${file}`

const FIRST_PAUSE_MS = 5_000
const MAX_PAUSE_MS = 10 * MINUTE_MS

/**
 * Delivers in the background when told, and retries failures after growing pauses. Later changes go
 * with the next delivery.
 */
export function openDelivery(
  delivery: DeliveryContext,
  onEnd: (delivered: DeliveryResult | Error | null) => void,
) {
  const stopping = new AbortController()
  let waiting: Set<string> | null = null
  let running: Promise<void> = Promise.resolve()
  let isRunning = false

  const run = async () => {
    let pause = FIRST_PAUSE_MS
    while (waiting && !stopping.signal.aborted) {
      const files: ReadonlySet<string> = waiting
      waiting = null
      try {
        onEnd(await deliverSite(delivery, [...files], stopping.signal))
        pause = FIRST_PAUSE_MS
      } catch (error) {
        if (stopping.signal.aborted) return
        onEnd(error instanceof Error ? error : new Error(String(error)))
        waiting = new Set([...files, ...(waiting ?? [])])
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
        pause = Math.min(pause * 2, MAX_PAUSE_MS)
      }
    }
  }
  return {
    tell: (changed: readonly string[]): void => {
      if (!delivery.target && !delivery.hook) return
      waiting = new Set([...(waiting ?? []), ...changed])
      if (isRunning) return
      isRunning = true
      running = run().finally(() => (isRunning = false))
    },
    stop: async (): Promise<void> => {
      stopping.abort(new Error('The server is being stopped.'))
      await running
    },
  }
}
