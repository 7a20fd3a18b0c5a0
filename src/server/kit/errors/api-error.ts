import { errorMessage, type ErrorCode } from '#contract/errors.ts'

type Detail = {
  /** Said instead of the code's own sentence. */
  message?: string
  /** Each wrong input with its reason. */
  fields?: Record<string, string>
  /** Seconds until trying again makes sense: the `Retry-After` header. */
  retryAfter?: number
  /** Methods the address does accept: the `Allow` header. */
  allow?: string
  /** The account that was refused, for the log, where no session tells it. */
  account?: number
}

/**
 * A failure with a code of the contract; thrown anywhere below a route, answered in `errors.ts`.
 */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly detail: Detail

  constructor(code: ErrorCode, detail: Detail = {}) {
    super(detail.message ?? errorMessage(code))
    this.name = 'ApiError'
    this.code = code
    this.detail = detail
  }
}

/** INVALID_INPUT about one field. */
export const invalidField = (field: string, message: string): ApiError =>
  new ApiError('INVALID_INPUT', { message, fields: { [field]: message } })
