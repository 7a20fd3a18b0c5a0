import { useEffect, useState } from 'react'
import { call } from '#stores/api.ts'

const EVERY_MS = 20_000

/** Who else has this post open; also announces this editor to them. */
export function useOtherEditors(id: number | null): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    if (id === null) return undefined
    let isLeft = false
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const { data } = await call('PUT /blogs/admin/{id}/look', { params: { id }, stays: true })
        if (!isLeft) setOthers(data.others)
      } catch {
        // Without a line nobody is known.
      }
    }
    void look()
    const timer = setInterval(() => void look(), EVERY_MS)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [id])
  return others
}
