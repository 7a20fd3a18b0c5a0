import type { Failure } from '#contract/endpoint.ts'

/* What the browser says itself, when no sentence of the API came. */
export const LATE = 'The server did not answer in time.'
export const UNREACHABLE = 'The server could not be reached.'
export const FAILED = 'Something went wrong. Please try again later.'

/** The answer to a refused call; that of a proxy may have no part of it. */
export type Refusal = Partial<Failure>

/** The refusal in the language of the bundle. In English the API's sentences are shown as they are. */
export const translateRefusal = (
  refusal: Refusal | null | undefined,
): Refusal | null | undefined | Promise<Refusal | null | undefined> => refusal
