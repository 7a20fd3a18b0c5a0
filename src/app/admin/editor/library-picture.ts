import type { CallAnswer } from '#client/call.ts'

/** A picture of the library. */
export type LibraryPicture = CallAnswer<'GET /blogs/admin/pictures'>['data'][number]
