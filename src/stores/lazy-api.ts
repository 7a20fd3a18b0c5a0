import type { call as Call } from './api.ts'

const client = () => import('./api.ts')

/** Loads the API's client before it is needed. */
export const prepareCall = (): void => void client().catch(() => undefined)

/**
 * Calls the API as `call` of `api.ts`, whose code comes with the first call: for islands that begin
 * without one. Rejects with words for the visitor if that code cannot be loaded.
 */
export const lazyCall = (async (...input: Parameters<typeof Call>) => {
  const { call } = await client().catch(() => {
    throw new Error('The server could not be reached.')
  })
  return call(...input)
}) as typeof Call
