/**
 * Why a backup cannot be created, verified or restored, in a sentence that says what to do.
 */
export class BackupError extends Error {
  override name = 'BackupError'
}
