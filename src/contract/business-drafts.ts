import { draftEndpoints } from './drafts.ts'

/** Listings that are being written. */
export const {
  list: listBusinessDrafts,
  get: getBusinessDraft,
  create: createBusinessDraft,
  save: saveBusinessDraft,
  remove: deleteBusinessDraft,
} = draftEndpoints({
  path: '/business-drafts',
  tag: 'Drafts of businesses',
  nouns: 'Listings',
  named: 'BusinessDraft',
})
