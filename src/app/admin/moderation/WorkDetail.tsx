import type { ComponentProps } from 'react'
import { QueryState } from '#app/data/QueryState.tsx'
import { useNow } from '#app/data/use-now.ts'
import type { QueueItem } from '#contract/moderation.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { Icon } from '#ui/Icon.tsx'
import { DueTime } from '#app/admin/work/DueTime.tsx'
import { KIND_ICONS } from '#app/admin/work/work-kinds.ts'
import { getSubjectText } from '#app/admin/work/subject-text.ts'
import { Assignment } from './Assignment.tsx'
import { WorkDetailSections } from './WorkDetailSections.tsx'
import { DiscardSource } from './DiscardSource.tsx'
import { Reply } from './Reply.tsx'
import type { useShownItem } from './use-shown-item.ts'

type Props = Pick<ReturnType<typeof useShownItem>, 'detail' | 'wasChanged'> & {
  item: QueueItem
  /** What a message needs so that it can be replied to where it stands. */
  reply: Pick<ComponentProps<typeof Reply>, 'box' | 'isReady' | 'onSend' | 'onComplaint'>
}

/** One pending item with everything needed to decide. */
export function WorkDetail({ item, detail, wasChanged, reply }: Props) {
  const now = useNow()
  return (
    <article className="panel-box">
      <header className="item-head row-apart">
        <div>
          <p className="item-kind">
            <Icon name={KIND_ICONS[item.kind]} /> {t.kinds[item.kind]}
            {item.by && `, ${t.from(item.by.name)}`}
          </p>
          <h2>{item.title}</h2>
          {item.about && <p>{getSubjectText(item)}</p>}
        </div>
        <DueTime item={item} now={now} />
      </header>
      <Assignment item={item} />
      {item.lookers.length > 0 && (
        <p className="notice item-notice" role="status">
          <Icon name="users" />
          {t.lookers(item.lookers.map(({ name }) => name).join(', '))}
        </p>
      )}
      {wasChanged && (
        <p className="notice item-notice" role="status">
          {t.changedOpen}
        </p>
      )}
      <QueryState query={detail}>
        {({ data }) =>
          item.kind === 'contact' ? (
            <>
              <Reply item={item} detail={data} {...reply} />
              <WorkDetailSections
                title={item.title}
                says={t.sentBy}
                detail={{ ...data, text: null }}
              />
            </>
          ) : (
            <>
              {item.kind === 'fact' && <DiscardSource key={item.id} id={item.id} />}
              <WorkDetailSections title={item.title} detail={data} />
            </>
          )
        }
      </QueryState>
    </article>
  )
}
