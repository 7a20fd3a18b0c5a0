import { useState } from 'react'
import { DeleteDialog } from '#app/admin/record/DeleteDialog.tsx'
import { MergeDialog } from '#app/admin/record/MergeDialog.tsx'
import type { ManagedLocation } from '#contract/locations.ts'
import { adminLocations as t } from '#i18n/en/app/admin-locations.ts'
import { call } from '#stores/api.ts'
import { Combobox, type ComboboxOption } from '#ui/Combobox.tsx'
import { LocationDialog } from './LocationDialog.tsx'
import type { LocationActions } from './use-location-actions.ts'

/** The form of a town, and what is asked before one is merged or deleted. */
export function LocationDialogs({ actions }: { actions: LocationActions }) {
  const { dialog, close } = actions
  if (!dialog) return null
  const { what, row } = dialog
  if (what === 'edit') return <LocationDialog row={row} onClose={close} onSaved={actions.saved} />
  if (what === 'merge') return <Merge actions={actions} row={row} />
  return (
    <DeleteDialog
      name={row.city}
      question={t.deleteQuestion}
      failed={t.failed.delete}
      onDelete={() => actions.remove(row)}
      onClose={close}
    >
      {row.listings > 0 && <p>{t.inUse(row.listings)}</p>}
    </DeleteDialog>
  )
}

type MergeProps = { actions: LocationActions; row: ManagedLocation }

function Merge({ actions, row }: MergeProps) {
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
      onMerge={(id) => actions.merge(row, { id, text: into!.text })}
      onClose={actions.close}
    >
      <Combobox label={t.mergeInto} chosen={into} onChoose={choose} load={load} t={t.find} />
    </MergeDialog>
  )
}
