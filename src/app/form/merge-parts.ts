/** What a conflict needs, fetched when there is one. */
export { FieldMerge } from './FieldMerge.tsx'
export { mergeValues, copyFields } from './merge-values.ts'
export { rememberFocus } from './remember-focus.ts'
