import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '#app/router/index.ts'
import type { CallName } from '#client/call.ts'
import { useWrite } from '#app/data/use-write.ts'
import { listingHistoryPath } from '#config/app-paths.ts'
import { adminBusinesses as t } from '#i18n/en/app/admin-businesses.ts'
import type { BusinessStatus } from '#shared/rules/business.ts'
import type { Row } from './columns.tsx'

/** What a change of a listing changes. */
export const INVALIDATES = [
  'GET /businesses/admin/all',
  'GET /businesses/admin/bulk',
  'GET /admin/counts',
] as const satisfies CallName[]

/**
 * Actions on one listing and their notices. Hiding a listing asks for the reason first: `dialog`
 * names the listing.
 */
export function useBusinessActions(setNotice: (text: string) => void) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [dialog, setDialog] = useState<Row | null>(null)
  const [given, give] = useState<Row | null>(null)
  const [removed, setRemoved] = useState<Row | null>(null)
  const remove = useWrite('DELETE /businesses/{id}', { invalidates: INVALIDATES })
  const status = useWrite('PATCH /businesses/{id}/status', { invalidates: INVALIDATES })
  const verified = useWrite('PATCH /businesses/{id}/verified', { invalidates: INVALIDATES })
  const featured = useWrite('PATCH /businesses/{id}/featured', { invalidates: INVALIDATES })

  const setStatus = (row: Row, to: BusinessStatus, reason?: string) =>
    status.mutate(
      // What is hidden is hidden whatever it says by now.
      {
        params: { id: row.id },
        body: to === 'active' ? { status: to, version: row.version } : { status: to, reason },
      },
      {
        onSuccess: () => setNotice(t.statusDone(to)),
        onError: ({ serverMessage: notice, code }) => {
          setNotice(notice ?? t.statusFailed)
          if (code !== 'CHANGED_MEANWHILE') return
          for (const name of INVALIDATES) void client.invalidateQueries({ queryKey: [name] })
        },
        onSettled: () => setDialog(null),
      },
    )
  return {
    dialog,
    isBusy: status.isPending,
    close: () => setDialog(null),
    /** Whose owner is asked for. */
    given,
    askOwner: give,
    closeOwner: () => give(null),
    history: ({ id }: Row) => void navigate(listingHistoryPath(id)),
    /** Which one is asked about before it is deleted. */
    removed,
    isRemoving: remove.isPending,
    askToRemove: setRemoved,
    keep: () => setRemoved(null),
    remove: () =>
      removed &&
      remove.mutate(
        { params: { id: removed.id } },
        {
          onSuccess: () => setNotice(t.removed(removed.name)),
          onError: ({ serverMessage: notice }) => setNotice(notice ?? t.removeFailed),
          onSettled: () => setRemoved(null),
        },
      ),
    show: (row: Row) => setStatus(row, 'active'),
    askToHide: setDialog,
    hide: (reason: string) => dialog && setStatus(dialog, 'inactive', reason),
    turn: (row: Row, flag: 'verified' | 'featured') => {
      const value = !row[flag]
      const told = {
        onSuccess: () => setNotice(t.flagDone(t.done[flag][value ? 1 : 0]!)),
        onError: () => setNotice(flag === 'verified' ? t.verifiedFailed : t.featuredFailed),
      }
      const params = { id: row.id }
      if (flag === 'verified') verified.mutate({ params, body: { verified: value } }, told)
      else featured.mutate({ params, body: { featured: value } }, told)
    },
  }
}

export type BusinessActions = ReturnType<typeof useBusinessActions>
