import { AdminTable } from '#app/admin/table/AdminTable.tsx'
import { DeleteDialog } from '#app/admin/record/DeleteDialog.tsx'
import { RecordActions } from '#app/admin/record/RecordActions.tsx'
import { statusFilter } from '#app/admin/record/filters.ts'
import { toSinglePage } from '#app/admin/record/record-values.ts'
import { useAddressQuery } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import type { Placement } from '#contract/placements.ts'
import { adminAds, adminPlacements as t } from '#i18n/en/app/admin-ads.ts'
import { AD_PAGES } from '#shared/rules/ad-slots.ts'
import { Button } from '#ui/Button.tsx'
import { getPlacementColumns } from './columns.tsx'
import { PlacementDialog } from './PlacementDialog.tsx'
import type { PlacementActions } from './use-placement-actions.ts'

/** The places for advertisements: found, changed, switched on and off, deleted. */
export function Placements({ actions }: { actions: PlacementActions }) {
  const place = useAddressQuery()
  const answer = useRead('GET /ads/placements', {})
  const all = answer.data?.data
  const rows = all?.filter(isWanted(place.address))
  return (
    <>
      {actions.problem && (
        <div className="notice notice-error" role="alert">
          <p>{actions.problem}</p>
          <Button onClick={actions.dismiss}>{adminAds.dismiss}</Button>
        </div>
      )}
      <AdminTable<Placement>
        name="placements"
        caption={t.caption}
        columns={getPlacementColumns(actions)}
        rows={rows}
        pagination={toSinglePage(rows)}
        list={{ ...place, answer }}
        failed={({ serverMessage: notice }) => notice ?? t.failed.list}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        hint={t.hint}
        filters={[
          {
            name: 'on',
            label: t.fields.page,
            choices: [
              { value: '', text: t.anyPage },
              ...AD_PAGES.map((value) => ({ value, text: t.pages[value] })),
            ],
          },
          statusFilter(),
        ]}
        {...(all?.length === 0 ? { none: t.none } : {})}
        acts={(row) => (
          <RecordActions
            name={row.name}
            onEdit={() => actions.setDialog({ what: 'edit', row })}
            onDelete={() => actions.setDialog({ what: 'delete', row })}
          />
        )}
      />
    </>
  )
}

const isWanted = (address: URLSearchParams) => {
  const [page, status] = [address.get('on'), address.get('status')]
  const words = (address.get('search') ?? '').trim().toLowerCase()
  return (row: Placement): boolean =>
    (!page || row.page === page) &&
    (!status || row.isActive === (status === 'active')) &&
    // `#12` is the one with that number, as the audit log links to it.
    [row.name, row.code, `#${row.id}`].some((text, at) =>
      at === 2 ? text === words : text.toLowerCase().includes(words),
    )
}

/** The form of a placement, and what is asked before one is deleted. */
export function PlacementDialogs({ actions }: { actions: PlacementActions }) {
  const { dialog, close } = actions
  if (!dialog) return null
  if (dialog.what === 'edit')
    return (
      <PlacementDialog
        key={dialog.row?.version}
        row={dialog.row}
        onClose={close}
        onSaved={actions.saved}
      />
    )
  return (
    <DeleteDialog
      name={dialog.row.name}
      question={t.deleteQuestion}
      failed={t.failed.delete}
      onDelete={() => actions.remove(dialog.row)}
      onClose={close}
    >
      <p>{t.deleteKeeps}</p>
    </DeleteDialog>
  )
}
