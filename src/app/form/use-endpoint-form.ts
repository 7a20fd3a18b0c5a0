import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import type { CallError, CallInput, CallName } from '#client/call.ts'
import { useWrite } from '#app/data/use-write.ts'
import { flattenFormErrors } from './form-problems.ts'
import { useDraft } from './use-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

type Options<Name extends CallName, Values extends FieldValues> = {
  /** Names the draft: `reply:12`. */
  draft: string
  defaults: Values
  /** What is sent for what was typed; the version that the record was read with is among it. */
  toInput: (values: Values) => Omit<CallInput<Name>, 'signal' | 'stays'>
  /**
   * Told of each refusal, for one that asks for a decision: after CHANGED_MEANWHILE the record is
   * read again and merged (`useRecordMerge`).
   */
  onRefused?: (error: CallError) => void
  /** Readings that are renewed afterwards. */
  invalidates?: readonly CallName[]
  onDone: () => void
  /** The text for a refusal that names no field. */
  failed: string
}

/**
 * A form of one call of the contract. What is typed is kept as a draft after every pause, so that
 * it is there again after a sign-in or a reload; what the server says of a field, nested ones too
 * (`businessHours.mon.0.open`), stands at that field; the first wrong field gets the focus; leaving
 * with unsent words asks first.
 */
export function useEndpointForm<Name extends CallName, Values extends FieldValues>(
  name: Name,
  { draft, defaults, toInput, invalidates = [], onDone, onRefused, failed }: Options<Name, Values>,
) {
  const form = useForm<Values>({ defaultValues: defaults as DefaultValues<Values> })
  const { setError, setFocus, handleSubmit, formState } = form
  const write = useWrite(name, { invalidates })
  const { isDirty, isSubmitSuccessful, errors } = formState
  const guard = useLeaveGuard(isDirty && !isSubmitSuccessful)
  const { keepNow, forget } = useDraft(draft, form)

  const refuse = (error: CallError) => {
    onRefused?.(error)
    const order = Object.keys(defaults)
    const placeOf = (field: string) => order.indexOf(field.split('.')[0]!)
    const fields = Object.entries(error.fields)
      .filter(([field]) => placeOf(field) >= 0)
      .sort(([a], [b]) => placeOf(a) - placeOf(b))
    for (const [field, message] of fields) setError(field as Path<Values>, { message })
    const first = fields[0]?.[0]
    if (first) setFocus(first as Path<Values>)
    const isRefused = error.status >= 400 && error.status < 500
    setError('root.server', {
      message: isRefused && error.serverMessage ? `${failed} ${error.serverMessage}` : failed,
    })
  }
  const submit = handleSubmit(async (values) => {
    // A 401 leaves the page.
    keepNow()
    try {
      await write.mutateAsync(toInput(values))
      forget()
      onDone()
    } catch (error) {
      refuse(error as CallError)
    }
  })
  return {
    form,
    submit,
    guard,
    isBusy: formState.isSubmitting,
    /** What is wrong at which field, for a summary with links. */
    problems: flattenFormErrors(errors),
    /** Forgets the draft: the form was given up. */
    forget,
  }
}
