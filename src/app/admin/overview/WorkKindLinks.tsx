import { Link } from 'react-router'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import { KIND_ICONS } from '#app/admin/work/work-kinds.ts'
import { overview as t } from '#i18n/en/app/overview.ts'
import { work } from '#i18n/en/app/work.ts'
import { QUEUE_ITEM_KINDS } from '#shared/rules/moderation.ts'
import type { QueueItemKind } from '#shared/rules/moderation.ts'
import { Icon } from '#ui/Icon.tsx'

/** Pending items by kind, each a link to its queue. */
export const WorkKindLinks = ({ waitingOf }: { waitingOf: Record<QueueItemKind, number> }) => (
  <nav className="work-kinds" aria-label={t.kinds}>
    {QUEUE_ITEM_KINDS.filter((kind) => waitingOf[kind] > 0).map((kind) => (
      <Link key={kind} className="chip" to={`${ADMIN_PATHS.adminReview}?kind=${kind}`}>
        <Icon name={KIND_ICONS[kind]} />
        {work.kinds[kind]} <span className="num">{waitingOf[kind]}</span>
      </Link>
    ))}
  </nav>
)
