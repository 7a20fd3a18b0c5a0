import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallError, CallInput, CallName } from '#client/call.ts'
import { call } from '#stores/api.ts'
import { withProof } from './proof.ts'

type LooseCall = (name: CallName, input: object) => Promise<unknown>

/**
 * Writes by the contract's name; afterwards the readings named in `renews` are read again:
 * `useWrite('DELETE /messages/{id}', { renews: ['GET /messages'] })`. Offline it fails at once
 * rather than being sent at some later time. Where a proof is needed and something asks for it
 * (`proof.ts`), it is sent again with that.
 */
export function useWrite<Name extends CallName>(
  name: Name,
  { invalidates = [] }: { invalidates?: readonly CallName[] } = {},
) {
  const client = useQueryClient()
  return useMutation<CallAnswer<Name>, CallError, Omit<CallInput<Name>, 'signal' | 'stays'>>({
    networkMode: 'always',
    mutationFn: (input) =>
      withProof(() => (call as unknown as LooseCall)(name, input) as Promise<CallAnswer<Name>>),
    onSuccess: async () => {
      const renew = (name: CallName) => client.invalidateQueries({ queryKey: [name] })
      await Promise.all(invalidates.map(renew))
    },
  })
}
