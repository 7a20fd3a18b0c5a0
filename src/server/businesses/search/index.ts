export { isCommonFolded } from './common-words.ts'
export { indexBusinesses, reindexAll, reindexCategory, reindexLocation } from './indexing.ts'
export { runSearch } from './run-search.ts'
export type { SearchPlan } from './interpretation.ts'
export { pruneWordsTask } from './prune-words.ts'
export { hasReindexWork, processReindexQueue } from './process-reindex-queue.ts'
export {
  serialiseInterpretation,
  serialiseNearbyInterpretation,
  serialiseInterpretationWithoutAnswers,
} from './serialise-interpretation.ts'
export { toHindiInterpretation, toHindiTerms } from './hindi-interpretation.ts'
