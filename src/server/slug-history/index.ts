export { findPage } from './find.ts'
export type { Page } from './find.ts'
export { redirectSlugs } from './redirect-slugs.ts'
export { idNamed } from './named.ts'
