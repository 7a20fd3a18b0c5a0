import { useState } from 'react'
import type { CallError, CallName } from '#client/call.ts'
import { useWrite } from '#app/data/use-write.ts'
import type { ServiceFieldDetail } from '#contract/service-fields.ts'
import { adminFields as t } from '#i18n/en/app/admin-fields.ts'
import { records } from '#i18n/en/app/records.ts'

/** What a change of a service field changes. */
export const RENEWS = [
  'GET /category-service-fields',
  'GET /category-service-fields/category/{categoryId}',
  'GET /categories/admin/all',
] as const satisfies CallName[]

export type Named = { id: number; name: string }

type Asked =
  | { what: 'order'; category: Named }
  | { what: 'edit'; row?: ServiceFieldDetail }
  | { what: 'delete'; row: ServiceFieldDetail }

/** What is done with service fields, what is asked before, and what is said afterwards. */
export function useFieldActions(say: (text: string) => void) {
  const [asked, ask] = useState<Asked | null>(null)
  const update = useWrite('PUT /category-service-fields/{id}', { renews: RENEWS })
  const remove = useWrite('DELETE /category-service-fields/{id}', { renews: RENEWS })
  const order = useWrite('POST /category-service-fields/category/{categoryId}/order', {
    renews: RENEWS,
  })
  return {
    ...{ asked, ask, say },
    close: () => ask(null),
    isToggling: update.isPending,
    toggle: ({ id, isActive }: ServiceFieldDetail) =>
      update.mutate(
        { params: { id }, body: { isActive: !isActive } },
        {
          onSuccess: () => say(isActive ? t.deactivated : t.activated),
          onError: ({ said }: CallError) => say(said ?? t.failed.status),
        },
      ),
    remove: async ({ id }: ServiceFieldDetail) => {
      await remove.mutateAsync({ params: { id } })
      say(t.deleted)
    },
    order: async (categoryId: number, ids: number[]) => {
      await order.mutateAsync({ params: { categoryId }, body: { ids } })
      say(records.ordered)
    },
  }
}

export type FieldActions = ReturnType<typeof useFieldActions>
