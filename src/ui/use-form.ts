import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import {
  FormSubmission,
  IDLE_FORM,
  type FormProblem as Problem,
  type FormRules,
  type FormState,
} from '#shared/view/form.ts'

/** Why a form was not sent. `way` is a link or button that helps. */
export type FormProblem = Problem & { way?: ReactNode }

export type FormInput<Values> = FormRules<Values, FormProblem> & {
  /** The first values: an empty form, or a kept draft. */
  start: () => Values
  /** The values after it was sent; `start` if left out. */
  blank?: () => Values
}

export type Form<Values> = FormState<FormProblem> & {
  ref: RefObject<HTMLFormElement | null>
  values: Values
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
 * A form in React: its values, its checks, one sending at a time, errors by field with the focus on
 * the first. Typing hides the shown problem.
 */
export function useForm<Values extends object>(input: FormInput<Values>): Form<Values> {
  const { start, blank = start } = input
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(start)
  const [state, setState] = useState<FormState<FormProblem>>(IDLE_FORM)
  const [submission] = useState(() => new FormSubmission<Values, FormProblem>(setState))
  const { problem } = state

  useEffect(() => {
    if (problem) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem])

  const change = (changed: Partial<Values>) => {
    setValues({ ...values, ...changed })
    if (problem) setState({ ...state, problem: null })
  }
  return {
    ...state,
    ref,
    values,
    change,
    field: (name) => ({
      value: values[name],
      error: problem?.fields?.[name],
      onChange: ({ target }) => change({ [name]: target.value } as Partial<Values>),
    }),
    submit: () =>
      void submission.submit(values, input).then((isSent) => isSent && setValues(blank())),
  }
}
