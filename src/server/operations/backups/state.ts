import type { BackupState } from '#contract/backups.ts'
import type { StoredBackup, BackupStore } from '#server/operations/backup-archive/index.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

const OLD_MS = 2 * DAY_MS

/** The kept backups, what is being done, and what an administrator should know. */
export async function readBackups(
  backups: BackupStore,
  { now }: { now: () => Date },
): Promise<BackupState> {
  const all = await backups.list()
  const failure = await backups.failure()
  return {
    backups: all.map(({ madeAt, ...kept }) => ({ ...kept, madeAt: madeAt.toISOString() })),
    running: backups.running(),
    warning: warningOf(all, failure !== null, now()),
    failure,
    folder: backups.folder,
    bucket: backups.bucket,
    elsewhere: [...backups.elsewhere],
  }
}

/** Nothing is said of a site that has none yet: its first night comes. */
function warningOf(
  all: readonly StoredBackup[],
  hasFailed: boolean,
  now: Date,
): BackupState['warning'] {
  if (hasFailed) return 'failed'
  const [newest] = all
  if (!newest) return null
  if (newest.problem !== null) return 'damaged'
  return now.getTime() - newest.madeAt.getTime() > OLD_MS ? 'old' : null
}
