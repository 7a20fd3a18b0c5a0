import type { Logger } from 'pino'
import { BackupStore } from '#server/backup/index.ts'
import type { BackupBucket } from '#server/backup/index.ts'
import type { S3Config } from '#server/storage/index.ts'
import { notInBackup } from './backup-command.ts'
import type { Config } from './config.ts'
import { databaseLog } from './logger.ts'

/** The backups that this installation keeps. */
export async function backupsOf(config: Config, logger: Logger): Promise<BackupStore> {
  return new BackupStore({
    dataDir: config.dataDir,
    embedded: config.databaseUrl === null,
    elsewhere: notInBackup(config),
    bucket: config.backupTo && (await bucketOf(config.backupTo)),
    log: databaseLog(logger),
  })
}

async function bucketOf(config: S3Config): Promise<BackupBucket> {
  // The client of S3 is large, and most installations never need it.
  const { s3Storage } = await import('#server/storage/s3.ts')
  const storage = s3Storage(config, 'backups/')
  return {
    name: `${config.bucket} (${config.endpoint})`,
    put: (name, file, size) => storage.put(name, { file, size }, 'application/gzip'),
    remove: (name) => storage.remove(name),
  }
}
