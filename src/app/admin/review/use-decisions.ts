import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useWrite } from '#app/data/use-write.ts'
import { getWorkKey } from '#app/admin/work/work-kinds.ts'
import type { CallAnswer } from '#client/call.ts'
import type { WorkItem } from '#contract/moderation.ts'
import { work as t } from '#i18n/en/app/work.ts'
import type { Verdict } from '#shared/rules/moderation.ts'

/** What was decided last and can still be undone. */
export type LastDecision = { ids: number[]; words: string }

type Input = {
  verdict: Verdict
  reason: string | null
  /** What is open, and as which version it is on the screen. */
  open: WorkItem | undefined
  shown: number | null
}

const DETAIL = 'GET /admin/queue/{kind}/{id}'
const LIST = 'GET /admin/queue'
const INVALIDATES = [LIST, 'GET /admin/counts', 'GET /admin/decisions'] as const

/** Decides, and takes back what was decided last. */
export function useDecisions() {
  // Its readings are renewed after the screen has gone on to the next.
  const deciding = useWrite('POST /admin/decisions')
  const undoing = useWrite('POST /admin/decisions/undo', { invalidates: INVALIDATES })
  const client = useQueryClient()
  const [last, setLast] = useState<LastDecision | null>(null)
  const [told, tell] = useState<string | null>(null)
  const forget = useCallback(() => {
    setLast(null)
    tell(null)
  }, [])

  const decide = (
    items: readonly WorkItem[],
    { verdict, reason, open, shown }: Input,
    onKept: () => void,
  ) => {
    /** The version that was shown: of what is or was opened, otherwise of the list. */
    const lookedAt = (item: WorkItem) => {
      const { kind, id } = item
      if (item === open && shown !== null) return { kind, id, version: shown }
      const opened = client.getQueryData<CallAnswer<typeof DETAIL>>([
        DETAIL,
        { params: { kind, id } },
      ])
      return { kind, id, version: opened?.data.version ?? item.version }
    }
    const body = { items: items.map(lookedAt), verdict, reason }
    deciding.mutate(
      { body },
      {
        onSuccess: ({ data, refused }) => {
          const what = items.length === 1 ? items[0]!.title : t.several(data.length)
          tell(
            refused.length > 0
              ? (items.length === 1 ? `${what}: ` : '') +
                  [...new Set(refused.map(({ problem }) => problem))].join(' ')
              : null,
          )
          setLast(
            data.length > 0
              ? { ids: data.map(({ id }) => id), words: wordsOf(items, verdict, what) }
              : null,
          )
          const waiting = new Set(refused.map(getWorkKey))
          const gone = new Set(items.map(getWorkKey).filter((key) => !waiting.has(key)))
          client.setQueriesData<CallAnswer<typeof LIST>>(
            { queryKey: [LIST] },
            (list) =>
              list && { ...list, data: list.data.filter((one) => !gone.has(getWorkKey(one))) },
          )
          onKept()
          for (const name of refused.length > 0 ? [...INVALIDATES, DETAIL] : INVALIDATES)
            void client.invalidateQueries({ queryKey: [name] })
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
