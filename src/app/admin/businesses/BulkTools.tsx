import { useState } from 'react'
import { useNavigate } from '#app/router/index.ts'
import type { CallInput } from '#client/call.ts'
import { useRead } from '#app/data/use-read.ts'
import { comparePairPath } from '#config/app-paths.ts'
import { adminBusinesses as t } from '#i18n/en/app/admin-businesses.ts'
import { table } from '#i18n/en/app/table.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Menu } from '#ui/Menu.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

export type BulkChange = CallInput<'POST /businesses/admin/bulk'>['body']['change']

type Props = {
  count: number
  /** Those that were chosen one by one. */
  ids: readonly number[]
  /** How many match; null when all of them are chosen. */
  all: number | null
  isBusy: boolean
  onAll: () => void
  onChange: (change: BulkChange) => void
}

/** What is done with all chosen listings; a second look before each. */
export function BulkTools({ count, ids, all, isBusy, onAll, onChange }: Props) {
  const navigate = useNavigate()
  const [isHiding, setHiding] = useState(false)
  const [dialog, setDialog] = useState<{ title: string; text?: string; change: BulkChange } | null>(
    null,
  )
  const categories = useRead('GET /categories', {}).data?.data ?? []
  const many = (action: string, change: BulkChange) =>
    setDialog({ title: t.manyOf(action, count), change })
  return (
    <>
      {all !== null && (
        <Button look="bare" className="bulk-all" onClick={onAll}>
          {t.selectAll(formatCount(all))}
        </Button>
      )}
      <Button
        look="bare"
        icon="check"
        busy={isBusy && table.working}
        onClick={() => many(t.approve, { what: 'status', status: 'active' })}
      >
        {t.approve}
      </Button>
      <Button look="bare" icon="close" onClick={() => setHiding(true)}>
        {t.deactivate}
      </Button>
      <select
        className="input"
        aria-label={t.setCategory}
        value=""
        onChange={({ target }) => {
          const category = categories.find(({ id }) => String(id) === target.value)
          if (category)
            setDialog({
              title: t.categoryOf(count, category.name),
              text: t.categoryText,
              change: { what: 'category', categoryId: category.id },
            })
        }}
      >
        <option value="">{t.chooseCategory}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {ids.length === 2 && (
        <Button
          look="bare"
          icon="copy"
          onClick={() => void navigate(comparePairPath(ids[0]!, ids[1]!))}
        >
          {t.merge}
        </Button>
      )}
      <Menu
        label={table.more(table.chosen(count))}
        items={[
          { text: t.confirmed, onChoose: () => many(t.confirmed, { what: 'confirmed' }) },
          ...(['verified', 'featured'] as const).flatMap((what) =>
            [true, false].map((value) => {
              const text = {
                verified: value ? t.verify : t.unverify,
                featured: value ? t.feature : t.unfeature,
              }[what]
              return { text, onChoose: () => many(text, { what, value }) }
            }),
          ),
        ]}
      />
      <ReasonDialog
        title={isHiding ? t.manyOf(t.deactivate, count) : null}
        action={t.deactivate}
        onClose={() => setHiding(false)}
        onSure={(reason) => {
          setHiding(false)
          onChange({ what: 'status', status: 'inactive', ...(reason ? { reason } : {}) })
        }}
      />
      <ConfirmDialog
        open={dialog !== null}
        title={dialog?.title ?? ''}
        texts={{
          close: table.close,
          cancel: table.cancel,
          confirm: table.save,
          busy: table.saving,
        }}
        onClose={() => setDialog(null)}
        onConfirm={() => {
          if (dialog) onChange(dialog.change)
          setDialog(null)
        }}
      >
        {dialog?.text && <p>{dialog.text}</p>}
      </ConfirmDialog>
    </>
  )
}
