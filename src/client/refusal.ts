import { CallError } from './call.ts'

/**
 * Why a form was not taken: the form's own words, then the server's when it refused and said why.
 */
export function refusalOf(
  error: unknown,
  failed: string,
): { text: string; fields: Record<string, string> } {
  if (!(error instanceof CallError)) return { text: failed, fields: {} }
  const isRefused = error.status >= 400 && error.status < 500
  return {
    text: isRefused && error.said ? `${failed} ${error.said}` : failed,
    fields: error.fields,
  }
}

/** What the server found wrong with each field. */
export const fieldsOf = (error: unknown): Record<string, string> =>
  error instanceof CallError ? error.fields : {}
