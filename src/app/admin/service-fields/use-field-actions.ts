import type { CallName } from '#client/call.ts'
import type { NamedRecord } from '#app/admin/record/filters.ts'
import { useRecordActions } from '#app/admin/record/use-record-actions.ts'
import { useWrite } from '#app/data/use-write.ts'
import type { ServiceFieldDetail } from '#contract/service-fields.ts'
import { adminFields as t } from '#i18n/en/app/admin-fields.ts'
import { records } from '#i18n/en/app/records.ts'

/** What a change of a service field changes. */
export const INVALIDATES = [
  'GET /category-service-fields',
  'GET /category-service-fields/category/{categoryId}',
  'GET /categories/admin/all',
] as const satisfies CallName[]

type Dialog =
  | { what: 'order'; category: NamedRecord }
  | { what: 'edit'; row?: ServiceFieldDetail }
  | { what: 'delete'; row: ServiceFieldDetail }

/** Actions on service fields, with their dialogs and notices. */
export function useFieldActions() {
  const update = useWrite('PUT /category-service-fields/{id}', { invalidates: INVALIDATES })
  const remove = useWrite('DELETE /category-service-fields/{id}', { invalidates: INVALIDATES })
  const order = useWrite('POST /category-service-fields/category/{categoryId}/order', {
    invalidates: INVALIDATES,
  })
  const actions = useRecordActions<ServiceFieldDetail, Dialog>({
    nameOf: ({ fieldLabel }) => fieldLabel,
    isActive: ({ isActive }) => isActive,
    set: ({ id }, status, told) =>
      update.mutate({ params: { id }, body: { isActive: status === 'active' } }, told),
    isToggling: update.isPending,
    remove: ({ id }) => remove.mutateAsync({ params: { id } }),
    failed: t.failed.status,
    texts: {
      isActive: () => t.activated,
      isInactive: () => t.deactivated,
      deleted: () => t.deleted,
    },
  })
  return {
    ...actions,
    order: async (categoryId: number, ids: number[]) => {
      await order.mutateAsync({ params: { categoryId }, body: { ids } })
      actions.setNotice(records.ordered)
    },
  }
}

export type FieldActions = ReturnType<typeof useFieldActions>
