import type { CallName } from '#client/call.ts'
import { statusHandlers, useRecordActions } from '#app/admin/record/use-record-actions.ts'
import { useWrite } from '#app/data/use-write.ts'
import type { ClassifiedCategoryDetail } from '#contract/classified-categories.ts'
import { classifiedCategories as t } from '#i18n/en/app/classified-categories.ts'
import { records } from '#i18n/en/app/records.ts'

/** What a change of a category of ads changes. */
export const INVALIDATES = [
  'GET /classified-categories/all',
  'GET /classified-categories',
] as const satisfies CallName[]

type Row = ClassifiedCategoryDetail
type Dialog = { what: 'order' } | { what: 'edit'; row?: Row } | { what: 'delete'; row: Row }

/** Actions on ad categories, with their dialogs and notices. */
export function useClassifiedCategoryActions() {
  const update = useWrite('PUT /classified-categories/{id}', { invalidates: INVALIDATES })
  const order = useWrite('POST /classified-categories/order', { invalidates: INVALIDATES })
  const remove = useWrite('DELETE /classified-categories/{id}', { invalidates: INVALIDATES })
  const actions = useRecordActions<Row, Dialog>({
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
  }
}
