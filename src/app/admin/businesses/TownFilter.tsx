import { useState } from 'react'
import { useRead } from '#app/data/use-read.ts'
import { call } from '#stores/api.ts'
import type { CallInput } from '#client/call.ts'
import { adminBusinesses as t } from '#i18n/en/app/admin-businesses.ts'
import { formatCount } from '#shared/rules/money.ts'
import { Combobox, type ComboboxOption } from '#ui/Combobox.tsx'

type Query = NonNullable<CallInput<'GET /businesses/admin/towns'>['query']>
type Props = {
  /** What the list is narrowed by; the counts are of that. */
  filter: Query
  chosen: string | null
  onChoose: (id: string | null) => void
}

/** The town of the listings, found by typing; its district tells it from others of the name. */
export function TownFilter({ filter, chosen, onChoose }: Props) {
  const [last, setLast] = useState<ComboboxOption | null>(null)
  const isKnown = String(last?.id ?? '') === (chosen ?? '')
  const read = useRead(
    'GET /businesses/admin/towns',
    { query: { locationId: chosen ?? '' } },
    { enabled: chosen !== null && !isKnown },
  )
  // The one that was chosen comes first.
  const [first] = read.data?.data ?? []
  const shown = chosen === null ? null : isKnown ? last : first ? toOption(first) : null
  const load = async (town: string, signal: AbortSignal) => {
    const { locationId: _, ...others } = filter
    const { data } = await call('GET /businesses/admin/towns', {
      query: { ...others, town },
      signal,
    })
    return data.map(toOption)
  }
  return (
    <div className="town-filter">
      <Combobox
        label={t.filters.town}
        placeholder={t.filters.anyTown}
        chosen={shown}
        onChoose={(option) => {
          setLast(option)
          onChoose(option && String(option.id))
        }}
        load={load}
        t={t.findTown}
      />
    </div>
  )
}

type Town = { id: number; city: string; district: string; count: number }

const toOption = ({ id, city, district, count }: Town): ComboboxOption => ({
  id,
  text: city,
  note: t.townNote(district, formatCount(count)),
})
