import { Link } from 'react-router'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import { getSubjectText } from '#app/admin/work/subject-text.ts'
import { useNow } from '#app/admin/work/use-now.ts'
import type { WorkItem } from '#contract/moderation.ts'
import { overview as t } from '#i18n/en/app/overview.ts'
import { work } from '#i18n/en/app/work.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { DueTime } from '#app/admin/work/DueTime.tsx'
import { KIND_ICONS, getWorkKey, getWorkPath } from '#app/admin/work/work-kinds.ts'
import { formatDuration } from '#app/admin/work/deadline-text.ts'

/** Pending work, nearest deadline first, each with its time left and a link to decide. */
export function WorkTable({ items, total }: { items: readonly WorkItem[]; total: number }) {
  const now = useNow()
  if (items.length === 0)
    return (
      <div className="panel-box panel-body">
        <EmptyState title={work.empty} text={work.emptyText} />
      </div>
    )
  return (
    <section className="panel-box" aria-labelledby="waits">
      <header>
        <h2 id="waits">{t.decisions(total)}</h2>
        <Link className="more" to={ADMIN_PATHS.adminReview}>
          {t.all}
          <Icon name="arrow" />
        </Link>
      </header>
      <ul className="work-rows">
        {items.map((item) => (
          <li key={getWorkKey(item)}>
            <DueTime item={item} now={now} />
            <span className="work-kind">
              <Icon name={KIND_ICONS[item.kind]} /> {work.kinds[item.kind]}
            </span>
            <div>
              <b>{item.title}</b>
              <small>
                {[
                  getSubjectText(item),
                  item.by && work.from(item.by.name),
                  work.waits(formatDuration(now - new Date(item.since).getTime())),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </div>
            <Link
              className="button button-line"
              to={getWorkPath(item)}
              aria-label={t.reviewOne(item.title)}
            >
              {t.review}
            </Link>
          </li>
        ))}
      </ul>
      {total > items.length && <p className="panel-foot">{t.shown(items.length, total)}</p>}
    </section>
  )
}
