import { useRead } from '#app/data/use-read.ts'
import { useWrite } from '#app/data/use-write.ts'
import type { CallError } from '#client/call.ts'
import { adminAudit as t } from '#i18n/en/app/admin-audit.ts'
import { adminBusinesses } from '#i18n/en/app/admin-businesses.ts'
import { adminDuplicates } from '#i18n/en/app/admin-duplicates.ts'
import { formatCount } from '#shared/rules/money.ts'
import type { AuditRow } from './AuditAction.tsx'

const RUNS = ['running', 'done']

/**
 * Undoes what an entry tells, by the verb that the act has of its own: a merge, a change of many
 * listings. Offered while the server would do it.
 */
export function useUndo(setNotice: (text: string) => void) {
  const merges = useRead('GET /admin/merges', {}).data?.data ?? []
  const bulks = useRead('GET /businesses/admin/bulk', {}).data?.data ?? []
  const separate = useWrite('POST /admin/merges/{id}/undo', {
    invalidates: ['GET /audit/admin/all', 'GET /admin/merges', 'GET /admin/duplicates'],
  })
  const changeBack = useWrite('POST /businesses/admin/bulk/{id}/undo', {
    invalidates: [
      ...(['GET /audit/admin/all', 'GET /businesses/admin/bulk'] as const),
      ...(['GET /businesses/admin/bulk/{id}', 'GET /businesses/admin/all'] as const),
    ],
  })
  const onError = ({ serverMessage }: CallError) => setNotice(serverMessage ?? t.failed.undo)
  return {
    isBusy: separate.isPending || changeBack.isPending,
    /** Undoes the act of an entry; undefined where that cannot be done, or not any more. */
    of: ({ at, noun, detail: { goneId, bulkChange } }: AuditRow): (() => void) | undefined => {
      if (noun !== 'businesses') return undefined
      // Two listings may have been merged before, and separated again.
      const merge = merges.find(({ at: when, gone }) => gone.id === goneId && when === at)
      const bulk = bulks.find(({ id, state }) => id === bulkChange && RUNS.includes(state))
      if (merge)
        return () =>
          separate.mutate(
            { params: { id: merge.id } },
            {
              onSuccess: ({ data: { left } }) =>
                setNotice(
                  left.length > 0
                    ? adminDuplicates.undoneBut(left.join(', '))
                    : adminDuplicates.undone,
                ),
              onError,
            },
          )
      if (bulk)
        return () =>
          changeBack.mutate(
            { params: { id: bulk.id } },
            {
              onSuccess: ({ data: { undone } }) =>
                setNotice(adminBusinesses.bulkUndone(formatCount(undone))),
              onError,
            },
          )
      return undefined
    },
  }
}
