import { useState } from 'react'
import type { CallError, CallInput } from '#client/call.ts'
import type { OwnBusiness } from '#contract/businesses-writing.ts'
import { useWrite } from '#app/data/use-write.ts'
import { myBusinesses as t } from '#i18n/en/app/my-businesses.ts'

const INVALIDATES = {
  renews: ['GET /businesses/user/my-businesses', 'GET /businesses/{id}/history'],
} as const

/** What is asked before it is done. */
export type Asked = 'pause' | 'move' | 'close' | 'delete'
export type Act = Asked | 'open' | 'sendAgain' | 'restore'
/** What was done, and the business whose deletion can be undone. */
export type Said = { text: string; deleted?: OwnBusiness }
export type StandingBody = CallInput<'PATCH /businesses/{id}/standing'>['body']

const SAID = { open: 'open', paused: 'paused', moved: 'moved', closed: 'closed' } as const

/** Does what is chosen for a business; what others notice is asked first. */
export function useStanding(say: (said: Said | null) => void) {
  const [asked, ask] = useState<{ act: Asked; business: OwnBusiness } | null>(null)
  const standing = useWrite('PATCH /businesses/{id}/standing', INVALIDATES)
  const remove = useWrite('DELETE /businesses/{id}', INVALIDATES)
  const restore = useWrite('POST /businesses/{id}/restore', INVALIDATES)
  const again = useWrite('POST /businesses/{id}/send-again', INVALIDATES)
  const writes = [standing, remove, restore, again]

  const saying = (text: string, deleted?: OwnBusiness) => ({
    onSuccess: () => {
      ask(null)
      say(deleted ? { text, deleted } : { text })
    },
    onError: (error: CallError) => {
      // A dialog that is open shows it beside its fields.
      if (!asked) say({ text: `${t.said.failed} ${error.message}` })
    },
  })
  const change = (business: OwnBusiness, body: StandingBody) =>
    standing.mutate(
      { params: { id: business.id }, body },
      saying(t.said[SAID[body.standing]](business.name)),
    )
  const act = (chosen: Act, business: OwnBusiness) => {
    for (const write of writes) write.reset()
    const named = { params: { id: business.id } }
    if (chosen === 'open') return change(business, { standing: 'open' })
    if (chosen === 'restore') return restore.mutate(named, saying(t.said.restored(business.name)))
    if (chosen === 'sendAgain') return again.mutate(named, saying(t.said.sent(business.name)))
    ask({ act: chosen, business })
  }
  return {
    asked,
    act,
    set: (body: StandingBody) => asked && change(asked.business, body),
    remove: () =>
      asked &&
      remove.mutate(
        { params: { id: asked.business.id } },
        saying(t.said.deleted(asked.business.name), asked.business),
      ),
    isBusy: writes.some(({ isPending }) => isPending),
    error: standing.error ?? remove.error,
    close: () => ask(null),
  }
}
