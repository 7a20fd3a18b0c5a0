import { useEffect, useState } from 'react'
import { getQueueItemKey } from '#app/admin/work/work-kinds.ts'
import { useRead } from '#app/data/use-read.ts'
import type { QueueItem } from '#contract/moderation.ts'

/** Long enough to see that something else is on the screen than a moment ago. */
const NOTICE_MS = 1500

type Seen = { key: string; version: number; wasChanged: boolean }

/**
 * The detail of the thing that is open, and whether a verdict on it may be given: not before it is
 * on the screen, and where the screen itself has put something else there, which nobody asked for,
 * not before the reader can have noticed.
 */
export function useShownItem(
  items: readonly QueueItem[],
  chosenKey: string | null,
): {
  at: number
  item: QueueItem | undefined
  detail: ReturnType<typeof useRead<'GET /admin/queue/{kind}/{id}'>>
  version: number | null
  isReady: boolean
  wasChanged: boolean
} {
  const [seen, see] = useState<Seen | null>(null)
  const placeOf = (key: string | undefined | null) =>
    items.findIndex((one) => getQueueItemKey(one) === key)
  const chosen = placeOf(chosenKey)
  // What is open stays open when something more urgent comes in.
  const at = chosen >= 0 ? chosen : Math.max(0, placeOf(seen?.key))
  const item = items[at]
  const key = item ? getQueueItemKey(item) : null
  const { kind = 'listing', id = 0 } = item ?? {}
  const detail = useRead(
    'GET /admin/queue/{kind}/{id}',
    { params: { kind, id } },
    { enabled: item !== undefined },
  )
  const version = (item && detail.data?.data.version) ?? null
  const isSame = seen?.key === key
  const isOther = isSame && version !== null && version !== seen?.version
  const wasChanged = isSame && (isOther || (seen?.wasChanged ?? false))
  const isSurprise = seen !== null && (isSame ? isOther : key !== chosenKey)
  useEffect(() => {
    if (key === null || version === null) return undefined
    // Not in this turn: what is drawn now must be on the screen first.
    const timer = setTimeout(() => see({ key, version, wasChanged }), isSurprise ? NOTICE_MS : 0)
    return () => clearTimeout(timer)
  }, [key, version, isSurprise, wasChanged])
  const isReady = isSame && version !== null && !isOther
  return { at, item, detail, version, isReady, wasChanged }
}
