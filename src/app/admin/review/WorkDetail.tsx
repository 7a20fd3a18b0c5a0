import { Answer } from '#app/data/Answer.tsx'
import { useNow } from '#app/admin/work/use-now.ts'
import { useRead } from '#app/data/use-read.ts'
import type { WorkItem } from '#contract/moderation.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { Icon } from '#ui/Icon.tsx'
import { Due } from '#app/admin/work/Due.tsx'
import { KIND_ICONS } from '#app/admin/work/kinds.ts'
import { aboutOf } from '#app/admin/work/about.ts'
import { Parts } from './Parts.tsx'

/** One thing that waits, with all that helps to decide. */
export function WorkDetail({ item }: { item: WorkItem }) {
  const now = useNow()
  const detail = useRead('GET /admin/queue/{kind}/{id}', {
    params: { kind: item.kind, id: item.id },
  })
  return (
    <article className="panel-box">
      <header className="item-head row-apart">
        <div>
          <p className="item-kind">
            <Icon name={KIND_ICONS[item.kind]} /> {t.kinds[item.kind]}
            {item.by && `, ${t.from(item.by.name)}`}
          </p>
          <h2>{item.title}</h2>
          {item.about && <p>{aboutOf(item)}</p>}
        </div>
        <Due item={item} now={now} />
      </header>
      {item.lookers.length > 0 && (
        <p className="notice item-lookers" role="status">
          <Icon name="users" />
          {t.lookers(item.lookers.map(({ name }) => name).join(', '))}
        </p>
      )}
      <Answer of={detail}>{({ data }) => <Parts title={item.title} detail={data} />}</Answer>
    </article>
  )
}
