/** What sends a form or keeps it, loaded by the note when its dialog opens. */
export const loadSending = () => import('#stores/send-or-keep.ts')
