export { findPage } from './find.ts'
export type { Page } from './find.ts'
export { leadTo } from './lead-to.ts'
export { idNamed } from './named.ts'
