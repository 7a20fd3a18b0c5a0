import * as contract from '#contract/backups.ts'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { BackupError, type BackupStore } from '#server/operations/backup-archive/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { QUARTER_HOUR_MS } from '#shared/rules/duration.ts'
import { BACKUP_FILE_PATH, createBackupLink, sendBackup } from './download.ts'
import { readBackups } from './state.ts'

/**
 * Backups in the data folder, for administrators; the nightly one is a task. Without a store, as
 * in a build, none are made.
 */
export function backupRoutes(api: Api, backups: BackupStore | undefined): void {
  const { tasks, ending } = api.deps
  const kept = () => {
    if (!backups) throw new ApiError('UNAVAILABLE')
    return backups
  }
  const signal = ending ?? new AbortController().signal
  bindData(api, contract.listBackups, (ctx) => readBackups(kept(), ctx))
  bind(api, contract.createBackup, async ({ db, actor }) => {
    const name = spoken(() => kept().begin('asked', signal))
    await db.transaction((tx) => recordAudit(tx, actor, 'make', 'backups', null, { name }))
    return { data: { started: true as const } }
  })
  bind(api, contract.checkBackup, async ({ db, actor }, { params: { name } }) => {
    if (!kept().pathOf(name)) throw new ApiError('NOT_FOUND')
    spoken(() => kept().beginCheck(name))
    await db.transaction((tx) => recordAudit(tx, actor, 'check', 'backups', null, { name }))
    return { data: { started: true as const } }
  })
  bindData(api, contract.createBackupDownload, (ctx, { params }) =>
    createBackupLink(ctx, kept(), params.name),
  )
  api.app.get(BACKUP_FILE_PATH, (c) => sendBackup(api, c, kept()))
  if (backups)
    tasks.add({
      name: 'nightly backup',
      everyMs: QUARTER_HOUR_MS,
      run: (signal) => backups.nightly(signal),
    })
}

function spoken<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof BackupError) throw new ApiError('NOT_POSSIBLE', { message: error.message })
    throw error
  }
}
