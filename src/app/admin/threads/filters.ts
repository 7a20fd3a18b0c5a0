import { parseOneOf } from '#app/admin/table/AdminTable.tsx'
import { contacts } from '#i18n/en/app/contacts.ts'

const t = contacts.filters

/** The assignee filter of a URL. */
export const readAssignedFilter = (address: URLSearchParams) =>
  parseOneOf(address.get('assigned'), ['me', 'nobody'] as const) ?? ('' as const)

/** The filter by assignee. */
export const ASSIGNED_FILTER = {
  name: 'assigned',
  label: t.assigned,
  choices: [
    { value: '', text: t.anybody },
    { value: 'me', text: t.me },
    { value: 'nobody', text: t.nobody },
  ],
}

type Statuses<S extends string> = {
  statuses: readonly S[]
  any: string
  nameOf: (status: S) => string
  /** How many there are of each, once known. */
  counts: Readonly<Record<S, number>> | undefined
}

/** The filter by status; each choice tells how many it would show. */
export const statusFilter = <S extends string>({ statuses, any, nameOf, counts }: Statuses<S>) => ({
  name: 'status',
  label: t.status,
  choices: [
    { value: '', text: any },
    ...statuses.map((value) => ({
      value,
      text: counts ? contacts.withCount(nameOf(value), counts[value]) : nameOf(value),
    })),
  ],
})
