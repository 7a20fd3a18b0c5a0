import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stopAtFault } from '#district/read/fault.ts'
import { readFacts } from '#district/read/facts.ts'
import { getDistrictFolder, listShippedDistricts } from '#district/read/folder.ts'
import { findNames, listForeignNames } from '../../scripts/district/names.ts'
import { createTestDatabase } from './setup/database.ts'
import { runProgram } from './setup/server.ts'

/** `search-queries.test.ts` asks the queries of the one that runs when nothing is set. */
const OTHERS = listShippedDistricts().filter((name) => name !== 'palamu')
const PROGRAM = join(import.meta.dirname, 'setup/ask-district.ts')
const DEVANAGARI = /[\u0900-\u0963\u0966-\u097f]/

type Report = {
  asked: number
  missed: string[]
  /** All answers to its queries. */
  said: string
  texts: string[]
  /** That a post is found to be in, which has words in its own script. */
  language: string
  readsHindi: boolean
}

async function askDistrict(name: string): Promise<Report> {
  const database = await createTestDatabase()
  try {
    const env = { DISTRICT: name, DATABASE_URL: database.url }
    const run = runProgram(process.execPath, [PROGRAM], env)
    expect(await run.ended, run.said()).toBe(0)
    return JSON.parse(run.said()) as Report
  } finally {
    await database.drop()
  }
}

describe.each(OTHERS)('the district of %s', (name) => {
  it('finds what its own queries ask for, and is told by its own names alone', async () => {
    const facts = readFacts(getDistrictFolder(name), stopAtFault)!
    const { asked, missed, said, texts, language, readsHindi } = await askDistrict(name)
    expect(asked).toBeGreaterThanOrEqual(10)
    expect(missed).toEqual([])
    expect(language).toBe(facts.languages[1])
    expect(texts.length).toBeGreaterThan(1000)
    const foreign = listForeignNames(facts)
    expect([...findNames(`${said}\n${texts.join('\n')}`, foreign)]).toEqual([])
    // Where Hindi is not what its people read, the product speaks none.
    if (readsHindi) return
    expect(texts.filter((text) => /\bHindi\b/.test(text) || DEVANAGARI.test(text))).toEqual([])
    if (facts.script !== 'Deva') expect(said).not.toMatch(DEVANAGARI)
  })
})
