import { useState } from 'react'
import { categoryChoices } from '#app/admin/record/filters.ts'
import { MergeDialog } from '#app/admin/record/MergeDialog.tsx'
import type { RecordActionsOf } from '#app/admin/record/use-records.ts'
import type { ManagedCategory } from '#contract/categories.ts'
import { adminCategories as t } from '#i18n/en/app/admin-categories.ts'
import { Select } from '#ui/Select.tsx'

type Props = {
  actions: RecordActionsOf<'/categories'>
  row: ManagedCategory
  all: readonly ManagedCategory[]
}

/** Asks into which other category everything of one moves. */
export function CategoryMerge({ actions, row, all }: Props) {
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
        choices={categoryChoices(others, t.choose)}
        onChange={({ target }) => choose(target.value)}
      />
    </MergeDialog>
  )
}
