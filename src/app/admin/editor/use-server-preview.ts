import { useEffect, useState } from 'react'
import type { CallResponse } from '#client/call.ts'
import { call } from '#stores/api.ts'

export type PreviewResponse = CallResponse<'POST /blogs/admin/preview'>['data']

/** The text as the site would show it, rendered by the server while the preview is open. */
export function useServerPreview(content: string) {
  const [rendered, setRendered] = useState<PreviewResponse | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isLeft = false
    setFailed(false)
    call('POST /blogs/admin/preview', { body: { content } }).then(
      ({ data }) => !isLeft && setRendered(data),
      () => !isLeft && setFailed(true),
    )
    return () => {
      isLeft = true
    }
  }, [content, round])
  return { rendered, isFailed, again: () => setRound(round + 1) }
}
