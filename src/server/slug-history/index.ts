export { findPage } from './find.ts'
export type { Page } from './find.ts'
export { idNamed } from './named.ts'
