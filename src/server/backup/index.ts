export { createBackup } from './create.ts'
export { readArchive } from './read-archive.ts'
export { BackupRefusal } from './refusal.ts'
export { restoreBackup } from './restore.ts'
