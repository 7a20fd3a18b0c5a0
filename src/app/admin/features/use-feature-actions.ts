import type { CallName } from '#client/call.ts'
import type { NamedRecord } from '#app/admin/record/filters.ts'
import { statusHandlers, useRecordActions } from '#app/admin/record/use-record-actions.ts'
import { useWrite } from '#app/data/use-write.ts'
import type { AmenityDetail } from '#contract/amenities.ts'
import { adminFeatures as t } from '#i18n/en/app/admin-features.ts'
import { records } from '#i18n/en/app/records.ts'

/** What a change of a feature changes. */
export const INVALIDATES = [
  'GET /features/admin/all',
  'GET /features',
  'GET /categories/admin/all',
] as const satisfies CallName[]

type Dialog =
  | { what: 'order'; category: NamedRecord }
  | { what: 'edit'; row?: AmenityDetail }
  | { what: 'delete'; row: AmenityDetail }

/** Actions on features, with their dialogs and notices. */
export function useFeatureActions() {
  const update = useWrite('PUT /features/{id}', { invalidates: INVALIDATES })
  const remove = useWrite('DELETE /features/{id}', { invalidates: INVALIDATES })
  const order = useWrite('POST /features/category/{categoryId}/order', { invalidates: INVALIDATES })
  const actions = useRecordActions<AmenityDetail, Dialog>({
    ...statusHandlers,
    set: ({ id }, status, told) => update.mutate({ params: { id }, body: { status } }, told),
    isToggling: update.isPending,
    remove: ({ id }) => remove.mutateAsync({ params: { id } }),
    failed: t.failed.status,
  })
  return {
    ...actions,
    order: async (categoryId: number, ids: number[]) => {
      await order.mutateAsync({ params: { categoryId }, body: { ids } })
      actions.setNotice(records.ordered)
    },
  }
}

export type FeatureActions = ReturnType<typeof useFeatureActions>
