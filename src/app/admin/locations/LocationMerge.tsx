import { useState } from 'react'
import { MergeDialog } from '#app/admin/record/MergeDialog.tsx'
import type { RecordActionsOf } from '#app/admin/record/use-records.ts'
import type { ManagedLocation } from '#contract/locations.ts'
import { adminLocations as t } from '#i18n/en/app/admin-locations.ts'
import { call } from '#stores/api.ts'
import { Combobox, type ComboboxOption } from '#ui/Combobox.tsx'

type Props = { actions: RecordActionsOf<'/locations'>; row: ManagedLocation }

/** Asks into which other town everything of one moves. */
export function LocationMerge({ actions, row }: Props) {
  const [into, choose] = useState<ComboboxOption | null>(null)
  const load = async (text: string, signal: AbortSignal): Promise<ComboboxOption[]> => {
    const { data } = await call('GET /locations/admin/all', {
      query: { search: text, limit: 20 },
      signal,
    })
    return data
      .filter(({ id }) => id !== row.id)
      .map(({ id, city, district, state }) => ({ id, text: city, note: `${district}, ${state}` }))
  }
  return (
    <MergeDialog
      title={t.mergeOf(row.city)}
      text={t.mergeText(row.listings, row.ads)}
      into={into && Number(into.id)}
      onMerge={(id) => actions.merge(row, { id, name: into!.text })}
      onClose={actions.close}
    >
      <Combobox label={t.mergeInto} chosen={into} onChoose={choose} load={load} t={t.find} />
    </MergeDialog>
  )
}
