/** Why a form was not sent: in words, and by field. */
export type FormProblem = { text?: string | undefined; fields?: Record<string, string> }

/** What a form shows of its sending. */
export type FormState<Problem extends FormProblem = FormProblem> = {
  isBusy: boolean
  problem: Problem | null
}

export type FormHandlers<Values, Problem extends FormProblem = FormProblem> = {
  /** What is wrong before anything is sent; null or an empty problem lets the form be sent. */
  check?: ((values: Values) => Problem | null) | undefined
  send: (values: Values) => Promise<unknown>
  /** Turns a failure of `send` into words and the fields that the server refused. */
  explain: (error: unknown, values: Values) => Problem
}

export const IDLE_FORM: FormState<never> = { isBusy: false, problem: null }

/** Whether there is anything to say. */
export const hasFormProblem = ({ text, fields = {} }: FormProblem): boolean =>
  Boolean(text) || Object.keys(fields).length > 0

/**
 * Sends a form, whatever draws it: check, send once at a time, then success or the reason for a
 * failure. `show` is called with each state; returns whether the form was sent.
 */
export class FormSubmission<Values, Problem extends FormProblem = FormProblem> {
  readonly #show: (state: FormState<Problem>) => void
  #isBusy = false

  constructor(show: (state: FormState<Problem>) => void) {
    this.#show = show
  }

  async submit(values: Values, rules: FormHandlers<Values, Problem>): Promise<boolean> {
    if (this.#isBusy) return false
    const wrong = rules.check?.(values)
    if (wrong && hasFormProblem(wrong)) {
      this.#show({ isBusy: false, problem: wrong })
      return false
    }
    this.#isBusy = true
    this.#show({ isBusy: true, problem: null })
    let problem: Problem | null = null
    try {
      await rules.send(values)
    } catch (error) {
      problem = rules.explain(error, values)
    }
    this.#isBusy = false
    this.#show({ isBusy: false, problem })
    return problem === null
  }
}
