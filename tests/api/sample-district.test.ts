import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { stopAtFault } from '#district/read/fault.ts'
import { getDistrictFolder, readDistrictFile } from '#district/read/folder.ts'
import { readTowns } from '#district/read/towns.ts'
import { runImport } from '#server/businesses/import/index.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { businesses, categories, locations } from '#server/kit/db/tables/index.ts'
import { loadSampleDistrict } from '#server/operations/sample/index.ts'
import { deleteAuditEntries } from './setup/audit.ts'
import { createTestDatabase } from './setup/database.ts'
import {
  writeImportFile,
  VALID_ROWS,
  toCsvLines,
  openTestDatabase,
  openForImport,
  PROGRAM_TIMEOUT_MS,
} from './setup/import.ts'

openForImport()

const FOLDER = getDistrictFolder()
const TOWNS = readTowns(FOLDER, stopAtFault)!
const LISTINGS = readDistrictFile(FOLDER, 'businesses.csv')!.trim().split('\n').length - 1

describe('the sample district', { timeout: PROGRAM_TIMEOUT_MS }, () => {
  const fresh = async (use: (db: Db) => Promise<void>) => {
    const other = await createTestDatabase()
    const opened = openTestDatabase(other.url)
    try {
      await use(opened.db)
    } finally {
      await opened.close()
      await other.drop()
    }
  }

  test('is loaded whole, once, and its towns take the plain addresses', () =>
    fresh(async (empty) => {
      expect(await loadSampleDistrict(empty)).toBe('loaded')
      expect([
        await empty.$count(businesses),
        await empty.$count(categories),
        await empty.$count(locations),
      ]).toEqual([LISTINGS, 12, TOWNS.length])
      const [ramtola] = await empty.select().from(locations).where(eq(locations.slug, 'ramtola'))
      expect(ramtola!.pincode).toBe('425006')
      await empty.delete(businesses)
      expect(await loadSampleDistrict(empty)).toBe('present')
      expect(await empty.$count(businesses)).toBe(0)
    }))

  test('stopped half-way it is completed by the next start', () =>
    fresh(async (empty) => {
      await loadSampleDistrict(empty)
      await deleteAuditEntries(empty, 'sample')
      await empty.delete(businesses).where(sql`id % 2 = 0`)
      expect(await loadSampleDistrict(empty)).toBe('loaded')
      expect(await empty.$count(businesses)).toBe(LISTINGS)
    }))

  test('two starts at once load it once', () =>
    fresh(async (empty) => {
      await Promise.all([loadSampleDistrict(empty), loadSampleDistrict(empty)])
      expect(await empty.$count(businesses)).toBe(LISTINGS)
    }))

  test('is not mixed into listings of one’s own', () =>
    fresh(async (empty) => {
      await loadSampleDistrict(empty)
      await deleteAuditEntries(empty, 'sample')
      await empty
        .update(businesses)
        .set({ source: null, sourceId: null })
        .where(sql`id = (select min(id) from businesses)`)
      expect(await loadSampleDistrict(empty)).toBe('declined')
    }))

  test('an import before there are categories says what to do', () =>
    fresh(async (empty) => {
      const options = {
        file: writeImportFile(toCsvLines(...VALID_ROWS)),
        source: 'x',
        report: { add: () => undefined },
      }
      await expect(runImport({ db: empty }, options)).rejects.toThrow(
        'start the site once (npm start)',
      )
    }))
})
