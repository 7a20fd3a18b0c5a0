import { getQueueItemPath } from '#app/admin/work/work-kinds.ts'
import { adminClassifiedPath } from '#config/app-paths.ts'
import type { ManagedClassified } from '#contract/classified-admin.ts'
import { adminClassifieds as t } from '#i18n/en/app/admin-classifieds.ts'
import { records } from '#i18n/en/app/records.ts'
import { table } from '#i18n/en/app/table.ts'
import { isPublicClassified } from '#shared/rules/classifieds.ts'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'
import type { ClassifiedActions } from './use-classified-actions.ts'

type Props = {
  row: ManagedClassified
  actions: ClassifiedActions
  /** Its own screen has no link to itself. */
  inTable?: boolean
}

/** What can be done with an ad in its state. */
export const ClassifiedActionButtons = ({ row, actions, inTable = false }: Props) => (
  <>
    {row.status === 'pending' && (
      <>
        <Button look="line" icon="check" onClick={() => actions.approve(row)}>
          {t.approve}
        </Button>
        <Button look="line" onClick={() => actions.setDialog({ what: 'reject', row })}>
          {t.reject}
        </Button>
      </>
    )}
    {isPublicClassified(row.status) && (
      <Button look="line" onClick={() => actions.setDialog({ what: 'suspend', row })}>
        {t.suspend}
      </Button>
    )}
    {row.status === 'suspended' && (
      <Button look="line" onClick={() => actions.reactivate(row)}>
        {t.reactivate}
      </Button>
    )}
    <Menu
      label={table.more(row.title)}
      items={[
        ...(inTable
          ? [
              {
                text: t.details,
                icon: 'page' as const,
                onChoose: () => actions.go(adminClassifiedPath(row.id)),
              },
            ]
          : []),
        ...(row.status === 'pending'
          ? [
              {
                text: t.inQueue,
                icon: 'list' as const,
                onChoose: () => actions.go(getQueueItemPath({ kind: 'ad', id: row.id })),
              },
            ]
          : []),
        {
          text: records.delete,
          icon: 'trash',
          isDangerous: true,
          onChoose: () => actions.setDialog({ what: 'delete', row }),
        },
      ]}
    />
  </>
)
