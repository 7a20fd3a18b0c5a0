import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '#app/router/index.ts'
import type { CallError, CallName } from '#client/call.ts'
import { useWrite } from '#app/data/use-write.ts'
import type { ManagedClassified } from '#contract/classified-admin.ts'
import { adminClassifieds as t } from '#i18n/en/app/admin-classifieds.ts'
import { records } from '#i18n/en/app/records.ts'

/** What a change of an ad changes. */
const INVALIDATES = [
  'GET /classified/admin/all',
  'GET /classified/admin/{id}',
  'GET /classified-categories/all',
  'GET /admin/counts',
  'GET /admin/queue',
] as const satisfies CallName[]

type Dialog = { what: 'reject' | 'suspend' | 'delete'; row: ManagedClassified }

/** Actions on ads, with their dialogs and notices. */
export function useClassifiedActions(setNotice: (text: string) => void, onRemoved?: () => void) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const approving = useWrite('PATCH /classified/{id}/approve', { invalidates: INVALIDATES })
  const rejecting = useWrite('PATCH /classified/{id}/reject', { invalidates: INVALIDATES })
  const setting = useWrite('PATCH /classified/{id}/status', { invalidates: INVALIDATES })
  const removing = useWrite('DELETE /classified/{id}', { invalidates: INVALIDATES })
  const told = (done: string, failed: string) => ({
    onSuccess: () => setNotice(done),
    onError: ({ serverMessage: notice, code }: CallError) => {
      setNotice(notice ? `${failed}: ${notice}` : failed)
      if (code !== 'CHANGED_MEANWHILE') return
      for (const name of INVALIDATES) void client.invalidateQueries({ queryKey: [name] })
    },
    onSettled: () => setDialog(null),
  })
  const setStatus = ({ id, title }: ManagedClassified, status: 'active' | 'suspended') =>
    setting.mutate(
      { params: { id }, body: { status } },
      told(t.done[status](title), t.failed.status),
    )
  return {
    ...{ dialog, setDialog },
    isBusy: rejecting.isPending || setting.isPending,
    close: () => setDialog(null),
    go: (path: string) => void navigate(path),
    approve: ({ id, title, version }: ManagedClassified) =>
      approving.mutate(
        { params: { id }, query: { version } },
        told(t.done.approved(title), t.failed.approve),
      ),
    reject: ({ id, title }: ManagedClassified, reason: string) =>
      rejecting.mutate(
        { params: { id }, body: { reason } },
        told(t.done.rejected(title), t.failed.reject),
      ),
    suspend: (row: ManagedClassified) => setStatus(row, 'suspended'),
    reactivate: (row: ManagedClassified) => setStatus(row, 'active'),
    remove: async ({ id, title }: ManagedClassified) => {
      await removing.mutateAsync({ params: { id } })
      setNotice(records.deleted(title))
      onRemoved?.()
    },
  }
}

export type ClassifiedActions = ReturnType<typeof useClassifiedActions>
