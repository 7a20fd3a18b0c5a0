import { useState } from 'react'
import type { CallError, CallName } from '#client/call.ts'
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
export type Person = { id: number; name: string; role: Role; status: 'active' | 'inactive' }
export type UserAction = 'deactivate' | 'role' | 'remove'
export type DeletedUserContent = { listings: 'keep' | 'remove'; reviews: 'keep' | 'remove' }

/** Actions on an account, with their dialogs and notices. */
export function useUserActions(setNotice: (text: string) => void, onRemoved?: () => void) {
  const [asked, setDialog] = useState<{ what: UserAction; person: Person } | null>(null)
  const status = useWrite('PATCH /users/{id}/status', { invalidates: INVALIDATES })
  const role = useWrite('PATCH /users/{id}/role', { invalidates: INVALIDATES })
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
    isBusy: status.isPending || role.isPending || remove.isPending,
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
