import { useRef, useState } from 'react'
import { useRead } from '#app/data/use-read.ts'
import type { CallError } from '#client/call.ts'
import type { UnspelledName } from '#contract/suggestions.ts'
import { adminSpellings as t } from '#i18n/en/app/admin-spellings.ts'
import { saveSpelling } from './save-spelling.ts'

export const PAGE_SIZE = '50'
/** The next page is read when so few are left. */
const READ_AHEAD = 10

/** What was done with a name; the save of a kept one answers its new version, null if it failed. */
type Step = { item: UnspelledName; saved: Promise<number | null> | null }

const keyOf = ({ kind, id }: UnspelledName) => `${kind}-${id}`

/** One name after the other. Saves go on in the background; one that fails comes again. */
export function useSpellingQueue(first: readonly UnspelledName[], total: number) {
  const [queue, setQueue] = useState(first)
  const [after, setAfter] = useState(() => keyOfLast(first))
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [notice, setNotice] = useState<string | null>(null)
  const [kept, setKept] = useState(0)
  /** Undoing waits for its save, and is done once. */
  const isUndoing = useRef(false)

  const next = useRead(
    'GET /admin/spellings',
    { query: { after: after ?? '', limit: PAGE_SIZE } },
    { enabled: after !== null && queue.length <= READ_AHEAD },
  )
  if (after !== null && next.data) {
    const more = next.data.data
    setQueue([...queue, ...more])
    setAfter(keyOfLast(more))
  }

  const comeAgain = (item: UnspelledName) =>
    setQueue((left) => [...left.slice(0, 1), item, ...left.slice(1)])
  const step = (item: UnspelledName, saved: Step['saved']) => {
    setQueue((left) => left.slice(1))
    setSteps((before) => [...before, { item, saved }])
  }
  const keep = (spelling: string) => {
    const item = queue[0]
    if (!item) return
    const saved = saveSpelling(item, spelling, item.version).catch((error: CallError) => {
      setNotice(t.failed(item.name, error.message))
      setKept((count) => count - 1)
      setSteps((before) => before.filter((one) => one.item !== item))
      // Somebody else has changed it: what it is called now is read with the next visit.
      if (error.code !== 'CHANGED_MEANWHILE') comeAgain(item)
      return null
    })
    setKept((count) => count + 1)
    setNotice(t.saved(spelling))
    step(item, saved)
  }
  const skip = () => {
    const item = queue[0]
    if (!item) return
    setNotice(t.skipped(item.name))
    step(item, null)
  }
  const undo = async () => {
    const last = steps.at(-1)
    if (!last || isUndoing.current) return
    isUndoing.current = true
    try {
      const version = await last.saved
      // A save that failed is in the queue already.
      if (last.saved && version === null) return
      const item =
        last.saved && version !== null
          ? { ...last.item, version: await saveSpelling(last.item, null, version) }
          : last.item
      if (last.saved) setKept((count) => count - 1)
      setSteps((before) => before.filter((one) => one !== last))
      setQueue((left) => [item, ...left])
      setNotice(t.undone(item.name))
    } catch (error) {
      setNotice(t.failed(last.item.name, (error as CallError).message))
    } finally {
      isUndoing.current = false
    }
  }
  const skipped = steps.filter(({ saved }) => saved === null)
  return {
    item: queue[0],
    isReading: after !== null && queue.length === 0,
    kept,
    left: Math.max(total - kept, queue.length),
    skipped: skipped.length,
    canUndo: steps.length > 0,
    notice,
    forgetNotice: () => setNotice(null),
    ...{ keep, skip, undo },
    showSkipped: () => {
      setQueue((left) => [...left, ...skipped.map(({ item }) => item)])
      setSteps((before) => before.filter(({ saved }) => saved !== null))
    },
  }
}

/** Null where nothing follows. */
const keyOfLast = (page: readonly UnspelledName[]) =>
  page.length < Number(PAGE_SIZE) ? null : keyOf(page.at(-1)!)
