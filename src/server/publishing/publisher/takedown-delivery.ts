import { setTimeout as sleep } from 'node:timers/promises'
import pMap from 'p-map'
import { addLanguages, FIRST_LANGUAGE } from '#config/languages.ts'
import type { Db } from '#server/kit/db/connection.ts'
import type { DeliveryContext } from './deliver.ts'
import { runHook } from './hook.ts'
import {
  listUndeliveredTakedowns,
  markTakedownsDelivered,
  filterPublishedTakedowns,
  type TakedownToDeliver,
} from './takedowns/rows.ts'
import { listPageFiles, takeDownFile } from './delivery/index.ts'

const CONCURRENCY = 8
const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 60_000
/** Batch size: keeps the hook's command line and the statements short. */
const PORTION = 1_000

/**
 * Takes what was taken down away from the target, and tells the hook of its addresses: at once,
 * whatever is being rendered or sent. Each is noted when that was done, so a process that starts
 * again does what a killed one left. Returns how many.
 */
export async function deliverTakedowns(db: Db, delivery: DeliveryContext): Promise<number> {
  const { live, target, hook, languages = [FIRST_LANGUAGE.code] } = delivery
  const rows = (await listUndeliveredTakedowns(db)).slice(0, PORTION)
  if (rows.length === 0) return 0
  if (target) {
    await removeFiles(delivery, target, rows)
    // A publication that went live meanwhile may have been sent before this: then it is put back.
    const settled = await filterPublishedTakedowns(
      db,
      rows.map(({ id }) => id),
    )
    const site = settled.size > 0 ? await live() : null
    for (const { id, address } of rows) {
      // A machine that has not fetched that publication yet has only the page as it was.
      if (!site || (settled.get(id) ?? Infinity) > site.publication) continue
      for (const name of listPageFiles(site, address)) {
        const entry = site.files.get(name)
        if (entry) await target.put({ ...entry, name })
      }
    }
  }
  const addresses = rows.map(({ address }) => address)
  if (hook) await runHook(hook, addLanguages(languages, addresses))
  await markTakedownsDelivered(
    db,
    rows.map(({ id }) => id),
  )
  return rows.length
}

async function removeFiles(
  { live }: DeliveryContext,
  target: NonNullable<DeliveryContext['target']>,
  rows: readonly TakedownToDeliver[],
): Promise<void> {
  const site = await live()
  const take = async ({ address, kind }: TakedownToDeliver) => {
    for (const name of listPageFiles(site ?? NO_SITE, address))
      await takeDownFile(target, site ?? NO_SITE, name, kind)
  }
  await pMap(rows, take, { concurrency: CONCURRENCY })
}

const NO_SITE = { files: new Map() }

/** Hands takedowns on in the background whenever told; failures are retried. */
export function openTakedownDelivery(
  db: Db,
  delivery: DeliveryContext,
  onEnd: (handedOn: number | Error) => void,
) {
  const stopping = new AbortController()
  let isWanted = false
  let running: Promise<void> | null = null

  const run = async () => {
    let pause = FIRST_PAUSE_MS
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false
      try {
        const count = await deliverTakedowns(db, delivery)
        if (count > 0) onEnd(count)
        isWanted ||= count === PORTION
        pause = FIRST_PAUSE_MS
      } catch (error) {
        if (stopping.signal.aborted) return
        onEnd(error instanceof Error ? error : new Error(String(error)))
        isWanted = true
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
        pause = Math.min(pause * 2, MAX_PAUSE_MS)
      }
    }
  }
  return {
    tell: (): void => {
      if (!delivery.target && !delivery.hook) return
      isWanted = true
      running ??= run().finally(() => (running = null))
    },
    stop: async (): Promise<void> => {
      stopping.abort(new Error('The server is being stopped.'))
      await running
    },
  }
}
