import { websiteSettings, type WebsiteSettings } from '#contract/settings.ts'
import type { DbOrTransaction } from '#server/kit/db/connection.ts'
import { settings } from '#server/kit/db/tables/index.ts'

/** Only the saved values. */
export async function getSavedSettings(db: DbOrTransaction): Promise<Record<string, unknown>> {
  const [row] = await db.select({ values: settings.values }).from(settings).limit(1)
  return row?.values ?? {}
}

/** The website's settings; a value that was never saved, or is no longer valid, has its default. */
export async function getSettings(db: DbOrTransaction): Promise<WebsiteSettings> {
  const saved = await getSavedSettings(db)
  const valid = Object.entries(websiteSettings.shape).filter(
    ([name, schema]) => Object.hasOwn(saved, name) && schema.safeParse(saved[name]).success,
  )
  return websiteSettings.parse(Object.fromEntries(valid.map(([name]) => [name, saved[name]])))
}
