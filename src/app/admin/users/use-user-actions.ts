import { useState } from 'react'
import type { CallError, CallInput, CallName, CallResponse } from '#client/call.ts'
import { useIdentityProof } from '#app/account/profile/use-identity-proof.tsx'
import { useWrite } from '#app/data/use-write.ts'
import type { PublishedContentType } from '#shared/rules/published-content-types.ts'
import { adminUsers as t } from '#i18n/en/app/admin-users.ts'

const INVALIDATES = [
  'GET /users',
  'GET /users/stats',
  'GET /users/{id}',
  'GET /admin/counts',
] as const satisfies CallName[]

export type Role = 'user' | 'owner' | 'admin'
export type Person = Pick<
  CallResponse<'GET /users'>['data'][number],
  'id' | 'name' | 'role' | 'status' | 'helper'
>
export type UserAction = 'deactivate' | 'role' | 'helper' | 'remove'
type HelperInput = CallInput<'PUT /users/{id}/helper'>['body']
export type DeletedUserContent = { listings: 'keep' | 'remove'; reviews: 'keep' | 'remove' }

/** Actions on an account, with their dialogs and notices. */
export function useUserActions(setNotice: (text: string) => void, onRemoved?: () => void) {
  const [asked, setDialog] = useState<{ what: UserAction; person: Person } | null>(null)
  const status = useWrite('PATCH /users/{id}/status', { invalidates: INVALIDATES })
  const role = useWrite('PATCH /users/{id}/role', { invalidates: INVALIDATES })
  const makeHelper = useWrite('PUT /users/{id}/helper', { invalidates: INVALIDATES })
  const endHelper = useWrite('DELETE /users/{id}/helper', { invalidates: INVALIDATES })
  const remove = useWrite('DELETE /users/{id}', { invalidates: INVALIDATES })
  const { ensure, dialog } = useIdentityProof()

  const told = (done: string, failed: string) => ({
    onSuccess: () => setNotice(done),
    onError: ({ serverMessage: notice }: CallError) =>
      setNotice(notice ? `${failed}: ${notice}` : failed),
    onSettled: () => setDialog(null),
  })
  const setStatus = (
    { id, name }: Person,
    to: Person['status'],
    hide: PublishedContentType[] = [],
  ) =>
    status.mutate(
      { params: { id }, body: { status: to, hide } },
      told(t.done[to](name), t.failed.status),
    )
  return {
    dialog: asked,
    isBusy: [status, role, makeHelper, endHelper, remove].some(({ isPending }) => isPending),
    /** Asks for the password or the second factor, over everything else. */
    proof: dialog,
    close: () => setDialog(null),
    setDialog: (what: UserAction, person: Person) => setDialog({ what, person }),
    /** Deactivating asks first; activating takes nothing away. */
    turn: (person: Person) =>
      person.status === 'active'
        ? setDialog({ what: 'deactivate', person })
        : setStatus(person, 'active'),
    deactivate: (person: Person, hide: PublishedContentType[]) =>
      setStatus(person, 'inactive', hide),
    setRole: async ({ id, name }: Person, to: Role) => {
      if (!(await ensure())) return
      role.mutate(
        { params: { id }, body: { role: to } },
        told(t.done.role(name, t.roles[to]), t.failed.role),
      )
    },
    makeHelper: async ({ id, name }: Person, body: HelperInput) => {
      if (!(await ensure())) return
      makeHelper.mutate({ params: { id }, body }, told(t.helper.made(name), t.helper.failed))
    },
    endHelper: async ({ id, name }: Person) => {
      if (!(await ensure())) return
      endHelper.mutate({ params: { id } }, told(t.helper.ended(name), t.helper.failed))
    },
    remove: async ({ id, name }: Person, fate: DeletedUserContent) => {
      if (!(await ensure())) return
      const done = told(t.done.removed(name), t.failed.remove)
      remove.mutate(
        { params: { id }, query: fate },
        {
          ...done,
          onSuccess: () => {
            done.onSuccess()
            onRemoved?.()
          },
        },
      )
    },
  }
}

export type UserActions = ReturnType<typeof useUserActions>
