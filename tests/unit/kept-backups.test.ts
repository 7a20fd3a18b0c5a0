import { describe, expect, test } from 'vitest'
import {
  isBackupDue,
  selectBackupsToKeep,
  formatBackupName,
  parseBackupName,
} from '#server/operations/backup-archive/backup-names.ts'
import { DAY_MS } from '#shared/rules/duration.ts'

/** Three in the morning in India, a Sunday. */
const NIGHT = new Date('2026-11-21T21:30:00Z')
const ago = (days: number, kind: 'nightly' | 'asked' = 'nightly') =>
  parseBackupName(formatBackupName(new Date(NIGHT.getTime() - days * DAY_MS), kind))!

describe('the names of kept backups', () => {
  test('say when and why', () => {
    expect(formatBackupName(NIGHT, 'asked')).toBe('zila-20261121-213000-asked.tar.gz')
    expect(parseBackupName('zila-20261121-213000-asked.tar.gz')).toMatchObject({
      kind: 'asked',
      madeAt: NIGHT,
    })
    for (const name of ['../secret', 'zila.tar.gz', 'zila-20261121-213000-asked.tar.gz.json'])
      expect(parseBackupName(name)).toBeNull()
  })
})

describe('what is kept', () => {
  test('seven days, and one of each of four weeks', () => {
    const all = Array.from({ length: 60 }, (_, days) => ago(days))
    const kept = all.filter(({ name }) => selectBackupsToKeep(all).has(name))
    const daysAgo = kept.map(({ madeAt }) => (NIGHT.getTime() - madeAt.getTime()) / DAY_MS)
    expect(daysAgo).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 14, 21])
  })

  test('five of those that somebody asked for', () => {
    const all = Array.from({ length: 8 }, (_, days) => ago(days, 'asked'))
    expect(selectBackupsToKeep(all).size).toBe(5)
  })
})

describe('the nightly one is due', () => {
  const noon = new Date(NIGHT.getTime() + DAY_MS / 2)

  test('once a night, also the first', () => {
    expect(isBackupDue([], NIGHT)).toBe(true)
    expect(isBackupDue([ago(1)], NIGHT)).toBe(true)
    expect(isBackupDue([ago(0.01)], NIGHT)).toBe(false)
    expect(isBackupDue([ago(0.01, 'asked')], NIGHT)).toBe(true)
  })

  test('by day only when one was missed', () => {
    expect(isBackupDue([], noon)).toBe(false)
    expect(isBackupDue([ago(0)], noon)).toBe(false)
    expect(isBackupDue([ago(1)], noon)).toBe(true)
  })
})
