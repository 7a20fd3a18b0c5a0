import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { AssigneeSelect } from '#app/admin/threads/AssigneeSelect.tsx'
import { useWrite } from '#app/data/use-write.ts'
import type { QueueItem } from '#contract/moderation.ts'
import { work as t } from '#i18n/en/app/work.ts'
import { $session } from '#stores/session.ts'
import { Button } from '#ui/Button.tsx'
import { useShortcuts } from './use-shortcuts.ts'

/** Who has an item: it is taken, given to somebody, or given back. */
export function Assignment({ item }: { item: QueueItem }) {
  const me = useStore($session)?.id
  const [isGiving, setGiving] = useState(false)
  const assign = useWrite('PUT /admin/queue/{kind}/{id}/assignee', {
    invalidates: ['GET /admin/queue'],
  })
  const give = (accountId: number | null) =>
    assign.mutate(
      { params: { kind: item.kind, id: item.id }, body: { accountId } },
      { onSuccess: () => setGiving(false) },
    )
  const { assignee } = item
  const isMine = assignee !== null && assignee.id === me
  const take = () => {
    if (me !== undefined && !assign.isPending) give(isMine ? null : me)
  }
  useShortcuts({ t: take })
  return (
    <div className="item-assignee row" role="group" aria-label={t.assignment}>
      {isGiving ? (
        <>
          <AssigneeSelect assignedTo={assignee} onAssign={give} />
          <Button look="bare" onClick={() => setGiving(false)}>
            {t.cancel}
          </Button>
        </>
      ) : (
        <>
          <span>
            {assignee === null ? t.unassigned : isMine ? t.isYours : t.isTheirs(assignee.name)}
          </span>
          <Button look="bare" busy={assign.isPending && t.saving} onClick={take}>
            {isMine ? t.giveBack : t.take} <kbd className="key wide-only">T</kbd>
          </Button>
          <Button look="bare" onClick={() => setGiving(true)}>
            {t.handOver}
          </Button>
        </>
      )}
      <span role="alert">{assign.error && (assign.error.serverMessage ?? t.failed)}</span>
    </div>
  )
}
