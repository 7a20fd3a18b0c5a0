import type { ErrorCode } from '#contract/errors.ts'

/** What the API says of a refusal: its code, its sentence if there is one, and one of each field. */
export type Refusal = {
  code: ErrorCode
  message: string | null
  fields: Record<string, string>
}

/* What the browser says itself, when no sentence of the API came. */
export const LATE = 'The server did not answer in time.'
export const UNREACHABLE = 'The server could not be reached.'
export const FAILED = 'Something went wrong. Please try again later.'

/** The refusal in the language of the bundle. In English the API's sentences are shown as they are. */
export const translateRefusal = (refusal: Refusal): Refusal | Promise<Refusal> => refusal
