import type { CallName } from '#client/call.ts'
import { statusHandlers, useRecordActions } from '#app/admin/record/use-record-actions.ts'
import { useWrite } from '#app/data/use-write.ts'
import type { ManagedCategory } from '#contract/categories.ts'
import { adminCategories as t } from '#i18n/en/app/admin-categories.ts'
import { records } from '#i18n/en/app/records.ts'

/** What a change of a category changes. */
export const INVALIDATES = [
  'GET /categories/admin/all',
  'GET /categories',
  'GET /admin/counts',
] as const satisfies CallName[]

type Dialog =
  | { what: 'order' }
  | { what: 'edit'; row?: ManagedCategory }
  | { what: 'delete' | 'merge'; row: ManagedCategory }

/** Actions on categories, with their dialogs and notices. */
export function useCategoryActions() {
  const update = useWrite('PUT /categories/{id}', { invalidates: INVALIDATES })
  const order = useWrite('POST /categories/order', { invalidates: INVALIDATES })
  const remove = useWrite('DELETE /categories/{id}', { invalidates: INVALIDATES })
  const merge = useWrite('POST /categories/{id}/merge', {
    invalidates: [...INVALIDATES, 'GET /features/admin/all', 'GET /category-service-fields'],
  })
  const actions = useRecordActions<ManagedCategory, Dialog>({
    ...statusHandlers,
    set: ({ id }, status, told) => update.mutate({ params: { id }, body: { status } }, told),
    isToggling: update.isPending,
    remove: ({ id }) => remove.mutateAsync({ params: { id } }),
    failed: t.failed.status,
  })
  return {
    ...actions,
    order: async (ids: number[]) => {
      await order.mutateAsync({ body: { ids } })
      actions.setNotice(records.ordered)
    },
    merge: async ({ id, name }: ManagedCategory, into: { id: number; name: string }) => {
      await merge.mutateAsync({ params: { id }, body: { into: into.id } })
      actions.setNotice(records.merged(name, into.name))
    },
  }
}

export type CategoryActions = ReturnType<typeof useCategoryActions>
