import { splitLanguage } from '#config/languages.ts'
import { businessPath } from '#config/routes.ts'
import type { RenderJob, RenderResult } from '#server/publishing/publisher/job/render-job.ts'
import {
  countRowFiles,
  getRowsFile,
  ON_DEMAND_INDEX,
  packRows,
  SHARED_ROWS_FILE,
} from '#server/publishing/releases/on-demand.ts'
import { toPagePath, toRenderedFile } from '#server/publishing/releases/release.ts'
import type { SiteBundle } from './site-bundle.ts'

const BASE = businessPath('')

/** The slug of the business whose page an address is; null for other pages. */
function getBusinessSlug(address: string): string | null {
  const { path } = splitLanguage(address)
  return path.startsWith(BASE) ? path.slice(BASE.length) : null
}

/** Whether the page of an address is left out of a release, to be rendered when asked. */
export const isOnDemandPage = ({ onDemand }: Pick<RenderJob, 'onDemand'>, address: string) =>
  onDemand !== null &&
  getBusinessSlug(address) !== null &&
  !onDemand.isStatic(toRenderedFile(address))

type Job = Pick<RenderJob, 'onDemand' | 'add' | 'since'>

/**
 * Writes what pages that are rendered when asked are made of, as far as the pages of `different`
 * addresses are made of it; of a whole release everything. The rows of all businesses are there,
 * since pages show others too.
 */
export async function writeOnDemand(
  { snapshot, languages, name }: SiteBundle,
  job: Job,
  different: readonly string[],
): Promise<NonNullable<RenderResult['onDemand']>> {
  const slugs = new Set(await snapshot.businessSlugs())
  const index = job.onDemand?.index ?? { rowFiles: countRowFiles(slugs.size), bundle: name }
  const codes = languages.map(({ language }) => language.code)
  const shared = await Promise.all(
    codes.map(async (code) => [code, await snapshot.sharedRows(code)] as const),
  )
  const addJson = (file: string, value: unknown) =>
    job.add(file, Buffer.from(JSON.stringify(value)))
  await addJson(SHARED_ROWS_FILE, Object.fromEntries(shared))
  if (job.since === null) await addJson(ON_DEMAND_INDEX, index)

  const touched = new Set(
    different.flatMap((address) => {
      const slug = getBusinessSlug(address)
      return slug === null ? [] : [getRowsFile(slug, index)]
    }),
  )
  const rows = await snapshot.businessRows(
    codes,
    (slug) => job.since === null || touched.has(getRowsFile(slug, index)),
  )
  const files = Map.groupBy(rows, ({ business }) => getRowsFile(business.slug, index))
  for (const file of touched.union(new Set(files.keys()))) {
    const own = (files.get(file) ?? []).sort((a, b) => a.business.id - b.business.id)
    await job.add(
      file,
      packRows(new Map(own.map((one) => [one.business.slug, JSON.stringify(one)]))),
    )
  }
  return {
    changed: different.filter((address) => isOnDemandPage(job, address)).map(toRenderedFile),
    has: (file) => {
      const slug = file.endsWith('.html') ? getBusinessSlug(toPagePath(file)) : null
      return slug !== null && slugs.has(slug)
    },
  }
}
