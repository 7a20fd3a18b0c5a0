import { Link } from '#app/router/index.ts'
import { useRead } from '#app/data/use-read.ts'
import { ADMIN_PATHS } from '#config/app-paths.ts'
import type { QueueItem } from '#contract/moderation.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { QUEUE_ITEM_KINDS, type QueueItemKind } from '#shared/rules/moderation.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'

/** The kind that an address asks for. */
export const readKindFilter = (address: URLSearchParams): QueueItemKind | undefined =>
  QUEUE_ITEM_KINDS.find((kind) => kind === address.get('kind'))

type Props = {
  address: URLSearchParams
  items: readonly QueueItem[]
  at: number
  onKind: (kind: string) => void
  onShow: (item: QueueItem | undefined) => void
}

/** Which kinds are shown, and the way to the next and the one before. */
export function QueueTools({ address, items, at, onKind, onShow }: Props) {
  const counts = useRead('GET /admin/counts', {}).data?.data.waitingOf
  return (
    <>
      <Link className="icon-button slim-only" to={ADMIN_PATHS.adminHome} aria-label={t.toOverview}>
        <Icon name="home" />
      </Link>
      <select
        className="input"
        aria-label={t.kindLabel}
        value={address.get('kind') ?? ''}
        onChange={(event) => onKind(event.target.value)}
      >
        <option value="">{t.all}</option>
        {QUEUE_ITEM_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t.kinds[kind]}
            {counts && ` (${counts[kind]})`}
          </option>
        ))}
      </select>
      {items.length > 0 && (
        <>
          <IconButton
            icon="arrow-left"
            label={t.back}
            disabled={at === 0}
            onClick={() => onShow(items[at - 1])}
          />
          <IconButton
            icon="arrow"
            label={t.next}
            disabled={at >= items.length - 1}
            onClick={() => onShow(items[at + 1])}
          />
          <span className="num">{t.place(at + 1, items.length)}</span>
        </>
      )}
    </>
  )
}
