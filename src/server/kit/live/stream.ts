import type { LiveTopic } from '#contract/live.ts'

/**
 * The most bytes that may wait for a slow reader; beyond it the stream ends, and the reader
 * connects again.
 */
const MAX_WAITING_BYTES = 16 * 1024
const RETRY_MS = 5_000

/** One stream of server-sent events. */
export type EventStream = {
  /** Names the noun that the client should read again. */
  changed: (noun: LiveTopic) => void
  /** Shows proxies and the client that the connection is alive. */
  comment: () => void
  end: () => void
}

/** Opens a stream with its first event, `ready`; `onEnd` is called once, whichever side ends it. */
export function openEventStream(onEnd: () => void): {
  stream: EventStream
  body: ReadableStream<Uint8Array>
} {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array>
  let isOpen = true
  const close = () => {
    if (!isOpen) return false
    isOpen = false
    onEnd()
    return true
  }
  const end = () => void (close() && controller.close())
  const send = (text: string) => {
    if (!isOpen) return
    if (-(controller.desiredSize ?? 0) > MAX_WAITING_BYTES) return end()
    controller.enqueue(encoder.encode(text))
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given
        send(`retry: ${RETRY_MS}\nevent: ready\ndata:\n\n`)
      },
      cancel: () => void close(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  )
  const stream: EventStream = {
    changed: (noun) => send(`event: changed\ndata: ${noun}\n\n`),
    comment: () => send(':\n\n'),
    end,
  }
  return { stream, body }
}
