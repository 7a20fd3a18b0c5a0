import type { Query, QueryClient } from '@tanstack/react-query'
import type { CallName } from '#client/call.ts'
import { formatDateTime } from '#i18n/en/app/time.ts'
import { keptReads as t } from '#i18n/en/app/kept-reads.ts'
import { DAY_MS } from '#shared/rules/duration.ts'
import { inDeviceStore } from '#stores/device-database.ts'
import { readSession } from '#stores/session.ts'
import { onServerReturn } from './server-return.ts'

/*
 * What an account has read last, on this device, so that the app opens without a line to what it
 * knew. Of one account at a time; gone with a logout, and after a month. Screens of administrators
 * are not among it: they are about other people. Of helpers it is the walk alone, of public facts.
 */

const KEPT = new Set<CallName>([
  'GET /users/profile',
  'GET /businesses/user/my-businesses',
  'GET /classified/user/my-ads',
  'GET /classified/user/summary',
  'GET /classified-inquiries/seller',
  'GET /classified-inquiries/stats',
  'GET /messages',
  'GET /messages/unread-count',
  'GET /conversations',
  'GET /enquiries',
  'GET /conversations/{key}',
  'GET /quick-replies',
  'GET /analytics/totals',
  'GET /reviews/mine',
  'GET /reviews/received',
  'GET /claims/mine',
  'GET /business-drafts',
  'GET /classified-drafts',
  'GET /favorites',
  'GET /visits',
])
/** `stores/logout.ts` deletes it. */
const READS = { database: 'zila-reads', store: 'reads' }
const MOST = 100
const MAX_AGE_MS = 30 * DAY_MS
const WRITE_AFTER_MS = 500

/** A reading as it was; `at` in milliseconds since 1970. */
type KeptRead = { account: number; key: readonly [CallName, object]; data: unknown; at: number }

let isWatching = false
/** Over the screens, while they show what came from the device. */
let note: HTMLElement | undefined
const changed = new Map<string, KeptRead>()

/** Keeps what was read until now, and from now on. */
export function keepReads(client: QueryClient): void {
  if (isWatching) return
  isWatching = true
  for (const query of client.getQueryCache().getAll()) remember(query)
  // What another account has read goes at once.
  if (changed.size === 0) void write()
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    // Restored readings are set by hand: they are no news.
    if (event.action.manual) return
    note?.remove()
    remember(event.query)
  })
}

function remember({ queryKey, queryHash, state }: Query): void {
  const account = readSession()?.id
  const key = queryKey as KeptRead['key']
  if (!account || state.data === undefined || state.isInvalidated || !KEPT.has(key[0])) return
  if (changed.size === 0) setTimeout(() => void write(), WRITE_AFTER_MS)
  changed.set(queryHash, { account, key, data: state.data, at: state.dataUpdatedAt })
}

async function write(): Promise<void> {
  const account = readSession()?.id
  const reads = [...changed].filter(([, read]) => read.account === account)
  changed.clear()
  // After a logout nothing is written again.
  if (!account) return
  await inDeviceStore(READS, 'readwrite', (store) => {
    const all = store.getAll() as IDBRequest<KeptRead[]>
    all.onsuccess = () => {
      // Another account's, and more than is needed: begun anew.
      const isOthers = all.result.some((read) => read.account !== account)
      if (isOthers || all.result.length > MOST) store.clear()
      for (const [hash, read] of reads) store.put(read, hash)
    }
    return all
  })
}

/** Shows what this account has read before, where nothing newer is in memory. */
export async function restoreReads(client: QueryClient, now = Date.now()): Promise<void> {
  const account = readSession()?.id
  // The note goes with the first answer of the server.
  keepReads(client)
  const all = await inDeviceStore(
    READS,
    'readonly',
    (store) => store.getAll() as IDBRequest<KeptRead[]>,
  )
  let oldest = Number.POSITIVE_INFINITY
  for (const { account: owner, key, data, at } of all ?? []) {
    if (owner !== account || now - at > MAX_AGE_MS) continue
    if (client.getQueryData(key) !== undefined) continue
    client.setQueryData(key, data, { updatedAt: at })
    // Marked as old, which it stays until the server has answered.
    void client.invalidateQueries({ queryKey: key, refetchType: 'none' })
    oldest = Math.min(oldest, at)
  }
  if (!Number.isFinite(oldest)) return
  showNote(t.asOf(formatDateTime(new Date(oldest).toISOString())))
  onServerReturn(() => {
    const isOld = ({ state }: Query) => state.isInvalidated
    void client.refetchQueries({ type: 'active', predicate: isOld })
  })
}

/** Outside of React, because the start of the app has no room for what is seldom shown. */
function showNote(text: string): void {
  note?.remove()
  note = document.createElement('p')
  note.className = 'px-4 py-2 bg-ink text-paper'
  note.setAttribute('role', 'status')
  document.body.prepend(note)
  note.textContent = text
}
