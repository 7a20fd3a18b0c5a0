import { useRead } from '#app/data/use-read.ts'
import { contacts } from '#i18n/en/app/contacts.ts'
import { Select } from '#ui/Select.tsx'

const t = contacts.thread

type Person = { id: number; name: string }
type Props = { assignedTo: Person | null; onAssign: (id: number | null) => void }

/**
 * Assigns a thread to an administrator or to nobody. A current assignee who is no longer an
 * administrator is still shown.
 */
export function AssigneeSelect({ assignedTo, onAssign }: Props) {
  const read = useRead('GET /users', { query: { role: 'admin', status: 'active' } })
  const people: readonly Person[] = read.data?.data ?? []
  const all =
    assignedTo && !people.some(({ id }) => id === assignedTo.id) ? [...people, assignedTo] : people
  return (
    <Select
      label={t.assign}
      value={String(assignedTo?.id ?? '')}
      choices={[
        { value: '', text: t.nobody },
        ...all.map(({ id, name }) => ({ value: String(id), text: name })),
      ]}
      onChange={({ target }) => onAssign(target.value ? Number(target.value) : null)}
    />
  )
}
