import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { recordAudit } from '#server/kit/audit-entries/record.ts'
import { runSearch } from '#server/businesses/search/index.ts'
import { businesses, publishMarks, searchWords } from '#server/kit/db/tables/index.ts'
import { insertAccount } from './setup/builders.ts'
import {
  db,
  writeImportFile,
  VALID_ROWS,
  readImportAudits,
  importText,
  toCsvLines,
  openForImport,
  readImportedRow,
  readImportedRows,
} from './setup/import.ts'

openForImport()

describe('good rows are imported and bad ones told', () => {
  const MIXED = toCsvLines(
    VALID_ROWS[0]!,
    '9,No Such Kind,zoos,Sonpani,,',
    '2,"Gupta Sweets",restaurants,Belpur,,"two\nlines"',
    '10,Bad Phone,shopping,Atlantis,12,',
    '11,Too few,shopping',
    VALID_ROWS[2]!,
  )

  test('with the line in the file, the field and the reason', async () => {
    const { problems, ...counts } = await importText(MIXED)
    expect(counts).toMatchObject({
      rows: 6,
      created: 3,
      updated: 0,
      unchanged: 0,
      kept: 0,
      rejected: 3,
      stopped: false,
    })
    expect(problems).toEqual([
      expect.stringMatching(
        /^3 category: "zoos" is not a category\. Use one of: banks, hospitals,/,
      ),
      '6 city: no town is called "Atlantis"',
      '6 phone: "12" is not an Indian phone number with its area code',
      '7 row: has 3 cells under 6 columns; look for a stray separator or quote',
    ])
  })

  test('as active listings, with one audit entry and one publish mark for the batch', async () => {
    await importText(MIXED, { file: writeImportFile(MIXED, 'from the market.csv') })
    const [first, ...others] = await readImportedRows()
    expect(others).toHaveLength(2)
    expect(first).toMatchObject({
      slug: 'sharma-medical',
      status: 'active',
      name: 'Sharma Medical',
      phone: '+919006618191',
      ownerId: null,
      hours: null,
    })
    expect(first!.approvedAt).not.toBeNull()
    const [entry, ...more] = await readImportAudits()
    expect(more).toEqual([])
    expect(entry).toMatchObject({ actor: 'job', recordId: null })
    expect(entry!.detail).toEqual({
      job: 'import',
      source: 'shops',
      file: 'from the market.csv',
      created: 3,
      updated: 0,
    })
    // Each by its id, so that the publisher may take them in portions.
    const mark = { noun: 'businesses', change: 'created', isBulk: true }
    expect(await db.select().from(publishMarks)).toMatchObject(
      (await readImportedRows()).map(({ id }) => ({ ...mark, recordId: id })),
    )
  })

  test('and can be searched at once, in both scripts', async () => {
    await importText(toCsvLines(...VALID_ROWS))
    for (const typed of ['sharma vastralay', 'शर्मा वस्त्रालय']) {
      const { rows } = await runSearch(db, typed, async ({ condition }) => {
        const found = await db.select().from(businesses).where(condition)
        return { rows: found, isNothing: found.length === 0 }
      })
      expect(rows.map(({ sourceId }) => sourceId)).toEqual(['3'])
    }
  })

  test('pending where that is asked for', async () => {
    await importText(toCsvLines(VALID_ROWS[0]!), { status: 'pending' })
    expect(await readImportedRow('1')).toMatchObject({ status: 'pending', approvedAt: null })
  })
})

describe('importing again', () => {
  test('changes nothing, not even a version', async () => {
    await importText(toCsvLines(...VALID_ROWS))
    const before = await readImportedRows()
    await db.delete(publishMarks)
    expect(await importText(toCsvLines(...VALID_ROWS))).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 3,
      rejected: 0,
    })
    expect(await readImportedRows()).toEqual(before)
    expect(await db.$count(publishMarks)).toBe(0)
    expect(await readImportAudits()).toHaveLength(1)
  })

  test('brings up to date what changed in the file, and keeps the address', async () => {
    await importText(toCsvLines(...VALID_ROWS))
    const before = await readImportedRow('1')
    const changed = toCsvLines('1,Verma Medical,healthcare,Belpur,,', ...VALID_ROWS.slice(1))
    expect(await importText(changed)).toMatchObject({ created: 0, updated: 1, unchanged: 2 })
    const after = await readImportedRow('1')
    expect(after).toMatchObject({
      name: 'Verma Medical',
      phone: null,
      slug: before.slug,
      searchName: 'verm medikal',
    })
    expect(after.version).toBeGreaterThan(before.version)
  })

  test('updates the date of the source, of rows imported without one too', async () => {
    const dated = (date: string) =>
      `source_id,name,category,city,source_date\n1,Sharma Medical,healthcare,Sonpani,${date}`
    await importText(dated(''))
    expect((await readImportedRow('1')).sourceDate).toBeNull()
    for (const date of ['2017-09', '2026']) {
      const before = await readImportedRow('1')
      expect(await importText(dated(date))).toMatchObject({ updated: 1, problems: [] })
      const after = await readImportedRow('1')
      expect(after.sourceDate).toBe(date)
      expect(after).toMatchObject({
        confirmedAt: new Date(`${`${date}-01`.slice(0, 7)}-01T00:00:00Z`),
        confirmedBy: 'source',
      })
      expect(after.version).toBeGreaterThan(before.version)
    }
    expect((await importText(dated('Sep-17'))).problems[0]).toContain(
      '2 source_date: "Sep-17" is not a date',
    )
  })

  test.each(['Sep-17', '2017-13', '2017-00', '2017-09-32', '17', '2017-9', ''])(
    'the database takes no %j for a date',
    async (sourceDate) => {
      await importText(toCsvLines(VALID_ROWS[0]!))
      await expect(db.update(businesses).set({ sourceDate })).rejects.toMatchObject({
        cause: { constraint: 'businesses_source_date_shape' },
      })
    },
  )

  test('another source makes other listings', async () => {
    await importText(toCsvLines(VALID_ROWS[0]!))
    expect(await importText(toCsvLines(VALID_ROWS[0]!), { source: 'market' })).toMatchObject({
      created: 1,
    })
    expect((await readImportedRows('market'))[0]!.slug).toBe('sharma-medical-sonpani')
  })

  test(
    'leaves alone what has an owner or was changed by a person, but not what was only approved ' +
      'or verified',
    async () => {
      await importText(toCsvLines(...VALID_ROWS))
      const { id: accountId } = await insertAccount(db)
      const actor = {
        kind: 'user' as const,
        id: accountId,
        role: 'admin' as const,
        name: 'Asha Kumari',
      }
      const [owned, edited, approved] = await Promise.all(['1', '2', '3'].map(readImportedRow))
      await db.update(businesses).set({ ownerId: accountId }).where(eq(businesses.id, owned!.id))
      await db.transaction(async (tx) => {
        await recordAudit(tx, actor, 'update', 'businesses', edited!.id)
        for (const action of ['approve', 'verify', 'feature'])
          await recordAudit(tx, actor, action, 'businesses', approved!.id)
      })
      const changed = toCsvLines(
        '1,A,healthcare,Belpur,,',
        '2,B,shopping,Belpur,,',
        '3,C,shopping,Belpur,,',
      )
      expect(await importText(changed, { dryRun: true })).toMatchObject({ updated: 1, kept: 2 })
      expect(await importText(changed)).toMatchObject({ updated: 1, kept: 2, unchanged: 0 })
      expect((await readImportedRows()).map(({ name }) => name)).toEqual([
        'Sharma Medical',
        'Gupta Sweets',
        'C',
      ])
    },
  )

  test('a source id that is twice in one file is told', async () => {
    const { problems, created } = await importText(
      toCsvLines(VALID_ROWS[0]!, VALID_ROWS[1]!, '1,Other,shopping,Sonpani,,'),
    )
    expect(created).toBe(2)
    expect(problems).toEqual(['4 source_id: "1" is already on line 2'])
  })
})

describe('a dry run', () => {
  test('tells the same and writes nothing', async () => {
    const before = await db.$count(searchWords)
    const { problems, ...counts } = await importText(
      toCsvLines(...VALID_ROWS, '4,Qwxyz,zoos,Sonpani,,'),
      {
        dryRun: true,
      },
    )
    expect(counts).toMatchObject({ created: 3, rejected: 1 })
    expect(problems).toHaveLength(1)
    expect([
      await db.$count(businesses),
      await db.$count(publishMarks),
      (await readImportAudits()).length,
    ]).toEqual([0, 0, 0])
    expect(await db.$count(searchWords)).toBe(before)
  })
})

describe('all or nothing', () => {
  const many = (bad: string[] = []) =>
    toCsvLines(
      ...Array.from({ length: 1500 }, (_, n) => `${n},Shop ${n},shopping,Sonpani,,`),
      ...bad,
    )

  test('one bad row, and nothing is imported', async () => {
    const result = await importText(many(['x,,shopping,Sonpani,,']), { allOrNothing: true })
    expect(result).toMatchObject({
      rows: 1501,
      created: 0,
      rejected: 1,
      undone: true,
      problems: ['1502 name: is empty'],
    })
    expect(await db.$count(businesses)).toBe(0)
  })

  test('no bad row, and everything is', async () => {
    expect(await importText(many(), { allOrNothing: true })).toMatchObject({
      created: 1500,
      rejected: 0,
      undone: false,
    })
    expect(await db.$count(businesses)).toBe(1500)
  })

  test('stopped in the middle, and nothing is', async () => {
    const stop = new AbortController()
    const onProgress = ({ step }: { step: string }) => step === 'importing' && stop.abort()
    const result = await importText(many(), { allOrNothing: true, signal: stop.signal, onProgress })
    expect(result).toMatchObject({ created: 0, stopped: true, undone: true })
    expect(await db.$count(businesses)).toBe(0)
  })
})
