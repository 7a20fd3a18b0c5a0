import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { PUBLISHED_LANGUAGES } from '#config/language.ts'
import type { PageJob, PageReport } from '#server/publishing/publisher/job/page-job.ts'
import { contentOf } from '#server/publishing/publisher/renderer/page-renderer.ts'
import {
  openSiteBundle,
  type SiteBundle,
} from '#server/publishing/publisher/renderer/site-bundle.ts'
import { hashContent } from '#server/publishing/releases/release.ts'
import { getKolkataDate } from '#shared/rules/kolkata.ts'

/**
 * Renders pages of businesses when they are asked for, one after the other, each from the rows that
 * come with the order. It reads no API, so it knows no district but that of the release.
 */
const origin = new URL(process.env['SITE_URL']!).origin
const opening = openSiteBundle(
  process.env['ZILA_BUNDLE']!,
  process.env['SITE_URL']!,
  PUBLISHED_LANGUAGES,
)

const pack = promisify(brotliCompress)
/** As pages of large sites are packed, see `releases/compress.ts`. */
const QUALITY = 5

type Snapshot = SiteBundle['snapshot']
type SharedByLanguage = Record<string, Parameters<Snapshot['provide']>[1]>
type RowsOfPage = Parameters<Snapshot['provide']>[2]
let known: { version: string; day: string; rows: SharedByLanguage } | null = null

/** What all pages share. What was rendered of it is kept until it changes, or the day does. */
async function readShared(
  { file, version }: PageJob['shared'],
  { forget }: Snapshot,
): Promise<SharedByLanguage> {
  const day = getKolkataDate(new Date())
  if (known?.version === version && known.day === day) return known.rows
  const rows = JSON.parse(await readFile(file, 'utf8')) as SharedByLanguage
  forget()
  known = { version, day, rows }
  return rows
}

const parseRows = (text: string) => JSON.parse(text) as RowsOfPage

async function render({ id, language, path, shared, rows, similar }: PageJob): Promise<PageReport> {
  try {
    const { languages, snapshot } = await opening
    const bundle = languages.find((one) => one.language.code === language)!
    const all = await readShared(shared, snapshot)
    const others = similar.map((text) => parseRows(text).business)
    snapshot.provide(language, all[language]!, parseRows(rows), others)
    const content = await contentOf({ bundle, route: bundle.businessRoute(), path }, origin)
    const br = await pack(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    })
    const { length: size } = content
    return { kind: 'page', id, size, hash: hashContent(content), br: br.toString('base64') }
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { kind: 'page failed', id, reason }
  }
}

/* One after the other: the rows of a page are given to all code of this process. */
let last: Promise<unknown> = opening.then(() => process.send?.({ kind: 'ready' }))
process.channel?.ref()
process.on('message', (job: PageJob) => {
  last = last.then(() => render(job)).then((report) => process.send?.(report))
})
