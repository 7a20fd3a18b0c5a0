import type { CallResponse } from '#client/call.ts'
import { QueryState } from '#app/data/QueryState.tsx'
import { useRead } from '#app/data/use-read.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { adminBusinesses as t } from '#i18n/en/app/admin-businesses.ts'
import { table } from '#i18n/en/app/table.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type Bulk = CallResponse<'GET /businesses/admin/bulk'>['data'][number]
type Props = { onClose: () => void; onOpen: (id: number) => void }

/** The bulk changes of the last days, each to be looked at and undone. */
export function BulkLog({ onClose, onOpen }: Props) {
  const read = useRead('GET /businesses/admin/bulk', {})
  const categories = useRead('GET /categories', {}).data?.data ?? []
  return (
    <Dialog open title={t.bulkLog} closeLabel={table.close} onClose={onClose}>
      <QueryState query={read}>
        {({ data }) =>
          data.length === 0 ? (
            <p>{t.bulkLogEmpty}</p>
          ) : (
            <ul className="ledger">
              {data.map((bulk) => (
                <li key={bulk.id}>
                  <Button look="bare" onClick={() => onOpen(bulk.id)}>
                    {t.bulkOf(nameOf(bulk, categories), formatCount(bulk.total))}
                  </Button>
                  <time dateTime={bulk.at}>{formatDateTime(bulk.at)}</time>
                  <small>
                    {t.bulk[bulk.state]}
                    {bulk.by && `, ${bulk.by}`}
                  </small>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Dialog>
  )
}

function nameOf({ change }: Bulk, categories: readonly { id: number; name: string }[]): string {
  switch (change.what) {
    case 'status':
      return change.status === 'active' ? t.approve : t.deactivate
    case 'category': {
      const { categoryId } = change
      return t.categoryName(categories.find(({ id }) => id === categoryId)?.name ?? '')
    }
    case 'verified':
      return change.value ? t.verify : t.unverify
    case 'featured':
      return change.value ? t.feature : t.unfeature
    case 'confirmed':
      return t.confirmed
  }
}
