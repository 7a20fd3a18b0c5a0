import type { LiveTopic } from '#contract/live.ts'
import { readToken } from '#stores/token.ts'

export type LiveEvent = 'ready' | LiveTopic

/**
 * Reads the stream of changes until it ends, and tells each event. Not by EventSource, which cannot
 * send the token but in its address. Throws when there is no stream, and when it breaks.
 */
export async function readLiveStream(
  onEvent: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const headers = { Authorization: `Bearer ${readToken() ?? ''}` }
  const address = `${import.meta.env.PUBLIC_API_URL || '/api'}/live`
  const response = await fetch(address, { headers, signal, cache: 'no-store' })
  if (!response.ok || !response.body) throw new Error(`No stream: ${response.status}`)
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parseLiveEvent(block)
      if (event) onEvent(event)
    }
  }
}

/** What a block of the stream tells; null for comments and for what a newer server may add. */
export function parseLiveEvent(block: string): LiveEvent | null {
  const lines = block.split('\n')
  const field = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim()
  if (field('event') === 'ready') return 'ready'
  const noun = field('event') === 'changed' ? field('data') : undefined
  return noun === 'messages' || noun === 'inquiries' || noun === 'moderation' ? noun : null
}
