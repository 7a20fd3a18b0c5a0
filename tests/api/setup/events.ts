export type ServerEvent = { event: string; data: string }

export type EventReader = {
  /** The next event, comments passed over; null when the stream has ended. */
  next: () => Promise<ServerEvent | null>
  close: () => Promise<void>
}

/** Reads the server-sent events of an answer. */
export function readEvents(response: Response): EventReader {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next: EventReader['next'] = async () => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end < 0) {
        const { value, done } = await reader.read()
        if (done) return null
        text += value
        continue
      }
      const lines = text.slice(0, end).split('\n')
      text = text.slice(end + 2)
      const field = (name: string) =>
        lines
          .find((line) => line.startsWith(`${name}:`))
          ?.slice(name.length + 1)
          .trim()
      const event = field('event')
      if (event) return { event, data: field('data') ?? '' }
    }
  }
  return { next, close: () => reader.cancel() }
}
