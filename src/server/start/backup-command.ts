import {
  createBackup,
  readArchive,
  restoreBackup,
} from '#server/operations/backup-archive/index.ts'
import type { Config } from './config.ts'
import { toDatabaseLogger, createLogger } from './logger.ts'
import { toDisplayPath } from './display-path.ts'
import { createStepRunner, type TerminalOutput } from './steps.ts'

/** Backs up the data folder of this installation, and prints what is kept elsewhere. */
export async function backUpNow(
  config: Config,
  file: string,
  screen: TerminalOutput,
  signal: AbortSignal,
): Promise<void> {
  const elsewhere = listUncoveredData(config)
  await createStepRunner(screen)(
    'Backup',
    () =>
      createBackup({
        file,
        dataDir: config.dataDir,
        embedded: config.databaseUrl === null,
        elsewhere,
        log: quietLog(config),
        signal,
      }),
    (bytes) => `Backup of ${toDisplayPath(config.dataDir)} in ${file}: ${inMegabytes(bytes)}`,
  )
  for (const sentence of elsewhere) screen.write(`    Not in it: ${sentence}\n`)
}

/** Reads a whole backup and compares every checksum; it writes nothing. */
export async function checkBackup(file: string, screen: TerminalOutput): Promise<void> {
  const { header } = await createStepRunner(screen)(
    'Check',
    () => readArchive(file),
    ({ header, files, bytes }) =>
      `Whole: ${files} files, ${inMegabytes(bytes)} unpacked, made at ` +
      `${header.madeAt.slice(0, 19)}Z`,
  )
  for (const sentence of header.elsewhere) screen.write(`    Not in it: ${sentence}\n`)
}

/** Puts a backup into the data folder. */
export async function restoreNow(
  config: Config,
  file: string,
  replace: boolean,
  screen: TerminalOutput,
): Promise<void> {
  const { dataDir, databaseUrl } = config
  const wish = { file, dataDir, embedded: databaseUrl === null, replace, log: quietLog(config) }
  const { header, rows, replaced } = await createStepRunner(screen)(
    'Restore',
    () => restoreBackup(wish),
    ({ header }) =>
      `Restored into ${toDisplayPath(dataDir)}, as it was at ${header.madeAt.slice(0, 19)}Z`,
  )
  if (header.postgres !== null) {
    const count = [...rows.values()].reduce((sum, some) => sum + some, 0)
    screen.write(
      `    The database was started and read whole: ${rows.size} tables, ${count} rows.\n`,
    )
  }
  if (replaced)
    screen.write(
      `    What was there before is in ${toDisplayPath(replaced)}; ` +
        'remove it when you are content.\n',
    )
  for (const sentence of header.elsewhere) screen.write(`    Was not in it: ${sentence}\n`)
  screen.write('    "npm start" builds the site from it.\n')
}

/** Parts of the site that no backup of this installation holds, in sentences. */
export function listUncoveredData({
  databaseUrl,
  databaseOwnerUrl,
  s3,
  sharedFolder,
}: Config): string[] {
  const sentences: string[] = []
  // A dump reads what only the owner may, such as the state of sequences.
  const ofOwner = databaseOwnerUrl ? 'DATABASE_OWNER_URL' : 'DATABASE_URL'
  if (databaseUrl)
    sentences.push(
      `the database, which is at ${placeOf(databaseUrl)} (DATABASE_URL): back it up with ` +
        `pg_dump --format=custom --file=zila.dump "$${ofOwner}", and bring it back with ` +
        'pg_restore.',
    )
  if (s3)
    sentences.push(
      `uploaded pictures and videos, which are in the bucket ${s3.bucket} at ${s3.endpoint} ` +
        '(S3_URL): copy the bucket, for example with aws s3 sync or rclone, or let it keep ' +
        'versions.',
    )
  if (sharedFolder)
    sentences.push(
      `uploaded pictures and videos, which are in ${sharedFolder}/uploads (SHARED_FOLDER): copy ` +
        'that folder, for example with rsync.',
    )
  return sentences
}

/** Without user and password: other people read backups. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

const quietLog = (config: Config) => toDatabaseLogger(createLogger({ ...config, logLevel: 'warn' }))
const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`
