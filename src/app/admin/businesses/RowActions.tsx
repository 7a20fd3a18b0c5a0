import { adminBusinesses as t } from '#i18n/en/app/admin-businesses.ts'
import { table } from '#i18n/en/app/table.ts'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'
import type { Row } from './columns.tsx'
import type { BusinessActions } from './use-business-actions.ts'

type Props = { row: Row; actions: BusinessActions }

/** What can be done with a listing in its state. */
export function RowActions({ row, actions }: Props) {
  const { status, verified, featured, deletedAt } = row
  return (
    <>
      {status === 'pending' && (
        <Button look="line" icon="check" onClick={() => actions.show(row)}>
          {t.approve}
        </Button>
      )}
      {status === 'inactive' && !deletedAt && (
        <Button look="line" onClick={() => actions.show(row)}>
          {t.reactivate}
        </Button>
      )}
      {status !== 'inactive' && (
        <Button look="line" onClick={() => actions.askToHide(row)}>
          {status === 'pending' ? t.reject : t.deactivate}
        </Button>
      )}
      <Menu
        label={table.more(row.name)}
        items={[
          { text: t.edit, icon: 'edit', onChoose: () => actions.edit(row) },
          { text: t.changeOwner, icon: 'user', onChoose: () => actions.askOwner(row) },
          {
            text: verified ? t.unverify : t.verify,
            icon: 'seal',
            onChoose: () => actions.turn(row, 'verified'),
          },
          {
            text: featured ? t.unfeature : t.feature,
            icon: 'star',
            onChoose: () => actions.turn(row, 'featured'),
          },
        ]}
      />
    </>
  )
}
