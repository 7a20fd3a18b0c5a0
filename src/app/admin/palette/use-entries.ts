import { useEffect, useState } from 'react'
import { call } from '#stores/api.ts'
import { useNewestSignal } from '#ui/use-newest-signal.ts'
import { recordEntry, screenEntries, screensNamed, type Entry } from './entries.ts'
import { recentKeys } from './recent.ts'

const PAUSE_MS = 150

type State = 'waiting' | 'there' | 'failed'

/**
 * What the palette offers for a text: screens at once, records when the server has answered. For no
 * text what was used lately, then all screens.
 */
export function useEntries(text: string): { entries: readonly Entry[]; state: State } {
  const [records, setRecords] = useState<{ text: string; found: Entry[]; failed: boolean }>()
  const [recent] = useState(recentKeys)
  const asking = useNewestSignal()
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
            setRecords({ text: typed, found: data.map(recordEntry), failed: false }),
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
      entries: [...screensNamed(typed), ...found],
      state: answered?.failed ? 'failed' : answered ? 'there' : 'waiting',
    }
  const known = [...screenEntries, ...found]
  const used = recent.flatMap((key) => known.find((entry) => entry.key === key) ?? [])
  return { entries: [...new Set([...used, ...screenEntries])], state: 'there' }
}
