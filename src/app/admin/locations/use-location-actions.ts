import { useState } from 'react'
import type { CallName } from '#client/call.ts'
import { statusHandlers, useRecordActions } from '#app/admin/record/use-record-actions.ts'
import { useWrite } from '#app/data/use-write.ts'
import type { ManagedLocation } from '#contract/locations.ts'
import { adminLocations as t } from '#i18n/en/app/admin-locations.ts'
import { records } from '#i18n/en/app/records.ts'

/** What a change of a town changes. */
export const INVALIDATES = [
  'GET /locations/admin/all',
  'GET /locations',
  'GET /locations/states',
  'GET /admin/counts',
] as const satisfies CallName[]

type Dialog =
  { what: 'edit'; row?: ManagedLocation } | { what: 'delete' | 'merge'; row: ManagedLocation }

/** Actions on towns, with their dialogs and notices. */
export function useLocationActions() {
  const [problem, setProblem] = useState<string | null>(null)
  const update = useWrite('PUT /locations/{id}', { invalidates: INVALIDATES })
  const remove = useWrite('DELETE /locations/{id}', { invalidates: INVALIDATES })
  const merge = useWrite('POST /locations/{id}/merge', { invalidates: INVALIDATES })
  const actions = useRecordActions<ManagedLocation, Dialog>({
    isActive: statusHandlers.isActive,
    nameOf: ({ city }) => city,
    set: ({ id }, status, told) => {
      setProblem(null)
      update.mutate({ params: { id }, body: { status } }, told)
    },
    isToggling: update.isPending,
    remove: ({ id }) => remove.mutateAsync({ params: { id } }),
    failed: t.failed.save,
    onFailure: setProblem,
  })
  return {
    ...actions,
    problem,
    dismiss: () => setProblem(null),
    merge: async ({ id, city }: ManagedLocation, into: { id: number; text: string }) => {
      await merge.mutateAsync({ params: { id }, body: { into: into.id } })
      actions.setNotice(records.merged(city, into.text))
    },
  }
}

export type LocationActions = ReturnType<typeof useLocationActions>
