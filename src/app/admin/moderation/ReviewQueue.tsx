import { useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from '#app/router/index.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useList } from '#app/data/use-list.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { comparePairPath } from '#config/app-paths.ts'
import type { QueueItem } from '#contract/moderation.ts'
import { contacts } from '#i18n/en/app/contacts.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { VERDICTS_BY_KIND, type Verdict } from '#shared/rules/moderation.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Toast } from '#ui/Toast.tsx'
import { removeFromSet } from '#app/admin/table/remove-from-set.ts'
import { getQueueItemKey } from '#app/admin/work/work-kinds.ts'
import { DecisionPanel } from './DecisionPanel.tsx'
import { FailedDecisions } from './FailedDecisions.tsx'
import { ApprovalOptions, useApprovalOptions } from './ApprovalOptions.tsx'
import { QueueTools, readKindFilter } from './QueueTools.tsx'
import { getSavedReasons } from './saved-reasons.ts'
import { UndoToast } from './UndoToast.tsx'
import { useDecisions } from './use-decisions.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useItemPresence } from './use-item-presence.ts'
import { useNextItem } from './use-next-item.ts'
import { useShownItem } from './use-shown-item.ts'
import type { ReasonPrompt, VerdictDetails } from './verdict-input.ts'
import { WorkDetail } from './WorkDetail.tsx'
import { WorkList } from './WorkList.tsx'

const NONE: QueueItem[] = []
const NUMBERS = Array.from({ length: 9 }, (_, at) => at)

/** The review queue: one decision after another. */
export function ModerationQueue() {
  const { address, answer, change } = useList('GET /admin/queue', (given) => {
    const kind = readKindFilter(given)
    return { limit: '1000', ...(kind ? { kind } : {}) }
  })
  const navigate = useNavigate()
  const items = answer.data?.data ?? NONE
  const shown = useShownItem(items, address.get('item'))
  const { at, item } = shown
  const detail = shown.detail.data?.data
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState<ReasonPrompt | null>(null)
  const [showsKeys, showKeys] = useState(false)
  const chosen = items.filter((one) => selected.has(getQueueItemKey(one)))
  const decided = chosen.length > 0 ? chosen : item ? [item] : []
  const are = (...kinds: QueueItem['kind'][]) => decided.every(({ kind }) => kinds.includes(kind))
  // A message is replied to where it stands, one at a time.
  const isReply = are('contact')
  const verdicts = (['approve', 'return', 'reject'] as const).filter(
    (verdict) =>
      decided.length > 0 &&
      decided.every(({ kind }) => VERDICTS_BY_KIND[kind].includes(verdict)) &&
      !(isReply && verdict === 'return'),
  )
  const marking = useApprovalOptions(decided.map(getQueueItemKey).join())
  // Of several, those that were not opened are decided on as the list shows them.
  const next = useNextItem(address.get('item'))
  const isReady = (item === undefined || !decided.includes(item) || shown.isReady) && !next.isGoing
  const replyBox = useRef<HTMLTextAreaElement>(null)
  const open = useRef<string | null>(null)
  useLayoutEffect(() => {
    open.current = item ? getQueueItemKey(item) : null
  })
  const goTo = (to: Pick<QueueItem, 'kind' | 'id'> | undefined) => {
    setAsking(null)
    if (!to || getQueueItemKey(to) === address.get('item')) return
    next.setNext(getQueueItemKey(to))
    change({ item: getQueueItemKey(to) }, { replace: true })
  }
  const decisions = useDecisions(goTo)
  const { decide, undo, isBusy } = decisions
  const mayDecide = () => !isBusy && isReady && next.latest.current === null
  // Others are told, and asked for, once the item can be decided on.
  useItemPresence(shown.isReady ? item : undefined)

  const send = (of: readonly QueueItem[], verdict: Verdict, words: VerdictDetails) => {
    if (!mayDecide()) return
    const gone = new Set(of.map(getQueueItemKey))
    const decidedAt = open.current
    const following = [...items.slice(at), ...items.slice(0, at)].find(
      (one) => !gone.has(getQueueItemKey(one)),
    )
    decide(of, { verdict, words, open: item, shown: shown.version }, () => {
      // What was chosen or opened while the server answered stays so, also what is about to open.
      select((now) => removeFromSet(now, gone))
      if (open.current === decidedAt && next.latest.current === null) goTo(following)
    })
  }
  const start = (verdict: Verdict | undefined, words = '') => {
    if (!verdict || !mayDecide() || !verdicts.includes(verdict)) return
    const marks = are('listing')
      ? Object.fromEntries(marking.marks.map((mark) => [mark, true]))
      : {}
    // Who complained is told how it ended, and a sender why; not who wrote a review.
    const isSilent = isReply || (verdict === 'approve' && !are('report')) || are('review')
    if (isSilent && !words) send(decided, verdict, { reason: null, ...marks })
    else setAsking({ verdict, words })
  }
  const toggleMark = (mark: 'verified' | 'featured') => are('listing') && marking.toggle(mark)
  const mark = (one: QueueItem) =>
    select((before) => {
      const after = new Set(before)
      if (!after.delete(getQueueItemKey(one))) after.add(getQueueItemKey(one))
      return after
    })
  const refusal = verdicts.find((verdict) => verdict !== 'approve')
  const [first] = decided
  const merge = () => {
    const other = detail?.lookalikes[0]
    if (other && detail?.listingId) void navigate(comparePairPath(detail.listingId, other.id))
  }
  useShortcuts({
    a: () => (isReply ? replyBox.current?.focus() : start('approve')),
    c: () => start('return'),
    r: () => start('reject'),
    d: () => isReply && start('approve'),
    j: () => goTo(items[at + 1]),
    k: () => goTo(items[at - 1]),
    m: merge,
    v: () => toggleMark('verified'),
    f: () => toggleMark('featured'),
    x: () => item && mark(item),
    u: undo,
    '?': () => showKeys((are) => !are),
    ...(first && !isReply && !asking
      ? Object.fromEntries(
          NUMBERS.map((at) => [
            String(at + 1),
            () => start(refusal, getSavedReasons(first.kind)[at]),
          ]),
        )
      : {}),
  })

  return (
    <Screen
      title={t.title}
      hindi={t.hindi}
      actions={
        <QueueTools
          {...{ address, items, at }}
          onKind={(kind) => change({ kind, item: null })}
          onShow={goTo}
        />
      }
    >
      <FailedDecisions enabled={answer.data !== undefined && isReady} />
      <QueryState query={answer}>
        {() =>
          item && first ? (
            <div className="queue">
              <WorkList
                items={items}
                shown={item}
                selected={selected}
                showsKeys={showsKeys}
                onKeys={showKeys}
                onShow={goTo}
                onMark={mark}
                onSelect={(all) => select(new Set(all.map(getQueueItemKey)))}
              />
              <WorkDetail
                key={getQueueItemKey(item)}
                item={item}
                detail={shown.detail}
                wasChanged={shown.wasChanged}
                reply={{
                  box: replyBox,
                  isReady: shown.isReady && !next.isGoing && !isBusy,
                  onSend: (reason, closes) =>
                    send([item], closes ? 'approve' : 'return', { reason }),
                  onComplaint: (reference) => decisions.tell(contacts.complaint.done(reference)),
                }}
              />
              <DecisionPanel
                key={`decide ${getQueueItemKey(item)}`}
                kind={first.kind}
                count={chosen.length}
                verdicts={verdicts}
                asking={asking}
                isBusy={isBusy}
                isReady={isReady}
                problem={decisions.problem}
                sender={detail ? senderOf(detail) : null}
                marks={are('listing') && <ApprovalOptions {...marking} />}
                onStart={start}
                onSend={(verdict, words) => send(decided, verdict, words)}
                onCancel={() => setAsking(null)}
              />
            </div>
          ) : (
            <div className="panel-box panel-body">
              <EmptyState title={t.empty} text={t.emptyText} />
            </div>
          )
        }
      </QueryState>
      <UndoToast last={decisions.last} onUndo={undo} onGone={decisions.forget} />
      <Toast onGone={decisions.forget}>{decisions.told}</Toast>
    </Screen>
  )
}

/** Whom words about a complaint are mailed to. */
const senderOf = ({
  facts,
  person,
}: NonNullable<ReturnType<typeof useShownItem>['detail']['data']>['data']): string | null =>
  facts.find(({ name }) => name === 'email')?.value ?? person?.email ?? null
