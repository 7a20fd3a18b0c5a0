import { useEffect } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form'
import type { CallError, CallInput, CallName } from '#client/call.ts'
import { keepDraft, takeDraft } from '#stores/drafts.ts'
import { useWrite } from '#app/data/use-write.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

type Options<Name extends CallName, Values extends FieldValues> = {
  /** Names the draft: `reply:12`. */
  draft: string
  defaults: Values
  /** What is sent for what was typed. */
  toInput: (values: Values) => Omit<CallInput<Name>, 'signal' | 'stays'>
  /** Readings that are renewed afterwards. */
  renews?: readonly CallName[]
  onDone: () => void
  /** Told of each refusal, for one that asks for a decision. */
  onRefused?: (error: CallError) => void
  /** What is said when the server refused without naming a field. */
  failed: string
}

/**
 * A form of one call of the contract. What is typed is kept as a draft with every change, so that
 * it is there again after a sign-in or a reload; what the server says of a field stands at that
 * field; the first wrong field gets the focus; leaving with unsent words asks first.
 */
export function useEndpointForm<Name extends CallName, Values extends FieldValues>(
  name: Name,
  { draft, defaults, toInput, renews = [], onDone, onRefused, failed }: Options<Name, Values>,
) {
  const form = useForm<Values>({ defaultValues: defaults as DefaultValues<Values> })
  const { setError, setFocus, setValue, watch, handleSubmit, formState } = form
  const write = useWrite(name, { renews })
  const { isDirty, isSubmitSuccessful } = formState
  const guard = useLeaveGuard(isDirty && !isSubmitSuccessful)

  useEffect(() => {
    const kept = Object.entries(takeDraft(draft) ?? {})
    const watched = watch((values) => keepDraft(draft, values))
    for (const [field, value] of kept)
      setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      })
    return () => watched.unsubscribe()
  }, [draft, setValue, watch])

  const refuse = (error: CallError) => {
    onRefused?.(error)
    const fields = Object.entries(error.fields).filter(([field]) => field in defaults)
    for (const [field, message] of fields) setError(field as Path<Values>, { message })
    const first = fields[0]?.[0]
    if (first) setFocus(first as Path<Values>)
    const isRefused = error.status >= 400 && error.status < 500
    setError('root.server', {
      message: isRefused && error.said ? `${failed} ${error.said}` : failed,
    })
  }
  const submit = handleSubmit(async (values) => {
    try {
      await write.mutateAsync(toInput(values))
      takeDraft(draft)
      onDone()
    } catch (error) {
      refuse(error as CallError)
    }
  })

  return { form, submit, guard, isBusy: formState.isSubmitting }
}
