import { OPEN_DATA_LICENCE } from '#config/open-data.ts'
import { OPEN_DATA_SOURCES, TOWN_SOURCE } from '#config/open-data-sources.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { streamTableCsv } from './table-csv.ts'
import { sourceCountsQuery, getOpenDataTables, type SourceCount } from './open-tables.ts'

type About = { siteUrl: string; now: Date }

/** The files of the open data: a table each, and under what they may be used. */
export async function* streamOpenDataFiles(
  db: Db,
  { siteUrl, now }: About,
  sources = OPEN_DATA_SOURCES,
) {
  for (const [name, table] of Object.entries(getOpenDataTables(siteUrl, sources)))
    yield { name: `${name}.csv`, lastModified: now, input: streamTableCsv(db, table) }
  const { rows } = await db.execute<SourceCount>(sourceCountsQuery(sources))
  yield { name: 'LICENCE.txt', lastModified: now, input: licence({ siteUrl, now }, rows) }
}

function licence({ siteUrl, now }: About, sources: readonly SourceCount[]): string {
  const given = sources.filter((one) => one.licence !== null)
  const leftOut = sources.filter((one) => one.licence === null)
  return `Open data of ${siteUrl}, ${now.toISOString().slice(0, 10)}

Each row says in "licence" under what it may be used, and in "attribution" whom to name.

What the site itself gathered: ${OPEN_DATA_LICENCE.name}
${OPEN_DATA_LICENCE.url}
Name as the source: ${siteUrl}

What came from elsewhere keeps the licence of its source:
${given.map(creditOf).join('')}- towns with a PIN code or a point
  Licence: ${TOWN_SOURCE.licence}
  Name as the source: ${TOWN_SOURCE.attribution}
${
  leftOut.length > 0
    ? `
Left out, as no licence is named for their source:
${leftOut.map(({ source, count }) => `- ${source}: ${listings(count)}`).join('\n')}
`
    : ''
}
Descriptions, photos and reviews are the work of who wrote them and are not part of the open data.
A licence of data gives no leave to use telephone numbers and addresses of people against the
Digital Personal Data Protection Act, 2023: not for advertising calls and not for profiles.
`
}

const creditOf = ({
  source,
  licence,
  attribution,
  count,
}: SourceCount): string => `- ${source}: ${listings(count)}
  Licence: ${licence}
  Name as the source: ${attribution}
`

const listings = (count: number): string => (count === 1 ? '1 listing' : `${count} listings`)
