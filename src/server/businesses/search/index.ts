export { indexBusinesses, reindexAll, reindexCategory, reindexLocation } from './indexing.ts'
export { planSearch } from './plan.ts'
export { pruneTask } from './prune-words.ts'
export { updateDocuments } from './update-documents.ts'
