import { useState } from 'react'
import type { CallError, CallName } from '#client/call.ts'
import { useWrite } from '#app/data/use-write.ts'
import type { ManagedCategory } from '#contract/categories.ts'
import { adminCategories as t } from '#i18n/en/app/admin-categories.ts'
import { records } from '#i18n/en/app/records.ts'

/** What a change of a category changes. */
export const RENEWS = [
  'GET /categories/admin/all',
  'GET /categories',
  'GET /admin/counts',
] as const satisfies CallName[]

type Asked =
  | { what: 'order' }
  | { what: 'edit'; row?: ManagedCategory }
  | { what: 'delete' | 'merge'; row: ManagedCategory }

/** What is done with categories, what is asked before, and what is said afterwards. */
export function useCategoryActions(say: (text: string) => void) {
  const [asked, ask] = useState<Asked | null>(null)
  const status = useWrite('PUT /categories/{id}', { renews: RENEWS })
  const order = useWrite('POST /categories/order', { renews: RENEWS })
  const remove = useWrite('DELETE /categories/{id}', { renews: RENEWS })
  const merge = useWrite('POST /categories/{id}/merge', {
    renews: [...RENEWS, 'GET /features/admin/all', 'GET /category-service-fields'],
  })
  return {
    ...{ asked, ask, say },
    close: () => ask(null),
    isToggling: status.isPending,
    toggle: ({ id, name, status: before }: ManagedCategory) => {
      const to = before === 'active' ? 'inactive' : 'active'
      status.mutate(
        { params: { id }, body: { status: to } },
        {
          onSuccess: () => say(to === 'active' ? records.isActive(name) : records.isInactive(name)),
          onError: ({ said }: CallError) => say(said ?? t.failed.status),
        },
      )
    },
    order: async (ids: number[]) => {
      await order.mutateAsync({ body: { ids } })
      say(records.ordered)
    },
    remove: async ({ id, name }: ManagedCategory) => {
      await remove.mutateAsync({ params: { id } })
      say(records.deleted(name))
    },
    merge: async ({ id, name }: ManagedCategory, into: { id: number; name: string }) => {
      await merge.mutateAsync({ params: { id }, body: { into: into.id } })
      say(records.merged(name, into.name))
    },
  }
}

export type CategoryActions = ReturnType<typeof useCategoryActions>
