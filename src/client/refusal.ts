import { CallError } from './call.ts'

/** Why a form was refused: the form's own words, or else the server's. */
export function toFormErrors(
  error: unknown,
  failed: string,
): { text: string; fields: Record<string, string> } {
  if (!(error instanceof CallError)) return { text: failed, fields: {} }
  const isRefused = error.status >= 400 && error.status < 500
  return {
    text: isRefused && error.serverMessage ? `${failed} ${error.serverMessage}` : failed,
    fields: error.fields,
  }
}

/** The server's reason for each wrong field. */
export const getFieldErrors = (error: unknown): Record<string, string> =>
  error instanceof CallError ? error.fields : {}
