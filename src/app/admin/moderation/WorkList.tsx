import { useNow } from '#app/data/use-now.ts'
import type { QueueItem } from '#contract/moderation.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { DueTime } from '#app/admin/work/DueTime.tsx'
import { KIND_ICONS, getQueueItemKey } from '#app/admin/work/work-kinds.ts'

type Props = {
  items: readonly QueueItem[]
  shown: QueueItem
  selected: ReadonlySet<string>
  showsKeys: boolean
  onKeys: (shows: boolean) => void
  onShow: (item: QueueItem) => void
  onMark: (item: QueueItem) => void
  onSelect: (items: readonly QueueItem[]) => void
}

/** All pending items, to open one or select several; collapsed on a phone. */
export function WorkList(props: Props) {
  const { items, shown, selected, showsKeys, onKeys, onShow, onMark, onSelect } = props
  const now = useNow()
  return (
    <details className="queue-list panel-box" open={matchMedia('(min-width: 60em)').matches}>
      <summary>{t.list}</summary>
      <div className="queue-tools row">
        {selected.size > 0 ? (
          <>
            <span className="num">{t.selected(selected.size)}</span>
            <Button look="bare" onClick={() => onSelect([])}>
              {t.clear}
            </Button>
          </>
        ) : (
          <Button look="bare" onClick={() => onSelect(items)}>
            {t.selectAll}
          </Button>
        )}
      </div>
      <ul className="queue-rows">
        {items.map((item) => (
          <li
            key={getQueueItemKey(item)}
            className="queue-row"
            aria-current={item === shown || undefined}
          >
            <label className="queue-pick">
              <input
                type="checkbox"
                aria-label={t.selectOne(item.title)}
                checked={selected.has(getQueueItemKey(item))}
                onChange={() => onMark(item)}
              />
            </label>
            <button type="button" onClick={() => onShow(item)}>
              <b>{item.title}</b>
              <small>
                <Icon name={KIND_ICONS[item.kind]} /> {t.kinds[item.kind]}
                {item.assignee && `, ${item.assignee.name}`}
              </small>
              <DueTime item={item} now={now} />
            </button>
          </li>
        ))}
      </ul>
      <details
        className="queue-keys wide-only"
        open={showsKeys}
        onToggle={({ currentTarget }) => onKeys(currentTarget.open)}
      >
        <summary>
          {t.keys} <kbd className="key">?</kbd>
        </summary>
        <dl>
          {Object.entries(t.keyNames).map(([key, name]) => (
            <div key={key}>
              <dt>
                <kbd className="key">{key}</kbd>
              </dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
      </details>
    </details>
  )
}
