import type { CallResponse } from '#client/call.ts'

/** A picture of the library. */
export type LibraryPicture = CallResponse<'GET /blogs/admin/pictures'>['data'][number]
