/** The database of this device that keeps files of forms until they are sent. */
export const UNSENT_FILES_DB = 'zila-photos'
export const UNSENT_FILES = { database: UNSENT_FILES_DB, store: 'forms' }

/** How the names of the app's drafts begin in the storage of this device. */
export const FORM_DRAFT_PREFIX = 'app-draft:'
