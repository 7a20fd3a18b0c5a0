import { useEffect, useState } from 'react'
import { call } from '#stores/api.ts'
import { useLatestAbortSignal } from '#ui/use-latest-abort-signal.ts'
import { toRecordEntry, screenEntries, findScreens, type PaletteEntry } from './entries.ts'
import { readRecentKeys } from './recent.ts'

const PAUSE_MS = 150

type State = 'waiting' | 'there' | 'failed'

/**
 * The entries for a search text: screens immediately, records when the server has answered. Without
 * text: recent entries, then all screens.
 */
export function usePaletteEntries(text: string): {
  entries: readonly PaletteEntry[]
  state: State
} {
  const [records, setRecords] = useState<{ text: string; found: PaletteEntry[]; failed: boolean }>()
  const [recent] = useState(readRecentKeys)
  const asking = useLatestAbortSignal()
  const typed = text.trim()

  useEffect(() => {
    const keys = recent.filter((key) => !key.startsWith('screen-')).join(',')
    const signal = asking.next()
    if (!typed && !keys) return
    const timer = setTimeout(
      () => {
        const query = typed ? { search: typed } : { keys }
        call('GET /admin/find', { query, signal }).then(
          ({ data }) =>
            signal.aborted ||
            setRecords({ text: typed, found: data.map(toRecordEntry), failed: false }),
          () => signal.aborted || setRecords({ text: typed, found: [], failed: true }),
        )
      },
      typed ? PAUSE_MS : 0,
    )
    return () => clearTimeout(timer)
  }, [typed, recent, asking])

  const answered = records?.text === typed ? records : undefined
  const found = answered?.found ?? []
  if (typed)
    return {
      entries: [...findScreens(typed), ...found],
      state: answered?.failed ? 'failed' : answered ? 'there' : 'waiting',
    }
  const known = [...screenEntries, ...found]
  const used = recent.flatMap((key) => known.find((entry) => entry.key === key) ?? [])
  return { entries: [...new Set([...used, ...screenEntries])], state: 'there' }
}
