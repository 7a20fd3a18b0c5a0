import { useState } from 'react'
import type { CallName } from '#client/call.ts'
import { useRecordActions } from '#app/admin/record/use-record-actions.ts'
import { useWrite } from '#app/data/use-write.ts'
import type { Placement } from '#contract/placements.ts'
import { adminPlacements as t } from '#i18n/en/app/admin-ads.ts'

/** What a change of a placement changes. */
export const INVALIDATES = ['GET /ads/placements'] as const satisfies CallName[]

type Dialog = { what: 'edit'; row?: Placement } | { what: 'delete'; row: Placement }

/** Actions on placements, with their dialogs and notices. */
export function usePlacementActions() {
  const [problem, setProblem] = useState<string | null>(null)
  const update = useWrite('PUT /ads/placements/{id}', { invalidates: INVALIDATES })
  const remove = useWrite('DELETE /ads/placements/{id}', { invalidates: INVALIDATES })
  const actions = useRecordActions<Placement, Dialog>({
    nameOf: ({ name }) => name,
    isActive: ({ isActive }) => isActive,
    set: ({ id }, status, told) => {
      setProblem(null)
      update.mutate({ params: { id }, body: { isActive: status === 'active' } }, told)
    },
    isToggling: update.isPending,
    remove: ({ id }) => remove.mutateAsync({ params: { id } }),
    failed: t.failed.save,
    onFailure: setProblem,
  })
  return { ...actions, problem, dismiss: () => setProblem(null) }
}

export type PlacementActions = ReturnType<typeof usePlacementActions>
