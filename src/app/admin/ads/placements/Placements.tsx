import {
  RecordDialogs,
  RecordTable,
  useClientFilteredList,
} from '#app/admin/record/RecordTable.tsx'
import type { RecordActionsOf } from '#app/admin/record/use-records.ts'
import { statusFilter } from '#app/admin/record/filters.ts'
import { useRead } from '#app/data/use-read.ts'
import type { Placement } from '#contract/placements.ts'
import { adminPlacements as t } from '#i18n/en/app/admin-ads.ts'
import { AD_PAGES } from '#shared/rules/ad-slots.ts'
import { getPlacementColumns } from './columns.tsx'
import { PlacementDialog } from './PlacementDialog.tsx'

type PlacementActions = RecordActionsOf<'/ads/placements'>

/** The places for advertisements: found, changed, switched on and off, deleted. */
export function Placements({ actions }: { actions: PlacementActions }) {
  const answer = useRead('GET /ads/placements', {})
  const { all, table } = useClientFilteredList(answer, isWanted)
  return (
    <RecordTable
      actions={actions}
      {...table}
      name="placements"
      caption={t.caption}
      columns={getPlacementColumns(actions)}
      failed={({ serverMessage: notice }) => notice ?? t.failed.list}
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
    />
  )
}

function isWanted(row: Placement, address: URLSearchParams, words: string): boolean {
  const [page, status] = [address.get('on'), address.get('status')]
  return (
    (!page || row.page === page) &&
    (!status || row.isActive === (status === 'active')) &&
    // `#12` is the one with that number, as the audit log links to it.
    [row.name, row.code, `#${row.id}`].some((text, at) =>
      at === 2 ? text === words : text.toLowerCase().includes(words),
    )
  )
}

/** The form of a placement, and what is asked before one is deleted. */
export const PlacementDialogs = ({ actions }: { actions: PlacementActions }) => (
  <RecordDialogs
    actions={actions}
    edit={(row) => <PlacementDialog {...{ actions, row }} />}
    whenDeleted={() => <p>{t.deleteKeeps}</p>}
  />
)
