import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import {
  FormSubmission,
  IDLE_FORM,
  type FormProblem as Problem,
  type FormHandlers,
  type FormState,
} from '#shared/view/form.ts'

/** A control with an error; what is no text field says so by data. */
const INVALID = '[aria-invalid="true"], [data-invalid]'

/** Why a form was not sent. `way` is a link or button that helps. */
export type FormProblem = Problem & { way?: ReactNode }

export type FormInput<Values> = FormHandlers<Values, FormProblem> & {
  /** The first values: an empty form, or a kept draft. */
  start: () => Values
  /** The values after it was sent; `start` if left out. */
  blank?: () => Values
}

export type Form<Values> = FormState<FormProblem> & {
  ref: RefObject<HTMLFormElement | null>
  values: Values
  /** Something was typed. */
  isDirty: boolean
  change: (changed: Partial<Values>) => void
  /** The value, error and listener of a text-like control. */
  field: <Name extends keyof Values & string>(
    name: Name,
  ) => {
    value: Values[Name]
    error: string | undefined
    onChange: (event: { target: { value: string } }) => void
  }
  submit: () => void
}

/**
 * A short form in React: its values, its checks, one sending at a time, errors by field with the
 * focus on the first. Typing hides what was said of the sending and of that field.
 */
export function useForm<Values extends object>(input: FormInput<Values>): Form<Values> {
  const { start, blank = start } = input
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(start)
  const [isDirty, setDirty] = useState(false)
  const [state, setState] = useState<FormState<FormProblem>>(IDLE_FORM)
  /** The fields that were changed since the last attempt. */
  const [changed, setChanged] = useState<Partial<Values>>({})
  const [submission] = useState(
    () =>
      new FormSubmission<Values, FormProblem>((next) => {
        setState(next)
        setChanged({})
      }),
  )
  const { problem } = state

  useEffect(() => {
    if (problem) ref.current?.querySelector<HTMLElement>(INVALID)?.focus()
  }, [problem])

  const change = (given: Partial<Values>) => {
    setDirty(true)
    setValues((before) => ({ ...before, ...given }))
    setChanged((before) => ({ ...before, ...given }))
  }
  const fields = problem?.fields ?? {}
  return {
    ...{ ref, values, isDirty, change, isBusy: state.isBusy },
    problem: problem && Object.keys(changed).length > 0 ? { fields } : problem,
    field: (name) => ({
      value: values[name],
      error: name in changed ? undefined : fields[name],
      onChange: ({ target }) => change({ [name]: target.value } as Partial<Values>),
    }),
    submit: () =>
      void submission.submit(values, input).then((isSent) => isSent && setValues(blank())),
  }
}
