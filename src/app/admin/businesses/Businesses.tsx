import { useState } from 'react'
import { Link } from '#app/router/index.ts'
import { APP_PATHS } from '#config/app-paths.ts'
import { AdminTable } from '#app/admin/table/AdminTable.tsx'
import { SavedViews } from '#app/admin/table/SavedViews.tsx'
import { useList } from '#app/data/use-list.ts'
import { Screen } from '#app/shell/Screen.tsx'
import { admin } from '#i18n/en/app/admin.ts'
import { adminBusinesses as t } from '#i18n/en/app/admin-businesses.ts'
import { table } from '#i18n/en/app/table.ts'
import styles from '#styles/app/screens/admin-businesses.css?url'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { SelectedIds } from '#ui/DataTable.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Toast } from '#ui/Toast.tsx'
import { BulkLog } from './BulkLog.tsx'
import { BulkResult } from './BulkResult.tsx'
import { BulkTools, type BulkChange } from './BulkTools.tsx'
import { COLUMNS, HIDDEN_BY_DEFAULT, STALE_COLUMNS, type Row } from './columns.tsx'
import { CorrectedSearch } from './CorrectedSearch.tsx'
import { OwnerDialog } from './OwnerDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { RowActions } from './RowActions.tsx'
import { toBusinessFilter, toBusinessQuery } from './query.ts'
import { TownFilter } from './TownFilter.tsx'
import { useBusinessActions } from './use-business-actions.ts'
import { useBusinessFilters } from './use-business-filters.ts'
import { useListingBulk } from './use-listing-bulk.ts'

const NONE: SelectedIds = new Set()

/** All listings in every state: search and moderate, one by one or in bulk. */
export function Businesses() {
  const list = useList('GET /businesses/admin/all', toBusinessQuery)
  const { address, answer, change, hrefOf } = list
  const [chosen, setChosen] = useState<SelectedIds>(NONE)
  // The filter that all listings of are chosen: with another one they are no more.
  const [allOf, setAllOf] = useState<string | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const [showsLog, showLog] = useState(false)
  const actions = useBusinessActions(setNotice)
  const bulk = useListingBulk(setNotice)
  const filters = useBusinessFilters(answer.data)
  const { data: rows, pagination, correctedTo, counts } = answer.data ?? {}
  const filter = toBusinessFilter(address)
  const total = pagination?.total ?? 0
  const isAll = allOf === JSON.stringify(filter) && chosen.size > 0
  const choose = (after: SelectedIds) => {
    setAllOf(null)
    setChosen(after)
  }
  const runBulk = (what: BulkChange) =>
    bulk.run(
      isAll ? { filter, count: total, change: what } : { ids: [...chosen], change: what },
      () => choose(NONE),
    )
  const { sort, order, stale } = toBusinessQuery(address)
  const isRejecting = actions.dialog?.status === 'pending'
  return (
    <Screen
      title={admin.screens.adminBusinesses.title}
      hindi={admin.screens.adminBusinesses.hindi}
      actions={
        <>
          <Button icon="undo" onClick={() => showLog(true)}>
            {t.bulkLog}
          </Button>
          <Link className="button button-primary" to={APP_PATHS.addListing}>
            <Icon name="plus" />
            {t.add}
          </Link>
        </>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <SavedViews
        name="businesses"
        address={address}
        standard={
          counts
            ? [
                { title: t.all, query: '', count: Object.values(counts).reduce((a, b) => a + b) },
                { title: t.pending, query: 'status=pending', count: counts.pending },
              ]
            : []
        }
        shown={total}
      />
      <AdminTable<Row>
        name="businesses"
        caption={t.caption}
        isDense
        columns={stale ? STALE_COLUMNS : COLUMNS}
        hiddenAtFirst={HIDDEN_BY_DEFAULT}
        rows={rows}
        pagination={pagination}
        list={list}
        failed={() => t.failed}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        sort={{ by: sort!, isDown: order === 'desc' }}
        hint={t.hint}
        filters={filters}
        moreNames={['town', 'exact']}
        moreFilters={
          <TownFilter
            filter={filter}
            chosen={address.get('town')}
            onChoose={(town) => change({ town }, { replace: true })}
          />
        }
        notice={
          correctedTo !== undefined && (
            <CorrectedSearch
              typed={address.get('search') ?? ''}
              correctedTo={correctedTo}
              hrefOf={hrefOf}
            />
          )
        }
        chosen={chosen}
        chosenCount={isAll ? total : chosen.size}
        onChoose={choose}
        bulk={
          <BulkTools
            count={isAll ? total : chosen.size}
            ids={isAll ? [] : [...chosen]}
            all={!isAll && total > chosen.size ? total : null}
            isBusy={bulk.isBusy}
            onAll={() => setAllOf(JSON.stringify(filter))}
            onChange={runBulk}
          />
        }
        acts={(row) => (
          <RowActions
            row={row}
            actions={actions}
            onMerge={({ id }) => {
              choose(new Set([id]))
              setNotice(t.mergeHint)
            }}
          />
        )}
      />
      <ReasonDialog
        title={actions.dialog && (isRejecting ? t.rejectOf : t.deactivateOf)(actions.dialog.name)}
        action={isRejecting ? t.reject : t.deactivate}
        isBusy={actions.isBusy}
        onClose={actions.close}
        onSure={actions.hide}
      />
      <ConfirmDialog
        open={actions.removed !== null}
        title={actions.removed ? t.removeOf(actions.removed.name) : ''}
        texts={{
          ...{ close: table.close, cancel: table.cancel },
          ...{ confirm: t.remove, busy: table.working },
        }}
        isDangerous
        busy={actions.isRemoving}
        onClose={actions.keep}
        onConfirm={actions.remove}
      >
        <p>{t.removeText}</p>
      </ConfirmDialog>
      <OwnerDialog row={actions.given} onClose={actions.closeOwner} onNotice={setNotice} />
      <BulkResult bulk={bulk} />
      {showsLog && (
        <BulkLog
          onClose={() => showLog(false)}
          onOpen={(id) => {
            showLog(false)
            bulk.open(id)
          }}
        />
      )}
      <Toast onGone={() => setNotice(null)}>{notice}</Toast>
    </Screen>
  )
}
