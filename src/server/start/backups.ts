import type { Logger } from 'pino'
import { BackupStore, type BackupBucket } from '#server/operations/backup-archive/index.ts'
import type { S3Config } from '#server/kit/storage/index.ts'
import { listUncoveredData } from './backup-command.ts'
import type { Config } from './config.ts'
import { toDatabaseLogger } from './logger.ts'

/** The backups that this installation keeps. */
export async function openBackups(config: Config, logger: Logger): Promise<BackupStore> {
  return new BackupStore({
    dataDir: config.dataDir,
    embedded: config.databaseUrl === null,
    elsewhere: listUncoveredData(config),
    bucket: config.backupTo && (await bucketOf(config.backupTo)),
    log: toDatabaseLogger(logger),
  })
}

async function bucketOf(config: S3Config): Promise<BackupBucket> {
  // The client of S3 is large, and most installations never need it.
  const { createS3Storage } = await import('#server/kit/storage/s3.ts')
  const storage = createS3Storage(config, 'backups/', 'BACKUP_TO')
  return {
    name: `${config.bucket} (${config.endpoint})`,
    put: (name, file, size) => storage.put(name, { file, size }, 'application/gzip'),
    remove: (name) => storage.remove(name),
  }
}
