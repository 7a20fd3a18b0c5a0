import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BundledApp, BundleManifest } from '#server/publishing/publisher/bundle/bundle.ts'

/** Loads the application of a bundle into this process. */
export async function loadBundle(folder: string): Promise<BundledApp> {
  const { entry, styles, scripts } = JSON.parse(
    await readFile(join(folder, 'bundle.json'), 'utf8'),
  ) as BundleManifest
  const { app } = (await import(pathToFileURL(join(folder, 'code', entry)).href)) as {
    app: BundledApp
  }
  app.setInternals({
    pagesByKeys: new Map(styles.map(([page, known]) => [page, { styles: known }])),
    entrySpecifierToBundleMap: new Map(),
  })
  const destination = {
    write: ({ message }: { message: string }) => void process.stderr.write(`${message}\n`),
  }
  app.setOptions({ settings: { scripts }, logger: { options: { destination, level: 'warn' } } })
  return app
}
