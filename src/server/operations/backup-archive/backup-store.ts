import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { getErrorReason } from '#server/kit/db/reason.ts'
import type { Log } from '#server/kit/db/log.ts'
import { getBackupFolder } from './contents.ts'
import { createBackup } from './create.ts'
import {
  isBackupDue,
  selectBackupsToKeep,
  formatBackupName,
  parseBackupName,
  type BackupKind,
  type BackupName,
} from './backup-names.ts'
import { readArchive } from './read-archive.ts'
import { BackupError } from './refusal.ts'

/** Another place that kept backups are copied to. */
export type BackupBucket = {
  /** Shown to administrators. */
  name: string
  put: (name: string, file: string, bytes: number) => Promise<void>
  remove: (name: string) => Promise<void>
}

type Options = {
  dataDir: string
  embedded: boolean
  elsewhere: string[]
  bucket: BackupBucket | null
  log: Log
  now?: () => Date
}

const checked = z.object({
  checkedAt: z.iso.datetime(),
  problem: z.string().nullable(),
  isInBucket: z.boolean(),
})
const failed = z.object({ at: z.iso.datetime(), reason: z.string() })

export type StoredBackup = BackupName & { bytes: number } & {
  checkedAt: string | null
  problem: string | null
  isInBucket: boolean
}
export type BackupProgress = { what: 'making' | 'checking' | 'sending'; share: number }

const FAILURE = 'last-failure.json'

/**
 * The backups in `DATA_DIR/backups`: made at night and when somebody asks, checked, copied to the
 * bucket, and removed when they are old. One thing is done at a time.
 */
export class BackupStore {
  readonly folder: string
  readonly elsewhere: readonly string[]
  readonly bucket: string | null
  readonly #options: Options
  readonly #now: () => Date
  #running: BackupProgress | null = null
  #work: Promise<unknown> = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
    this.folder = getBackupFolder(options.dataDir)
    this.elsewhere = options.elsewhere
    this.bucket = options.bucket?.name ?? null
    this.#now = options.now ?? (() => new Date())
  }

  running(): BackupProgress | null {
    return this.#running
  }

  /** Resolves when what is under way has ended, however it did. */
  settled(): Promise<void> {
    return this.#work.then(
      () => undefined,
      () => undefined,
    )
  }

  /** The newest first. */
  async list(): Promise<StoredBackup[]> {
    const found = await Promise.all((await this.#names()).map((named) => this.#kept(named)))
    return found.flatMap((kept) => (kept ? [kept] : []))
  }

  /** Why the last one could not be made; null when it could. */
  async failure(): Promise<{ at: string; reason: string } | null> {
    return parsed(failed, join(this.folder, FAILURE))
  }

  pathOf(name: string): string | null {
    const path = join(this.folder, name)
    return parseBackupName(name) && existsSync(path) ? path : null
  }

  /** Begins a backup and returns its name; throws BackupError while another thing is done. */
  begin(kind: BackupKind, signal: AbortSignal): string {
    const name = formatBackupName(this.#now(), kind)
    this.#start('making', () => this.#make(name, signal))
    return name
  }

  /** Starts to compare the checksums of a backup; throws BackupError as well. */
  beginCheck(name: string): void {
    this.#start('checking', async () => {
      const before = await parsed(checked, this.#noteOf(name))
      await this.#check(name, before?.isInBucket ?? false)
    })
  }

  /** Makes the nightly one when it is due. */
  async nightly(signal: AbortSignal): Promise<void> {
    if (this.#running || !isBackupDue(await this.#names(), this.#now())) return
    this.begin('nightly', signal)
    await this.#work
  }

  #start(what: BackupProgress['what'], work: () => Promise<void>): void {
    if (this.#running)
      throw new BackupError('A backup is being made or checked. Please wait until it finishes.')
    this.#running = { what, share: 0 }
    this.#work = work().finally(() => (this.#running = null))
    this.#work.catch((error: unknown) => this.#options.log.warn(`Backup: ${getErrorReason(error)}`))
  }

  async #make(name: string, signal: AbortSignal): Promise<void> {
    const { dataDir, embedded, elsewhere, log } = this.#options
    const file = join(this.folder, name)
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 })
      await this.#dropDrafts()
      const onProgress = (share: number) => (this.#running = { what: 'making', share })
      await createBackup({
        ...{ file, dataDir, embedded, elsewhere: [...elsewhere], log, signal, onProgress },
      })
      this.#running = { what: 'checking', share: 0 }
      const problem = await this.#check(name, false)
      if (problem !== null) throw new BackupError(problem)
      if (this.#options.bucket) await this.#send(name, file)
      await rm(join(this.folder, FAILURE), { force: true })
    } catch (error) {
      await this.#noteFailure(error)
      throw error
    }
    await this.#removeOld()
  }

  async #check(name: string, isInBucket: boolean): Promise<string | null> {
    const problem = await readArchive(join(this.folder, name)).then(
      () => null,
      (error: unknown) => {
        if (error instanceof BackupError) return error.message
        throw error
      },
    )
    await this.#note(name, { problem, isInBucket })
    return problem
  }

  async #send(name: string, file: string): Promise<void> {
    this.#running = { what: 'sending', share: 0 }
    const { size } = await stat(file)
    await this.#options.bucket!.put(name, file, size)
    await this.#note(name, { problem: null, isInBucket: true })
  }

  #note(name: string, said: { problem: string | null; isInBucket: boolean }): Promise<void> {
    const note = { checkedAt: this.#now().toISOString(), ...said }
    return writeFile(this.#noteOf(name), JSON.stringify(note), { mode: 0o600 })
  }

  async #noteFailure(error: unknown): Promise<void> {
    // The reason of another error may hold addresses with passwords: it is in the log.
    const reason = error instanceof BackupError ? error.message : 'It failed. See the server log.'
    const note = JSON.stringify({ at: this.#now().toISOString(), reason })
    await writeFile(join(this.folder, FAILURE), note).catch(() => undefined)
  }

  async #removeOld(): Promise<void> {
    const all = await this.#names()
    const kept = selectBackupsToKeep(all)
    for (const { name } of all.filter((one) => !kept.has(one.name))) {
      const note = await parsed(checked, this.#noteOf(name))
      if (note?.isInBucket) await this.#options.bucket?.remove(name)
      await rm(join(this.folder, name), { force: true })
      await rm(this.#noteOf(name), { force: true })
    }
  }

  /** Files that a killed process left half written. */
  async #dropDrafts(): Promise<void> {
    for (const name of await readdir(this.folder))
      if (/\.partial-[0-9a-f]+$/.test(name)) await rm(join(this.folder, name), { force: true })
  }

  async #names(): Promise<BackupName[]> {
    const names = await readdir(this.folder).catch(() => [])
    const found = names.flatMap((name) => parseBackupName(name) ?? [])
    return found.sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
  }

  async #kept(named: BackupName): Promise<StoredBackup | null> {
    const { size } = await stat(join(this.folder, named.name)).catch(() => ({ size: null }))
    if (size === null) return null
    const note = await parsed(checked, this.#noteOf(named.name))
    return {
      ...named,
      bytes: size,
      checkedAt: note?.checkedAt ?? null,
      problem: note?.problem ?? null,
      isInBucket: note?.isInBucket ?? false,
    }
  }

  #noteOf(name: string): string {
    return join(this.folder, `${name}.json`)
  }
}

async function parsed<Schema extends z.ZodType>(
  schema: Schema,
  path: string,
): Promise<z.output<Schema> | null> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return null
  }
}
