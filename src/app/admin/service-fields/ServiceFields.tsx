import styles from '#styles/app/screens/records.css?url'
import { useState } from 'react'
import { AdminTable } from '#app/admin/table/AdminTable.tsx'
import { RecordActs } from '#app/admin/record/RecordActs.tsx'
import { StatusToggle } from '#app/admin/record/StatusToggle.tsx'
import { pageOf, useList } from '#app/data/use-list.ts'
import { useRead } from '#app/data/use-read.ts'
import { Screen } from '#app/shell/Screen.tsx'
import type { ServiceFieldDetail } from '#contract/service-fields.ts'
import { admin } from '#i18n/en/app/admin.ts'
import { adminFields as t } from '#i18n/en/app/admin-fields.ts'
import { records } from '#i18n/en/app/records.ts'
import { table } from '#i18n/en/app/table.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { Toast } from '#ui/Toast.tsx'
import { FieldDialogs } from './FieldDialogs.tsx'
import { useFieldActions } from './use-field-actions.ts'

const A_PAGE = 100

const queryOf = (address: URLSearchParams) => ({
  page: pageOf(address),
  limit: A_PAGE,
  ...(address.get('search') ? { search: address.get('search')! } : {}),
  ...(address.get('category') ? { categoryId: address.get('category')! } : {}),
})

/** What the listing form asks beyond what it asks everyone, category by category. */
export function ServiceFields() {
  const { address, answer, hrefOf, change } = useList('GET /category-service-fields', queryOf)
  const categories = useRead('GET /categories', { query: { status: 'all' } }).data?.data ?? []
  const [said, say] = useState<string | null>(null)
  const actions = useFieldActions(say)
  const category = categories.find(({ id }) => String(id) === address.get('category'))
  return (
    <Screen
      title={admin.screens.adminServiceFields.title}
      hindi={admin.screens.adminServiceFields.hindi}
      actions={
        <>
          <Button busy={answer.isFetching && table.waiting} onClick={() => void answer.refetch()}>
            {t.refresh}
          </Button>
          {category && (
            <Button onClick={() => actions.ask({ what: 'order', category })}>
              {records.order}
            </Button>
          )}
          <Button look="primary" icon="plus" onClick={() => actions.ask({ what: 'edit' })}>
            {t.add}
          </Button>
        </>
      }
    >
      <link rel="stylesheet" href={styles} precedence="screen" />
      <AdminTable<ServiceFieldDetail>
        name="service-fields"
        caption={t.caption}
        columns={columnsOf(actions)}
        rows={answer.data?.data}
        pagination={answer.data?.pagination}
        reading={answer}
        failed={() => t.failed.list}
        idOf={({ id }) => id}
        nameOf={({ fieldLabel }) => fieldLabel}
        address={address}
        hrefOf={hrefOf}
        change={change}
        hint={t.hint}
        none={t.none}
        filters={[
          {
            name: 'category',
            label: t.columns.category,
            choices: [
              { value: '', text: t.allCategories },
              ...categories.map(({ id, name }) => ({ value: String(id), text: name })),
            ],
          },
        ]}
        acts={(row) => (
          <RecordActs
            name={row.fieldLabel}
            onEdit={() => actions.ask({ what: 'edit', row })}
            onDelete={() => actions.ask({ what: 'delete', row })}
          />
        )}
      />
      <FieldDialogs actions={actions} categories={categories} chosen={category?.id} />
      <Toast lasts={3000} onGone={() => say(null)}>
        {said}
      </Toast>
    </Screen>
  )
}

const columnsOf = (
  actions: ReturnType<typeof useFieldActions>,
): readonly Column<ServiceFieldDetail>[] => [
  {
    id: 'label',
    name: t.columns.label,
    cell: ({ fieldLabel, fieldName, labelHi }) => (
      <>
        <span className="name">{fieldLabel}</span>
        <small>
          {labelHi && <span lang="hi">{labelHi} · </span>}
          {fieldName}
        </small>
      </>
    ),
  },
  { id: 'category', name: t.columns.category, cell: ({ category }) => category.name },
  {
    id: 'type',
    name: t.columns.type,
    cell: ({ fieldType, fieldOptions: { options } }) => (
      <>
        {t.types[fieldType]}
        {options && <small>{options.join(', ')}</small>}
      </>
    ),
  },
  {
    id: 'required',
    name: t.columns.required,
    cell: ({ isRequired }) => (isRequired ? t.yes : t.no),
  },
  {
    id: 'order',
    name: t.columns.order,
    isFigure: true,
    cell: ({ displayOrder }) => displayOrder,
  },
  {
    id: 'status',
    name: records.status,
    isPlain: true,
    cell: (row) => (
      <StatusToggle
        isActive={row.isActive}
        name={row.fieldLabel}
        isBusy={actions.isToggling}
        onToggle={() => actions.toggle(row)}
      />
    ),
  },
]
