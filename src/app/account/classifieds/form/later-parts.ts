/** What the form of an ad fetches after its fields: nothing else in it depends on them. */
export { AdMedia } from './AdMedia.tsx'
export { AdNotes } from './AdNotes.tsx'
export { AdSafety } from './AdSafety.tsx'
export { AdSent } from './AdSent.tsx'
export { BothVersions } from './BothVersions.tsx'
export { KeptValues } from './KeptValues.tsx'
export { Towns } from './Towns.tsx'
export { SavedLine } from '#app/form/SavedLine.tsx'
