import { useEffect, useRef } from 'react'
import type { UsePhotosResult } from './use-photos.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

/** Whether the link to a picture that only its owner sees has run out. */
const isOld = (url = ''): boolean =>
  Number(/\?until=(\d+)/.exec(url)?.[1] ?? Infinity) * DAY_MS <= Date.now()

/** Pictures of a copy of this device that is days old are seen by the links of the server's draft. */
export function useFreshLinks(
  id: number | null,
  lists: readonly UsePhotosResult[],
  read: (id: number) => Promise<object>,
): void {
  const now = useRef({ lists, read })
  useEffect(() => {
    now.current = { lists, read }
  })
  const isDue = id !== null && lists.some(({ photos }) => photos.some(({ url }) => isOld(url)))
  useEffect(() => {
    if (!isDue) return
    const renew = (draft: object) => {
      const text = JSON.stringify(draft)
      for (const { photos, relink } of now.current.lists)
        for (const { id, url = '' } of photos) {
          const path = `${url.split('?')[0]}?`
          const at = text.indexOf(path)
          if (at >= 0) relink(id, text.slice(at).match(/^[^\s"]+/)![0])
        }
    }
    now.current.read(id).then(renew, () => undefined)
  }, [id, isDue])
}
