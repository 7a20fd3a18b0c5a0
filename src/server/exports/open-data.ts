import { OPEN_DATA_LICENCE } from '#config/open-data.ts'
import type { Db } from '#server/db/connection.ts'
import { csvOfTable } from './csv-of-table.ts'
import { OPEN_TABLES } from './tables.ts'

/** The files of the open data: a table each, and under what they may be used. */
export async function* openDataFiles(db: Db, siteUrl: string, now: Date) {
  for (const [name, table] of Object.entries(OPEN_TABLES))
    yield { name: `${name}.csv`, lastModified: now, input: csvOfTable(db, table) }
  yield { name: 'LICENCE.txt', lastModified: now, input: licence(siteUrl, now) }
}

const licence = (
  siteUrl: string,
  now: Date,
) => `Open data of ${siteUrl}, ${now.toISOString().slice(0, 10)}

Licence: ${OPEN_DATA_LICENCE.name}
${OPEN_DATA_LICENCE.url}

Name as the source: ${siteUrl}
Listings with a "source" were taken from there. The sources and their own licences are named at
${new URL('/about#sources', siteUrl).href}; those go on to hold for what was taken from them.
`
