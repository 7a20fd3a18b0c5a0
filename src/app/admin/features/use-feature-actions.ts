import { useState } from 'react'
import type { CallError, CallName } from '#client/call.ts'
import { useWrite } from '#app/data/use-write.ts'
import type { AmenityDetail } from '#contract/amenities.ts'
import { adminFeatures as t } from '#i18n/en/app/admin-features.ts'
import { records } from '#i18n/en/app/records.ts'

/** What a change of a feature changes. */
export const RENEWS = [
  'GET /features/admin/all',
  'GET /features',
  'GET /categories/admin/all',
] as const satisfies CallName[]

export type Named = { id: number; name: string }

type Asked =
  | { what: 'order'; category: Named }
  | { what: 'edit'; row?: AmenityDetail }
  | { what: 'delete'; row: AmenityDetail }

/** What is done with features, what is asked before, and what is said afterwards. */
export function useFeatureActions(say: (text: string) => void) {
  const [asked, ask] = useState<Asked | null>(null)
  const update = useWrite('PUT /features/{id}', { renews: RENEWS })
  const remove = useWrite('DELETE /features/{id}', { renews: RENEWS })
  const order = useWrite('POST /features/category/{categoryId}/order', { renews: RENEWS })
  return {
    ...{ asked, ask, say },
    close: () => ask(null),
    isToggling: update.isPending,
    toggle: ({ id, name, status }: AmenityDetail) => {
      const to = status === 'active' ? 'inactive' : 'active'
      update.mutate(
        { params: { id }, body: { status: to } },
        {
          onSuccess: () => say(to === 'active' ? records.isActive(name) : records.isInactive(name)),
          onError: ({ said }: CallError) => say(said ?? t.failed.status),
        },
      )
    },
    remove: async ({ id, name }: AmenityDetail) => {
      await remove.mutateAsync({ params: { id } })
      say(records.deleted(name))
    },
    order: async (categoryId: number, ids: number[]) => {
      await order.mutateAsync({ params: { categoryId }, body: { ids } })
      say(records.ordered)
    },
  }
}

export type FeatureActions = ReturnType<typeof useFeatureActions>
