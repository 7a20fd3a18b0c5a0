import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { count, isNotNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { businesses } from '#server/kit/db/tables/index.ts'
import { LOAD_QUICKLY } from './setup/load-quickly.ts'
import { waitUntil } from './setup/programs.ts'
import {
  db,
  writeImportFile,
  folder,
  VALID_ROWS,
  readImportAudits,
  toCsvLines,
  openForImport,
  testDatabase,
  PROGRAM_TIMEOUT_MS,
} from './setup/import.ts'

openForImport()

describe('the command', { timeout: PROGRAM_TIMEOUT_MS }, () => {
  const command = (...args: string[]) =>
    spawn(process.execPath, [...LOAD_QUICKLY, 'scripts/import.ts', ...args], {
      env: {
        ...process.env,
        DATABASE_URL: testDatabase.url,
        DATABASE_OWNER_URL: testDatabase.ownerUrl,
        DATA_DIR: join(folder, 'data'),
        LOG_LEVEL: 'silent',
      },
    })
  const finished = async (child: ReturnType<typeof command>) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, said }
  }
  const many = (count: number) =>
    writeImportFile(
      toCsvLines(
        ...Array.from({ length: count }, (_, n) => `${n},Shop ${n} of many,shopping,Sonpani,,`),
      ),
      'many.csv',
    )

  test('ends with 0, 2 or 1 and says what it did', async () => {
    const good = await finished(command(writeImportFile(toCsvLines(...VALID_ROWS))))
    expect(good.said).toContain('3 rows: 3 created, 0 updated, 0 unchanged, 0 rejected')
    expect(good.code).toBe(0)
    const bad = await finished(
      command(writeImportFile(toCsvLines('8,,shopping,Sonpani,,')), '--source', 'bad ones'),
    )
    expect(bad.said).toContain('line 2, name: is empty')
    expect(bad.said).toContain(join(folder, 'data', 'imports', 'bad-ones.rejected.csv'))
    expect(bad.code).toBe(2)
    const elsewhere = [
      'source_id,name,category,city,zip_code,latitude,longitude',
      '1,A shop,shopping,Tano,425001,20.51,75.51',
    ]
    const noted = await finished(
      command(writeImportFile(elsewhere.join('\n')), '--source', 'noted'),
    )
    expect(noted.said).toContain('1 of them names another town than it was put in')
    expect(noted.said).toContain(join(folder, 'data', 'imports', 'noted.notes.csv'))
    expect(noted.code).toBe(0)
    expect(await finished(command(join(folder, 'none.csv')))).toMatchObject({
      code: 1,
      said: expect.stringContaining('no such file') as string,
    })
    expect(await finished(command('--help'))).toMatchObject({
      code: 0,
      said: expect.stringContaining('--dry-run') as string,
    })
  })

  test(
    'killed in the middle it leaves whole batches, and running it again does the rest without ' +
      'doubles',
    async () => {
      const file = many(6000)
      const child = command(file)
      const closed = once(child, 'close')
      await waitUntil(async () => (await db.$count(businesses)) > 0, 60_000)
      child.kill('SIGKILL')
      await closed
      const before = await db.$count(businesses)
      expect(before % 1000).toBe(0)
      expect(before).toBeLessThan(6000)

      const again = await finished(command(file))
      expect(again.said).toContain(
        `6000 rows: ${6000 - before} created, 0 updated, ${before} unchanged, 0 rejected`,
      )
      const [sums] = await db
        .select({
          all: count(),
          searchable: sql<number>`count(*) filter (where search_name like 'shap%')::int`,
        })
        .from(businesses)
        .where(isNotNull(businesses.sourceId))
      expect(sums!.all).toBe(6000)
      expect(await db.$count(businesses, sql`search_document = ''::tsvector`)).toBe(0)
      const total = (await readImportAudits()).reduce(
        (sum, { detail }) => sum + Number(detail.created),
        0,
      )
      expect(total).toBe(6000)
    },
  )

  test('stopped by Ctrl+C it ends after the batch', async () => {
    const child = command(many(6000))
    const ending = finished(child)
    await waitUntil(async () => (await db.$count(businesses)) > 0, 60_000)
    child.kill('SIGINT')
    const { code, said } = await ending
    expect(said).toContain('Stopped.')
    expect(code).toBe(2)
    expect((await db.$count(businesses)) % 1000).toBe(0)
  })
})
