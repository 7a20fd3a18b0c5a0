import { useLayoutEffect, useRef, useState } from 'react'
import { QueryState } from '#app/data/QueryState.tsx'
import { useList } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import type { WorkItem } from '#contract/moderation.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { VERDICTS_BY_KIND, QUEUE_ITEM_KINDS } from '#shared/rules/moderation.ts'
import type { Verdict, QueueItemKind } from '#shared/rules/moderation.ts'
import styles from '#styles/app/screens/admin-work.css?url'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Toast } from '#ui/Toast.tsx'
import { removeFromSet } from '#app/admin/table/remove-from-set.ts'
import { getWorkKey } from '#app/admin/work/work-kinds.ts'
import { DecisionPanel } from './DecisionPanel.tsx'
import { FailedDecisions } from './FailedDecisions.tsx'
import { UndoToast } from './UndoToast.tsx'
import { useDecisions } from './use-decisions.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useReviewLock } from './use-review-lock.ts'
import { useShownItem } from './use-shown-item.ts'
import { WorkDetail } from './WorkDetail.tsx'
import { WorkList } from './WorkList.tsx'

const isKind = (text: string | null): text is QueueItemKind =>
  (QUEUE_ITEM_KINDS as readonly string[]).includes(text ?? '')

const NONE: WorkItem[] = []

/** The review queue: one decision after another. */
export function ReviewQueue() {
  const { address, answer, change } = useList('GET /admin/queue', (given) => {
    const kind = given.get('kind')
    return { limit: '1000', ...(isKind(kind) ? { kind } : {}) }
  })
  const counts = useRead('GET /admin/counts', {}).data?.data.waitingOf
  const items = answer.data?.data ?? NONE
  const shown = useShownItem(items, address.get('item'))
  const { at, item } = shown
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [asking, setDialog] = useState<Verdict | null>(null)
  const chosen = items.filter((one) => selected.has(getWorkKey(one)))
  const decided = chosen.length > 0 ? chosen : item ? [item] : []
  const verdicts = (['approve', 'return', 'reject'] as const).filter(
    (verdict) =>
      decided.length > 0 && decided.every(({ kind }) => VERDICTS_BY_KIND[kind].includes(verdict)),
  )
  // Of several, those that were not opened are decided on as the list shows them.
  const isReady = item === undefined || !decided.includes(item) || shown.isReady
  const open = useRef<string | null>(null)
  // What one is going to: the address changes a moment after the key, and nothing is decided then.
  const next = useRef<string | null>(null)
  useLayoutEffect(() => {
    open.current = item ? getWorkKey(item) : null
    if (next.current === address.get('item')) next.current = null
  })
  const goTo = (to: WorkItem | undefined) => {
    setDialog(null)
    if (!to || getWorkKey(to) === address.get('item')) return
    next.current = getWorkKey(to)
    change({ item: getWorkKey(to) }, { replace: true })
  }
  const { decide, undo, last, told, forget, isBusy, problem } = useDecisions()
  useReviewLock(item)

  const send = (verdict: Verdict, reason: string | null) => {
    if (!isReady || next.current !== null) return
    const gone = new Set(decided.map(getWorkKey))
    const decidedAt = open.current
    const following = [...items.slice(at), ...items.slice(0, at)].find(
      (one) => !gone.has(getWorkKey(one)),
    )
    decide(decided, { verdict, reason, open: item, shown: shown.version }, () => {
      // What was chosen or opened while the server answered stays so.
      select((now) => removeFromSet(now, gone))
      if (open.current === decidedAt) goTo(following)
    })
  }
  const start = (verdict: Verdict) => {
    if (isBusy || !isReady || next.current !== null || !verdicts.includes(verdict)) return
    // The sender gets the reason, except for a review or a complaint.
    if (
      verdict === 'approve' ||
      decided.every(({ kind }) => kind === 'review' || kind === 'report')
    )
      send(verdict, null)
    else setDialog(verdict)
  }
  const mark = (one: WorkItem) =>
    select((before) => {
      const after = new Set(before)
      if (!after.delete(getWorkKey(one))) after.add(getWorkKey(one))
      return after
    })
  useShortcuts({
    a: () => start('approve'),
    c: () => start('return'),
    r: () => start('reject'),
    j: () => goTo(items[at + 1]),
    k: () => goTo(items[at - 1]),
    x: () => item && mark(item),
    u: undo,
  })

  return (
    <Screen
      title={t.title}
      hindi={t.hindi}
      actions={
        <>
          <select
            className="input"
            aria-label={t.kindLabel}
            value={address.get('kind') ?? ''}
            onChange={(event) => change({ kind: event.target.value, item: null })}
          >
            <option value="">{t.all}</option>
            {QUEUE_ITEM_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t.kinds[kind]}
                {counts && ` (${counts[kind]})`}
              </option>
            ))}
          </select>
          <IconButton
            icon="arrow-left"
            label={t.back}
            disabled={at === 0}
            onClick={() => goTo(items[at - 1])}
          />
          <IconButton
            icon="arrow"
            label={t.next}
            disabled={at >= items.length - 1}
            onClick={() => goTo(items[at + 1])}
          />
          {item && <span className="num">{t.place(at + 1, items.length)}</span>}
        </>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <FailedDecisions />
      <QueryState query={answer}>
        {() =>
          item ? (
            <div className="queue">
              <WorkList
                items={items}
                shown={item}
                selected={selected}
                onShow={goTo}
                onMark={mark}
                onSelect={(all) => select(new Set(all.map(getWorkKey)))}
              />
              <WorkDetail
                key={getWorkKey(item)}
                item={item}
                detail={shown.detail}
                wasChanged={shown.wasChanged}
              />
              <DecisionPanel
                key={`${getWorkKey(item)} ${asking ?? ''}`}
                kind={decided[0]!.kind}
                count={chosen.length}
                verdicts={verdicts}
                asking={asking}
                isBusy={isBusy}
                isReady={isReady}
                problem={problem}
                onStart={start}
                onSend={send}
                onCancel={() => setDialog(null)}
              />
            </div>
          ) : (
            <div className="panel-box panel-body">
              <EmptyState title={t.empty} text={t.emptyText} />
            </div>
          )
        }
      </QueryState>
      <UndoToast last={last} onUndo={undo} onGone={forget} />
      <Toast onGone={forget}>{told}</Toast>
    </Screen>
  )
}
