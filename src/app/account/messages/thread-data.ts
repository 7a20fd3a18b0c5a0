import type { CallAnswer } from '#client/call.ts'

/** An open conversation as the server answers it. */
export type ThreadData = CallAnswer<'GET /conversations/{key}'>['data']
