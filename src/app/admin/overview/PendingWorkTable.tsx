import { Link } from '#app/router/index.ts'
import { DueTime } from '#app/admin/work/DueTime.tsx'
import { KIND_ICONS } from '#app/admin/work/work-kinds.ts'
import { formatDuration } from '#app/admin/work/deadline-text.ts'
import { useNow } from '#app/data/use-now.ts'
import { MODERATION_DEADLINES } from '#config/moderation-deadlines.ts'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import type { QueueKind } from '#contract/moderation.ts'
import { overview as t } from '#i18n/en/app/overview.ts'
import { work } from '#i18n/en/app/work.ts'
import type { QueueItemKind } from '#shared/rules/moderation.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { HOUR_MS } from '#shared/rules/duration.ts'

/** Pending work, one row a kind in the order of their deadlines, each with its own verb. */
export function PendingWorkTable({ kinds }: { kinds: readonly QueueKind[] }) {
  const now = useNow()
  if (kinds.length === 0)
    return (
      <div className="panel-box panel-body">
        <EmptyState title={work.empty} text={work.emptyText} />
      </div>
    )
  return (
    <div className="data-frame">
      <table className="data kind-table">
        <caption className="sr-only">{t.kinds}</caption>
        <thead>
          <tr>
            {[t.toDo, t.limit, t.longestWait, t.nextDue].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{t.open}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((row, at) => (
            <KindRow key={row.kind} {...row} now={now} isFirst={at === 0} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = QueueKind & { isFirst: boolean; now: Date }

const KindRow = ({ kind, first, oldest, count, isFirst, now }: RowProps) => (
  <tr>
    <th scope="row">
      <span className="kind-name">
        <Icon name={KIND_ICONS[kind]} />
        <span>
          <b>{t.kindNames[kind]}</b> <span className="count num">{count}</span>
          <small>{first.title}</small>
        </span>
      </span>
    </th>
    <td data-label={t.limit}>
      {limitText(kind)}
      {MODERATION_DEADLINES[kind]?.isLaw && <span className="law">{work.law}</span>}
    </td>
    <td data-label={t.longestWait} className="num">
      {formatDuration(now.getTime() - Date.parse(oldest))}
    </td>
    <td data-label={t.nextDue}>
      <DueTime item={{ ...first, isLaw: false }} now={now} />
    </td>
    <td className="acts-cell">
      <span className="acts">
        <Link
          className={`button ${isFirst ? 'button-primary' : 'button-line'}`}
          to={`${ADMIN_PATHS.adminReview}?kind=${kind}`}
          aria-label={t.verbOf(t.verbs[kind], t.kindNames[kind])}
        >
          {t.verbs[kind]}
        </Link>
      </span>
    </td>
  </tr>
)

function limitText(kind: QueueItemKind): string {
  const clock = MODERATION_DEADLINES[kind]
  if (!clock) return '–'
  return clock.isLaw ? t.byLaw(formatDuration(clock.hours * HOUR_MS)) : t.promised(clock.hours)
}
