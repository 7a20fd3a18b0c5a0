import type { CallResponse } from '#client/call.ts'

/** An open conversation as the server answers it. */
export type ThreadData = CallResponse<'GET /conversations/{key}'>['data']
