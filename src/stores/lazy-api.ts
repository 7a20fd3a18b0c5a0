import { NOT_LOADED } from '#i18n/en/not-loaded.ts'
import type { call as Call } from './api.ts'

const client = () => import('./api.ts')

/** Loads the API's client before it is needed. */
export const preloadApi = (): void => void client().catch(() => undefined)

/**
 * Like `call` of `api.ts`, but loads its code on the first call, for islands that start without
 * one. Rejects with a message for the visitor if the code cannot be loaded.
 */
export const lazyCall = (async (...input: Parameters<typeof Call>) => {
  const { call } = await client().catch(() => {
    throw new Error(NOT_LOADED)
  })
  return call(...input)
}) as typeof Call
