import type { Failure } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'

/**
 * A call that did not succeed: the server's code and words, or `NETWORK` when there was no answer.
 */
export class CallError extends Error {
  readonly code: ErrorCode | 'NETWORK'
  readonly fields: Record<string, string>
  readonly status: number
  /**
   * The server's own words; null when there was no answer, or the answer is not from our server.
   */
  readonly serverMessage: string | null

  constructor(
    code: ErrorCode | 'NETWORK',
    message: string,
    status: number,
    {
      fields = {},
      serverMessage = null,
    }: { fields?: Record<string, string> | undefined; serverMessage?: string | null } = {},
  ) {
    super(message)
    this.name = 'CallError'
    this.code = code
    this.status = status
    this.fields = fields
    this.serverMessage = serverMessage
  }
}

/**
 * The error of an answer that is not a success. Answers of the API carry their message, so the
 * browser need not download all messages; an answer of a proxy may have none.
 */
export function toCallError(
  status: number,
  answer: Partial<Failure> | null | undefined,
): CallError {
  const serverMessage = answer?.error ?? null
  const words = serverMessage ?? 'Something went wrong. Please try again later.'
  return new CallError(answer?.code ?? 'INTERNAL', words, status, {
    fields: answer?.fields,
    serverMessage,
  })
}

export const toNetworkError = (isTimeout: boolean): CallError =>
  new CallError(
    'NETWORK',
    isTimeout ? 'The server did not answer in time.' : 'The server could not be reached.',
    0,
  )
