import { CallError } from '#client/call.ts'

/** Whether the API has no such record; a name that no record can have counts too. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof CallError && ['NOT_FOUND', 'INVALID_INPUT'].includes(error.code)
