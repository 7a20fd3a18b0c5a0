import { useQueryClient } from '@tanstack/react-query'
import { withIdentityProof } from '#app/data/identity-proof.ts'
import type { CallError, CallName } from '#client/call.ts'
import { useForm, type Form } from '#ui/use-form.ts'

export type Problems = Record<string, string>

export type RecordForm<Values extends object> = Form<Values>

type Options<Values> = {
  start: Values
  /** What is wrong before anything is sent, by field. */
  check: (values: Values) => Problems
  send: (values: Values) => Promise<unknown>
  /** The fallback for a failure without a message from the server. */
  failed: (error: CallError) => string
  /** Readings that are renewed after it was sent, and when somebody else was faster. */
  invalidates: readonly CallName[]
  onDone: () => void
}

/** The form of a record of administrators: a short one, in a dialog. */
export function useRecordForm<Values extends object>(options: Options<Values>): RecordForm<Values> {
  const { start, check, send, failed, invalidates, onDone } = options
  const client = useQueryClient()
  const renew = () =>
    Promise.all(invalidates.map((name) => client.invalidateQueries({ queryKey: [name] })))
  return useForm<Values>({
    start: () => start,
    check: (values) => ({ fields: check(values) }),
    send: async (values) => {
      await withIdentityProof(() => send(values))
      await renew()
      onDone()
    },
    explain: (error) => {
      const refusal = error as CallError
      if (refusal.code === 'CHANGED_MEANWHILE') void renew()
      return { text: refusal.serverMessage ?? failed(refusal), fields: refusal.fields }
    },
  })
}
