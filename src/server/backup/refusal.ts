/**
 * Why a backup cannot be made, trusted or restored, in a sentence that tells the person what to do.
 */
export class BackupError extends Error {
  override name = 'BackupError'
}
