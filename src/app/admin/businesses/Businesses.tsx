import { useState } from 'react'
import { Link } from 'react-router'
import { APP_PATHS } from '#config/app-paths.ts'
import { call } from '#stores/api.ts'
import { AdminTable } from '#app/admin/table/AdminTable.tsx'
import { BulkDialog } from '#app/admin/table/BulkDialog.tsx'
import { SavedViews } from '#app/admin/table/SavedViews.tsx'
import { useBulkChange } from '#app/admin/table/use-bulk-change.ts'
import { removeFromSet } from '#app/admin/table/remove-from-set.ts'
import { useList } from '#app/data/use-list.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { admin } from '#i18n/en/app/admin.ts'
import { adminBusinesses as t } from '#i18n/en/app/admin-businesses.ts'
import type { SelectedIds } from '#ui/DataTable.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Toast } from '#ui/Toast.tsx'
import { BulkTools, type BulkChange } from './BulkTools.tsx'
import { COLUMNS, HIDDEN_BY_DEFAULT, STALE_COLUMNS, type Row } from './columns.tsx'
import { OwnerDialog } from './OwnerDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { RowActions } from './RowActions.tsx'
import { toBusinessQuery } from './query.ts'
import { INVALIDATES, useBusinessActions } from './use-business-actions.ts'
import { useBusinessFilters } from './use-business-filters.ts'

/** All listings in every state: search and moderate, one by one or in bulk. */
export function Businesses() {
  const list = useList('GET /businesses/admin/all', toBusinessQuery)
  const { address, answer } = list
  const [chosen, choose] = useState<SelectedIds>(new Set())
  const [names] = useState(() => new Map<number, string>())
  const [notice, setNotice] = useState<string | null>(null)
  const actions = useBusinessActions(setNotice)
  const bulk = useBulkChange(INVALIDATES)
  const filters = useBusinessFilters(answer.data)
  const rows = answer.data?.data
  // The selection and the names are kept across pages.
  for (const { id, name } of rows ?? []) names.set(id, name)
  const runBulk = (what: BulkChange) =>
    void bulk
      .run([...chosen], async (ids) => {
        const { data } = await call('POST /businesses/admin/bulk', { body: { ids, change: what } })
        return data
      })
      .then(() => choose((now) => removeFromSet(now, chosen)))
  const { sort, order, stale } = toBusinessQuery(address)
  return (
    <Screen
      title={admin.screens.adminBusinesses.title}
      hindi={admin.screens.adminBusinesses.hindi}
      actions={
        <Link className="button button-primary" to={APP_PATHS.addListing}>
          <Icon name="plus" />
          {t.add}
        </Link>
      }
    >
      <AdminTable<Row>
        name="businesses"
        caption={t.caption}
        columns={stale ? STALE_COLUMNS : COLUMNS}
        hiddenAtFirst={HIDDEN_BY_DEFAULT}
        rows={rows}
        pagination={answer.data?.pagination}
        list={list}
        failed={() => t.failed}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        sort={{ by: sort!, isDown: order === 'desc' }}
        hint={t.hint}
        filters={filters}
        tools={<SavedViews name="businesses" address={address} />}
        chosen={chosen}
        onChoose={choose}
        bulk={<BulkTools count={chosen.size} onChange={runBulk} />}
        acts={(row) => <RowActions row={row} actions={actions} />}
      />
      <ReasonDialog
        title={
          actions.dialog &&
          (actions.dialog.status === 'pending' ? t.rejectOf : t.deactivateOf)(actions.dialog.name)
        }
        action={actions.dialog?.status === 'pending' ? t.reject : t.deactivate}
        isBusy={actions.isBusy}
        onClose={actions.close}
        onSure={actions.hide}
      />
      <OwnerDialog row={actions.given} onClose={actions.closeOwner} onNotice={setNotice} />
      <BulkDialog
        state={bulk.state}
        nameOf={(id) => names.get(id) ?? String(id)}
        onClose={bulk.close}
      />
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </Screen>
  )
}
