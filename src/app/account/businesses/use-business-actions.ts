import { useState } from 'react'
import type { CallError, CallInput } from '#client/call.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { useWrite } from '#app/data/use-write.ts'
import { myBusinesses as t } from '#i18n/en/app/my-businesses.ts'

const INVALIDATES = {
  invalidates: ['GET /businesses/user/my-businesses', 'GET /businesses/{id}/history'],
} as const

/** What is asked before it is done. */
export type BusinessDialog = 'pause' | 'move' | 'close' | 'delete'
export type BusinessAction = BusinessDialog | 'open' | 'sendAgain' | 'restore'
/** What was done, and the business whose deletion can be undone. */
export type BusinessNotice = { text: string; deleted?: OwnBusiness }
export type OperatingStatusInput = CallInput<'PATCH /businesses/{id}/standing'>['body']

const NOTICES = { open: 'open', paused: 'paused', moved: 'moved', closed: 'closed' } as const

/** Does what is chosen for a business; what others notice is asked first. */
export function useBusinessActions(setNotice: (notice: BusinessNotice | null) => void) {
  const [dialog, setDialog] = useState<{ act: BusinessDialog; business: OwnBusiness } | null>(null)
  const standing = useWrite('PATCH /businesses/{id}/standing', INVALIDATES)
  const remove = useWrite('DELETE /businesses/{id}', INVALIDATES)
  const restore = useWrite('POST /businesses/{id}/restore', INVALIDATES)
  const again = useWrite('POST /businesses/{id}/send-again', INVALIDATES)
  const writes = [standing, remove, restore, again]

  const handlers = (text: string, deleted?: OwnBusiness) => ({
    onSuccess: () => {
      setDialog(null)
      setNotice(deleted ? { text, deleted } : { text })
    },
    onError: (error: CallError) => {
      // A dialog that is open shows it beside its fields.
      if (!dialog) setNotice({ text: `${t.said.failed} ${error.message}` })
    },
  })
  const change = (business: OwnBusiness, body: OperatingStatusInput) =>
    standing.mutate(
      { params: { id: business.id }, body },
      handlers(t.said[NOTICES[body.standing]](business.name)),
    )
  const act = (chosen: BusinessAction, business: OwnBusiness) => {
    for (const write of writes) write.reset()
    const named = { params: { id: business.id } }
    if (chosen === 'open') return change(business, { standing: 'open' })
    if (chosen === 'restore') return restore.mutate(named, handlers(t.said.restored(business.name)))
    if (chosen === 'sendAgain') return again.mutate(named, handlers(t.said.sent(business.name)))
    setDialog({ act: chosen, business })
  }
  return {
    dialog,
    act,
    set: (body: OperatingStatusInput) => dialog && change(dialog.business, body),
    remove: () =>
      dialog &&
      remove.mutate(
        { params: { id: dialog.business.id } },
        handlers(t.said.deleted(dialog.business.name), dialog.business),
      ),
    isBusy: writes.some(({ isPending }) => isPending),
    error: standing.error ?? remove.error,
    close: () => setDialog(null),
  }
}
