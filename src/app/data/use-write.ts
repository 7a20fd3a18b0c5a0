import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallResponse, CallError, CallInput, CallName } from '#client/call.ts'
import { call } from '#stores/api.ts'
import { withIdentityProof } from './identity-proof.ts'

type LooseCall = (name: CallName, input: object) => Promise<unknown>

/**
 * A mutation by its name in the contract; afterwards the queries in `invalidates` are refetched:
 * `useWrite('DELETE /messages/{id}', { invalidates: ['GET /messages'] })`. Offline it fails at once
 * instead of being sent later. When a proof of identity is needed, it prompts and sends again
 * (`proof.ts`).
 */
export function useWrite<Name extends CallName>(
  name: Name,
  { invalidates = [] }: { invalidates?: readonly CallName[] } = {},
) {
  const client = useQueryClient()
  return useMutation<CallResponse<Name>, CallError, Omit<CallInput<Name>, 'signal' | 'stays'>>({
    networkMode: 'always',
    mutationFn: (input) =>
      withIdentityProof(
        () => (call as unknown as LooseCall)(name, input) as Promise<CallResponse<Name>>,
      ),
    onSuccess: async () => {
      const renew = (name: CallName) => client.invalidateQueries({ queryKey: [name] })
      await Promise.all(invalidates.map(renew))
    },
  })
}
