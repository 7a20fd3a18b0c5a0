import { useState } from 'react'
import type { CallError, CallName } from '#client/call.ts'
import { useWrite } from '#app/data/use-write.ts'
import type { ManagedLocation } from '#contract/locations.ts'
import { adminLocations as t } from '#i18n/en/app/admin-locations.ts'
import { records } from '#i18n/en/app/records.ts'

/** What a change of a town changes. */
export const RENEWS = [
  'GET /locations/admin/all',
  'GET /locations',
  'GET /locations/states',
  'GET /admin/counts',
] as const satisfies CallName[]

type Asked =
  { what: 'edit'; row?: ManagedLocation } | { what: 'delete' | 'merge'; row: ManagedLocation }

/** What is done with towns, what is asked before, and what is said afterwards. */
export function useLocationActions(say: (text: string) => void) {
  const [asked, ask] = useState<Asked | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const status = useWrite('PUT /locations/{id}', { renews: RENEWS })
  const remove = useWrite('DELETE /locations/{id}', { renews: RENEWS })
  const merge = useWrite('POST /locations/{id}/merge', { renews: RENEWS })
  return {
    ...{ asked, ask, say, problem },
    dismiss: () => setProblem(null),
    close: () => ask(null),
    isToggling: status.isPending,
    toggle: ({ id, city, status: before }: ManagedLocation) => {
      const to = before === 'active' ? 'inactive' : 'active'
      setProblem(null)
      status.mutate(
        { params: { id }, body: { status: to } },
        {
          onSuccess: () => say(to === 'active' ? records.isActive(city) : records.isInactive(city)),
          onError: ({ said }: CallError) => setProblem(said ?? t.failed.save),
        },
      )
    },
    remove: async ({ id, city }: ManagedLocation) => {
      await remove.mutateAsync({ params: { id } })
      say(records.deleted(city))
    },
    merge: async ({ id, city }: ManagedLocation, into: { id: number; text: string }) => {
      await merge.mutateAsync({ params: { id }, body: { into: into.id } })
      say(records.merged(city, into.text))
    },
  }
}

export type LocationActions = ReturnType<typeof useLocationActions>
