import { useState } from 'react'
import type { CallInput } from '#client/call.ts'
import { useRead } from '#app/data/use-read.ts'
import { adminBusinesses as t } from '#i18n/en/app/admin-businesses.ts'
import { table } from '#i18n/en/app/table.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Menu } from '#ui/Menu.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

export type BulkChange = CallInput<'POST /businesses/admin/bulk'>['body']['change']

type Props = { count: number; onChange: (change: BulkChange) => void }

/** What is done with all chosen listings; a second look before each. */
export function BulkTools({ count, onChange }: Props) {
  const [isHiding, setHiding] = useState(false)
  const [dialog, setDialog] = useState<{ title: string; text?: string; change: BulkChange } | null>(
    null,
  )
  const categories = useRead('GET /categories', {}).data?.data ?? []
  const many = (action: string, change: BulkChange) =>
    setDialog({ title: t.manyOf(action, count), change })
  return (
    <>
      <Button
        look="bare"
        icon="check"
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
