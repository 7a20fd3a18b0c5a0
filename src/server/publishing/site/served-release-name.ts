import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findPublicPageFile, type ServedRelease } from './served-release.ts'
import type { ServedSite } from './served-site.ts'

/** The release whose home page visitors get now; null if none can be read. */
export async function getServedReleaseName(
  servedSite: Pick<ServedSite, 'current' | 'earlier'>,
): Promise<string | null> {
  const current = servedSite.current()
  if (current === null) return null
  for (const served of [current, ...servedSite.earlier()])
    if (await isHomeReadable(served)) return served.name
  return null
}

async function isHomeReadable(served: ServedRelease): Promise<boolean> {
  const file = findPublicPageFile(served, '/')
  const entry = file && served.files.get(file)
  if (!entry) return false
  const found = await stat(join(entry.site, file)).catch(() => null)
  return found?.size === entry.size
}
