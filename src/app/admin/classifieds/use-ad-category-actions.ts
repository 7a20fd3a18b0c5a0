import { useState } from 'react'
import type { CallError, CallName } from '#client/call.ts'
import { useWrite } from '#app/data/use-write.ts'
import type { ClassifiedCategoryDetail } from '#contract/classified-categories.ts'
import { adCategories as t } from '#i18n/en/app/ad-categories.ts'
import { records } from '#i18n/en/app/records.ts'

/** What a change of a category of ads changes. */
export const RENEWS = [
  'GET /classified-categories/all',
  'GET /classified-categories',
] as const satisfies CallName[]

type Row = ClassifiedCategoryDetail
type Asked = { what: 'order' } | { what: 'edit'; row?: Row } | { what: 'delete'; row: Row }

/** What is done with categories of ads, what is asked before, and what is said afterwards. */
export function useAdCategoryActions(say: (text: string) => void) {
  const [asked, ask] = useState<Asked | null>(null)
  const update = useWrite('PUT /classified-categories/{id}', { renews: RENEWS })
  const order = useWrite('POST /classified-categories/order', { renews: RENEWS })
  const remove = useWrite('DELETE /classified-categories/{id}', { renews: RENEWS })
  return {
    ...{ asked, ask },
    close: () => ask(null),
    isToggling: update.isPending,
    toggle: ({ id, name, status }: Row) => {
      const to = status === 'active' ? 'inactive' : 'active'
      update.mutate(
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
    remove: async ({ id, name }: Row) => {
      await remove.mutateAsync({ params: { id } })
      say(records.deleted(name))
    },
  }
}
