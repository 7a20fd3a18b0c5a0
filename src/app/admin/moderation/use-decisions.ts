import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useWrite } from '#app/data/use-write.ts'
import { getQueueItemKey } from '#app/admin/work/work-kinds.ts'
import type { CallResponse } from '#client/call.ts'
import type { QueueItem } from '#contract/moderation.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { saveDraft, popDraft } from '#stores/drafts.ts'
import { getReplyDraftKey } from '#app/admin/threads/reply-draft.ts'
import { formatDecision, getItemName } from './decision-text.ts'
import type { VerdictDetails } from './verdict-input.ts'
import type { Verdict } from '#shared/rules/moderation.ts'

/** What was decided last and can still be undone. */
export type LastDecision = {
  ids: number[]
  words: string
  /** The one thing that it was, and what was replied to it. */
  one: { item: QueueItem; reply: string | null } | null
}

type Input = {
  verdict: Verdict
  words: VerdictDetails
  /** What is open, and as which version it is on the screen. */
  open: QueueItem | undefined
  shown: number | null
}

const DETAIL = 'GET /admin/queue/{kind}/{id}'
const LIST = 'GET /admin/queue'
const INVALIDATES = [
  LIST,
  'GET /admin/queue/kinds',
  'GET /admin/counts',
  'GET /admin/decisions',
] as const

/** Decides, and takes back what was decided last; `onUndone` shows it again. */
export function useDecisions(onUndone: (item: QueueItem) => void) {
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
    items: readonly QueueItem[],
    { verdict, words, open, shown }: Input,
    onKept: () => void,
  ) => {
    /** The version that was shown: of what is or was opened, otherwise of the list. */
    const lookedAt = (item: QueueItem) => {
      const { kind, id } = item
      if (item === open && shown !== null) return { kind, id, version: shown }
      const opened = client.getQueryData<CallResponse<typeof DETAIL>>([
        DETAIL,
        { params: { kind, id } },
      ])
      return { kind, id, version: opened?.data.version ?? item.version }
    }
    const body = { items: items.map(lookedAt), verdict, ...words }
    deciding.mutate(
      { body },
      {
        onSuccess: ({ data, refused }) => {
          const [only] = items.length === 1 ? items : []
          tell(
            refused.length > 0
              ? (only ? `${getItemName(only)}: ` : '') +
                  [...new Set(refused.map(({ problem }) => problem))].join(' ')
              : null,
          )
          setLast(
            data.length > 0
              ? {
                  ids: data.map(({ id }) => id),
                  words: formatDecision(items, data.length, verdict, words),
                  one: only ? { item: only, reply: words.reason ?? null } : null,
                }
              : null,
          )
          const waiting = new Set(refused.map(getQueueItemKey))
          const gone = new Set(items.map(getQueueItemKey).filter((key) => !waiting.has(key)))
          client.setQueriesData<CallResponse<typeof LIST>>(
            { queryKey: [LIST] },
            (list) =>
              list && { ...list, data: list.data.filter((one) => !gone.has(getQueueItemKey(one))) },
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
    const { one } = last
    const draft = one?.item.kind === 'contact' && one.reply ? getReplyDraftKey(one.item.id) : null
    // The message may be shown again before this call is answered.
    if (draft) saveDraft(draft, { message: one!.reply })
    undoing.mutate(
      { body: { ids: last.ids } },
      {
        onSuccess: ({ data }) => {
          const isUndone = data.undone.length > 0
          if (isUndone && one) onUndone(one.item)
          if (!isUndone && draft) popDraft(draft)
          setLast(null)
          tell(isUndone ? t.undone : t.tooLate)
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
    tell,
    forget,
    isBusy: deciding.isPending,
    problem: deciding.error?.message ?? null,
  }
}
