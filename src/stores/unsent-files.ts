/** The database of this device that keeps files of forms until they are sent. */
export const UNSENT_FILES_DB = 'zila-photos'

/** How the names of the app's drafts begin in the storage of this device. */
export const FORM_DRAFT_PREFIX = 'app-draft:'
