export { findPage } from './find.ts'
export type { PageStatus } from './find.ts'
export { redirectSlugs } from './redirect-slugs.ts'
export { idBySlugSql } from './id-by-slug.ts'
