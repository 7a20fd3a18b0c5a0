import { useEffect } from 'react'
import { useWrite } from '#app/data/use-write.ts'
import type { QueueItem } from '#contract/moderation.ts'

const EVERY_MS = 45_000

/** Tells the other administrators repeatedly which item is open here. */
export function useItemPresence(item: QueueItem | undefined): void {
  const { mutate } = useWrite('PUT /admin/queue/{kind}/{id}/look')
  const { kind, id } = item ?? {}
  useEffect(() => {
    if (!kind || !id) return undefined
    const look = () => {
      if (document.visibilityState === 'visible') mutate({ params: { kind, id } })
    }
    look()
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [kind, id, mutate])
}
