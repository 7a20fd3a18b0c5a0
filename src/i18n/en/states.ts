import { listStates } from './list-states.ts'
import { missing } from './missing.ts'

/** Empty, missing and failed states: each text tells what happened and what to do next. */
export const states = {
  ...listStates,
  ...missing,
  noBusinessesYet: 'No businesses yet. Be the first to list yours!',
  noCategories: 'No categories available at the moment.',
  pageNotFound: 'Page not found',
  pageNotFoundText: 'The page may have moved, or the link may be wrong.',
  pageGone: 'No longer available',
  pageGoneText: 'This page was removed or is hidden.',
}
