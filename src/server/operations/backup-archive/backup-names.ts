import { HOUR_MS, DAY_MS, WEEK_MS } from '#shared/rules/duration.ts'

export type BackupKind = 'nightly' | 'asked'
export type BackupName = { name: string; kind: BackupKind; madeAt: Date }

const NAME = /^zila-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-(nightly|asked)\.tar\.gz$/
const DAYS_KEPT = 7
const WEEKS_KEPT = 4
const MANUAL_KEPT = 5

/** The name of a kept backup, which says when it was made, in UTC, and why. */
export const formatBackupName = (at: Date, kind: BackupKind): string =>
  `zila-${at.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}-${kind}.tar.gz`

/** Parses the name of a backup; null for other files. */
export function parseBackupName(name: string): BackupName | null {
  const found = NAME.exec(name)
  if (!found) return null
  const [, year, month, day, hour, minute, second, kind] = found
  const madeAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(madeAt.getTime()) ? null : { name, kind: kind as BackupKind, madeAt }
}

/** Weeks begin on Monday, in India. */
const weekOf = (at: Date) => Math.floor((at.getTime() + 5.5 * HOUR_MS + 3 * DAY_MS) / WEEK_MS)

/**
 * Those that are kept: the newest nightly ones of 7 days, of the 4 newest weeks the newest of each,
 * and the 5 newest that somebody asked for.
 */
export function selectBackupsToKeep(all: readonly BackupName[]): Set<string> {
  const newest = [...all].sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
  const nightly = newest.filter(({ kind }) => kind === 'nightly')
  const kept = new Set(nightly.slice(0, DAYS_KEPT).map(({ name }) => name))
  const weeks = new Set<number>()
  for (const { name, madeAt } of nightly) {
    if (weeks.has(weekOf(madeAt))) continue
    if (weeks.size === WEEKS_KEPT) break
    weeks.add(weekOf(madeAt))
    kept.add(name)
  }
  for (const { name } of newest.filter(({ kind }) => kind === 'asked').slice(0, MANUAL_KEPT))
    kept.add(name)
  return kept
}

/** Whether the nightly backup is due: at night in India, or as soon as one was missed. */
export function isBackupDue(all: readonly BackupName[], now: Date): boolean {
  const last = Math.max(
    0,
    ...all.filter(({ kind }) => kind === 'nightly').map(({ madeAt }) => madeAt.getTime()),
  )
  const hour = new Date(now.getTime() + 5.5 * HOUR_MS).getUTCHours()
  const isNight = hour >= 2 && hour < 5
  const ageMs = now.getTime() - last
  return isNight ? ageMs > DAY_MS / 2 : last > 0 && ageMs > 1.25 * DAY_MS
}
