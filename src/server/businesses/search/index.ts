export { isCommonFolded } from './common-words.ts'
export { indexBusinesses, reindexAll, reindexCategory, reindexLocation } from './indexing.ts'
export { runSearch } from './plan.ts'
export type { SearchPlan } from './interpretation.ts'
export { pruneWordsTask } from './prune-words.ts'
export { processReindexQueue } from './process-reindex-queue.ts'
export {
  serialiseInterpretation,
  serialiseNearbyInterpretation,
  serialiseTerms,
} from './serialise-interpretation.ts'
