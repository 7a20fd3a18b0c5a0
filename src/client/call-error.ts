import type { ErrorCode } from '#contract/errors.ts'
import { FAILED, LATE, type Refusal, translateRefusal, UNREACHABLE } from '#i18n/en/refusals.ts'

/**
 * A call that did not succeed: the server's code and words, or `NETWORK` when there was no answer.
 */
export class CallError extends Error {
  declare readonly code: ErrorCode | 'NETWORK'
  declare readonly fields: Record<string, string>
  declare readonly status: number
  /**
   * The server's own words; null when there was no answer, or the answer is not from our server.
   */
  declare readonly serverMessage: string | null

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
    // Written together: this stands in what every dialog downloads.
    Object.assign(this, { name: 'CallError', code, status, fields, serverMessage })
  }
}

/**
 * The error of an answer that is not a success, in the words of the bundle's language. Answers of
 * the API carry their message; an answer of a proxy may have none.
 */
export async function toCallError(
  status: number,
  answer: Refusal | null | undefined,
): Promise<CallError> {
  const refusal = await translateRefusal(answer)
  const serverMessage = refusal?.error ?? null
  return new CallError(refusal?.code ?? 'INTERNAL', serverMessage ?? FAILED, status, {
    fields: refusal?.fields,
    serverMessage,
  })
}

export const toNetworkError = (isTimeout: boolean): CallError =>
  new CallError('NETWORK', isTimeout ? LATE : UNREACHABLE, 0)
