import { draftEndpoints } from './drafts.ts'

/** Classified ads that are being written. */
export const {
  list: listClassifiedDrafts,
  get: getClassifiedDraft,
  create: createClassifiedDraft,
  save: saveClassifiedDraft,
  remove: deleteClassifiedDraft,
} = draftEndpoints({
  path: '/classified-drafts',
  tag: 'Drafts of ads',
  nouns: 'Ads',
  named: 'ClassifiedDraft',
})
