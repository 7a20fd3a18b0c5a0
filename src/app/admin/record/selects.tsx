import { records } from '#i18n/en/app/records.ts'
import { Select } from '#ui/Select.tsx'
import { categoryChoices, STATUS_CHOICES, type NamedRecord } from './filters.ts'

type Props = {
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** Whether a record is active. */
export const StatusSelect = (field: Props) => (
  <Select {...field} label={records.status} choices={STATUS_CHOICES} />
)

type CategoryProps = Props & {
  label: string
  /** The text of the empty choice. */
  choose: string
  categories: readonly NamedRecord[]
  disabled?: boolean
}

/** The category that a record belongs to. */
export const CategorySelect = ({ categories, choose, ...field }: CategoryProps) => (
  <Select {...field} required choices={categoryChoices(categories, choose)} />
)
