import type { QueueItem } from '#contract/moderation.ts'
import { work as t } from '#i18n/en/app/work.ts'
import type { Verdict, QueueItemKind } from '#shared/rules/moderation.ts'
import type { VerdictDetails } from './verdict-input.ts'

const isAddress = (title: string): boolean => /^(?:https?:\/|www\.|\/|\S+@\S)/i.test(title)

/** A thing by its name; an address is none, it is called by its kind then. */
export const getItemName = ({ kind, title }: Pick<QueueItem, 'kind' | 'title'>): string =>
  isAddress(title) ? t.kinds[kind] : title

/** What was decided, named: of a message by whom it is from. */
export function formatDecision(
  items: readonly QueueItem[],
  count: number,
  verdict: Verdict,
  { reason, verified, featured }: VerdictDetails,
): string {
  const [item] = items
  const isOne = items.length === 1 && item !== undefined
  const what = isOne ? getItemName(item) : t.several(count)
  const areAll = (kind: QueueItemKind) => items.every((one) => one.kind === kind)
  if (areAll('contact')) {
    const name = isOne ? (item.by?.name ?? t.someone) : what
    if (verdict === 'reject') return t.spam(name)
    return reason ? t.replied(name) : t.closedMessage(name)
  }
  if (areAll('report')) {
    const complaint = isOne && isAddress(item.title) ? what : t.complaint(what)
    return verdict === 'approve' ? t.closedOne(complaint) : t.removed(complaint)
  }
  const marks = [...(verified ? [t.marks.verified] : []), ...(featured ? [t.marks.featured] : [])]
  const words = t.done[verdict](what)
  return marks.length > 0 ? t.marked(words, marks) : words
}
