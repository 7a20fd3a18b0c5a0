import { getCurrentRelease, makeCurrent } from '#server/publishing/releases/current.ts'
import { findDamagedFile } from './damaged-file.ts'
import { readReleaseWithChanges } from '#server/publishing/releases/live.ts'
import { listReleases } from '#server/publishing/releases/release.ts'

/**
 * Goes back to the release before the current one and returns its name; null when there is none. It
 * reads every file first; it skips damaged releases and reports them to `onDamaged`.
 */
export async function rollBack(
  folder: string,
  onDamaged: (name: string, file: string | null) => void = () => undefined,
): Promise<string | null> {
  const current = await getCurrentRelease(folder)
  const earlier = (await listReleases(folder)).filter((name) => current !== null && name < current)
  for (const name of earlier.reverse()) {
    const site = await readReleaseWithChanges(folder, name)
    const damaged = site && (await findDamagedFile(site))
    if (site === null || site.damage !== null || damaged !== null) {
      onDamaged(name, damaged)
      continue
    }
    await makeCurrent(folder, name)
    return name
  }
  return null
}
