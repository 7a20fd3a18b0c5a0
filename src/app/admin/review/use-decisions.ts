import { useCallback, useState } from 'react'
import { useWrite } from '#app/data/use-write.ts'
import type { WorkItem } from '#contract/moderation.ts'
import { work as t } from '#i18n/en/app/work.ts'
import type { Verdict } from '#shared/rules/moderation.ts'

/** What was decided last and can still be undone. */
export type Last = { ids: number[]; words: string }

const RENEWS = ['GET /admin/queue', 'GET /admin/counts', 'GET /admin/decisions'] as const

/** Decides, and takes back what was decided last. */
export function useDecisions() {
  const deciding = useWrite('POST /admin/decisions', { renews: RENEWS })
  const undoing = useWrite('POST /admin/decisions/undo', { renews: RENEWS })
  const [last, setLast] = useState<Last | null>(null)
  const [told, tell] = useState<string | null>(null)
  const forget = useCallback(() => {
    setLast(null)
    tell(null)
  }, [])

  const decide = (
    items: readonly WorkItem[],
    verdict: Verdict,
    reason: string | null,
    onKept: () => void,
  ) => {
    const body = { items: items.map(({ kind, id }) => ({ kind, id })), verdict, reason }
    deciding.mutate(
      { body },
      {
        onSuccess: ({ data, refused }) => {
          const what = items.length === 1 ? items[0]!.title : t.several(data.length)
          tell(
            refused.length > 0
              ? [...new Set(refused.map(({ problem }) => problem))].join(' ')
              : null,
          )
          setLast(
            data.length > 0
              ? { ids: data.map(({ id }) => id), words: wordsOf(items, verdict, what) }
              : null,
          )
          onKept()
        },
      },
    )
  }
  const undo = () => {
    if (!last || undoing.isPending) return
    undoing.mutate(
      { body: { ids: last.ids } },
      {
        onSuccess: ({ data }) => {
          setLast(null)
          tell(data.undone.length > 0 ? t.undone : t.tooLate)
        },
        onError: (error) => tell(error.message),
      },
    )
  }
  return {
    decide,
    undo,
    last,
    told,
    forget,
    isBusy: deciding.isPending,
    problem: deciding.error?.message ?? null,
  }
}

/** A message is done, everything else was judged. */
const wordsOf = (items: readonly WorkItem[], verdict: Verdict, what: string): string =>
  items.every(({ kind }) => kind === 'contact') ? t.settled(what) : t.done[verdict](what)
