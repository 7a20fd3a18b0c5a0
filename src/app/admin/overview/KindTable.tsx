import { Link } from 'react-router'
import { Due } from '#app/admin/work/Due.tsx'
import { KIND_ICONS } from '#app/admin/work/kinds.ts'
import { lengthOf } from '#app/admin/work/time-left.ts'
import { useNow } from '#app/admin/work/use-now.ts'
import { CLOCKS } from '#config/clocks.ts'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import type { WorkItem } from '#contract/moderation.ts'
import { overview as t } from '#i18n/en/app/overview.ts'
import { work } from '#i18n/en/app/work.ts'
import type { WorkKind } from '#shared/rules/moderation.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'

type Props = { items: readonly WorkItem[]; counts: Partial<Record<WorkKind, number>> | undefined }

/** Pending work, one row a kind in the order of their deadlines, each with its own verb. */
export function KindTable({ items, counts }: Props) {
  const now = useNow()
  if (items.length === 0)
    return (
      <div className="panel-box panel-body">
        <EmptyState title={work.empty} text={work.emptyText} />
      </div>
    )
  const kinds = [...new Set(items.map(({ kind }) => kind))]
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
          {kinds.map((kind, at) => {
            const own = items.filter((item) => item.kind === kind)
            return (
              <KindRow
                key={kind}
                {...{ kind, now }}
                first={own[0]!}
                since={Math.min(...own.map(({ since }) => Date.parse(since)))}
                count={Math.max(counts?.[kind] ?? 0, own.length)}
                isFirst={at === 0}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = {
  kind: WorkKind
  first: WorkItem
  /** When the oldest came. */
  since: number
  count: number
  isFirst: boolean
  now: number
}

const KindRow = ({ kind, first, since, count, isFirst, now }: RowProps) => (
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
      {CLOCKS[kind]?.isLaw && <span className="law">{work.law}</span>}
    </td>
    <td data-label={t.longestWait} className="num">
      {lengthOf(now - since)}
    </td>
    <td data-label={t.nextDue}>
      <Due item={{ ...first, isLaw: false }} now={now} />
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

function limitText(kind: WorkKind): string {
  const clock = CLOCKS[kind]
  if (!clock) return '–'
  return clock.isLaw ? t.byLaw(lengthOf(clock.hours * 3_600_000)) : t.promised(clock.hours)
}
