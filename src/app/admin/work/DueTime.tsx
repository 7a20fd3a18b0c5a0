import type { QueueItem } from '#contract/moderation.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { getDeadlineText } from './deadline-text.ts'

type Props = { item: Pick<QueueItem, 'dueAt' | 'isLaw' | 'since'>; now: Date }

const AROUND = 2 * Math.PI * 8

/** A ring that runs out, and the words; LAW where a law sets the limit. */
export function DueTime({ item: { dueAt, isLaw, since }, now }: Props) {
  if (!dueAt) return <span className="due text-ink-2 font-normal">{t.noLimit}</span>
  const { state, words } = getDeadlineText(dueAt, now.getTime())
  const begun = new Date(since).getTime()
  const share = Math.min(
    1,
    Math.max(0, (new Date(dueAt).getTime() - now.getTime()) / (new Date(dueAt).getTime() - begun)),
  )
  return (
    <span className={`due due-${state} num`}>
      <svg className="clock" viewBox="0 0 20 20" aria-hidden="true">
        <circle className="clock-all" cx="10" cy="10" r="8" />
        <circle
          className="clock-left"
          cx="10"
          cy="10"
          r="8"
          strokeDasharray={`${share * AROUND} ${AROUND}`}
          transform="rotate(-90 10 10)"
        />
      </svg>
      {words}
      {isLaw && <span className="law">{t.law}</span>}
    </span>
  )
}
