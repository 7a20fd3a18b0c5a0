import { call } from '#stores/api.ts'

/** A draft of the account with its values. */
export const readAdDraft = async (id: number) =>
  (await call('GET /classified-drafts/{id}', { params: { id } })).data
