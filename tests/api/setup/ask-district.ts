import { pino } from 'pino'
import { DISTRICT, READS_HINDI } from '#district/district.ts'
import { getDistrictFolder, readDistrictFile } from '#district/read/folder.ts'
import { messages } from '#i18n/index.ts'
import { createBusinessSearch } from '#server/businesses/index.ts'
import { openDatabase } from '#server/kit/db/connection.ts'
import { loadSampleDistrict } from '#server/operations/sample/index.ts'
import { detectLanguage } from '#shared/rules/blog.ts'
import { listTexts } from './list-texts.ts'
import { meetsExpectations, parseQueries, tellAnswers } from './search-queries.ts'

/*
 * A program of its own, as a process has one district: loads that of `DISTRICT` into the empty
 * database of `DATABASE_URL`, asks the queries of its folder, and prints what it found as JSON.
 */
const queries = parseQueries(readDistrictFile(getDistrictFolder(), 'queries.txt') ?? '')
const { db, close } = openDatabase({
  url: process.env['DATABASE_URL']!,
  log: pino({ level: 'silent' }),
})
await loadSampleDistrict(db)
const search = createBusinessSearch(db)
const missed: string[] = []
let said = ''
for (const { query, expected } of queries) {
  const answers = (await search(new URLSearchParams({ search: query })))!
  said += JSON.stringify(answers)
  if (!meetsExpectations(expected, answers, 1))
    missed.push(`${query} (${expected.join('; ')}): ${tellAnswers(answers)}`)
}
await close()
const texts = listTexts(messages)
const language = detectLanguage(`About ${DISTRICT.nameLocal}`)
console.log(
  JSON.stringify({ asked: queries.length, missed, said, texts, language, readsHindi: READS_HINDI }),
)
