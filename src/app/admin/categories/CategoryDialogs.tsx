import { useState } from 'react'
import { DeleteDialog } from '#app/admin/record/DeleteDialog.tsx'
import { MergeDialog } from '#app/admin/record/MergeDialog.tsx'
import type { ManagedCategory } from '#contract/categories.ts'
import { adminCategories as t } from '#i18n/en/app/admin-categories.ts'
import { Select } from '#ui/Select.tsx'
import { CategoryDialog } from './CategoryDialog.tsx'
import type { CategoryActions } from './use-category-actions.ts'

type Props = { actions: CategoryActions; all: readonly ManagedCategory[] }

/** The form of a category, and what is asked before one is merged or deleted. */
export function CategoryDialogs({ actions, all }: Props) {
  const { dialog, close } = actions
  if (!dialog || dialog.what === 'order') return null
  const { what, row } = dialog
  if (what === 'edit') return <CategoryDialog row={row} onClose={close} onSaved={actions.saved} />
  if (what === 'merge') return <Merge actions={actions} row={row} all={all} />
  return (
    <DeleteDialog
      name={row.name}
      question={t.deleteQuestion}
      failed={t.failed.delete}
      onDelete={() => actions.remove(row)}
      onClose={close}
    >
      {row.listings + row.posts > 0 ? (
        <p>{t.inUse(row.listings, row.posts)}</p>
      ) : (
        row.features + row.fields > 0 && <p>{t.goesWith(row)}</p>
      )}
    </DeleteDialog>
  )
}

function Merge({ actions, row, all }: Props & { row: ManagedCategory }) {
  const [into, choose] = useState('')
  const others = all.filter(({ id }) => id !== row.id)
  return (
    <MergeDialog
      title={t.mergeOf(row.name)}
      text={t.mergeText(row.listings)}
      into={into === '' ? null : Number(into)}
      onMerge={(id) =>
        actions.merge(
          row,
          others.find((one) => one.id === id)!,
        )
      }
      onClose={actions.close}
    >
      <Select
        label={t.mergeInto}
        value={into}
        choices={[
          { value: '', text: t.choose },
          ...others.map(({ id, name }) => ({ value: String(id), text: name })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
    </MergeDialog>
  )
}
