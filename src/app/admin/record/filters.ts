import { records } from '#i18n/en/app/records.ts'

export type NamedRecord = { id: number; name: string }

export const RECORD_STATUSES = ['active', 'inactive'] as const

/** The states of a record, as choices. */
export const STATUS_CHOICES = RECORD_STATUSES.map((value) => ({
  value,
  text: records.statuses[value],
}))

/** The categories as choices, after one that means none of them. */
export const categoryChoices = (categories: readonly NamedRecord[], none: string) => [
  { value: '', text: none },
  ...categories.map(({ id, name }) => ({ value: String(id), text: name })),
]

/** Narrows a table to a state. */
export const statusFilter = (any: string = records.anyStatus) => ({
  name: 'status',
  label: records.status,
  choices: [{ value: '', text: any }, ...STATUS_CHOICES],
})
