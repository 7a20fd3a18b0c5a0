/** The database of this device that keeps files of forms until they are sent. */
export const UNSENT_FILES = 'zila-photos'
