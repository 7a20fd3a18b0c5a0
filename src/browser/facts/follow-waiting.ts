import { deleteWaiting, listWaiting, WAITING_CHANGED } from '#stores/waiting.ts'

type Outcome = {
  onSent: () => void
  /** It was taken back, or refused for a reason; both put it into the form again. */
  onGone: (problem: string) => void
}

const LEFT = ['sent', 'refused']

/** Tells what becomes of the form of that name that waits; answers how it is taken back. */
export function followWaiting(name: string, { onSent, onGone }: Outcome): () => void {
  const key = listWaiting().findLast(({ form }) => form === name)?.key
  const find = () => listWaiting().find((form) => form.key === key)
  const ended = new AbortController()
  const look = () => {
    const form = find()
    if (form && !LEFT.includes(form.state)) return
    ended.abort()
    if (form?.state === 'sent') return onSent()
    onGone(form?.notice ?? '')
    // It is in the form again, so it need not be listed.
    if (form) deleteWaiting(form.key)
  }
  const { signal } = ended
  document.addEventListener(WAITING_CHANGED, look, { signal })
  // Another tab may send it.
  addEventListener('storage', look, { signal })
  return () => {
    const form = find()
    if (!form) return
    deleteWaiting(form.key)
    if (form.file)
      import('#stores/waiting-files.ts')
        .then(({ dropStrayFiles }) => dropStrayFiles())
        .catch(() => undefined)
  }
}
