import type { call as Call } from './api.ts'

const client = () => import('./api.ts')

/** Fetches the API's client, so that it is there when it is needed. */
export const prepareCall = (): void => void client().catch(() => undefined)

/**
 * Calls the API as `call` of `api.ts`, whose code comes with the first call: for islands that begin
 * without one. Rejects with the words for the visitor when that code does not come.
 */
export const lateCall = (async (...input: Parameters<typeof Call>) => {
  const { call } = await client().catch(() => {
    throw new Error('The server could not be reached.')
  })
  return call(...input)
}) as typeof Call
