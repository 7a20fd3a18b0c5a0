import { sql } from 'drizzle-orm'
import { plainReason, reasonsByField } from '#contract/reasons.ts'
import { websiteSettings } from '#contract/settings.ts'
import type { WebsiteSettings } from '#contract/settings.ts'
import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Db } from '#server/db/connection.ts'
import { settings } from '#server/db/tables/index.ts'
import { ApiError } from '#server/http/api-error.ts'
import { markChanged } from '#server/publisher/mark.ts'
import { getSettings } from './get.ts'

/** Saves the given settings and leaves the others as they are. Answers all. Throws INVALID_INPUT. */
export async function saveSettings(db: Db, actor: Actor, changes: Partial<WebsiteSettings>): Promise<WebsiteSettings> {
  // The defaults fill in the rest, so that single values can be checked by the one schema.
  const checked = websiteSettings.safeParse(changes, { error: plainReason })
  if (!checked.success) throw new ApiError('INVALID_INPUT', { fields: reasonsByField(checked.error, 'settings') })
  const names = Object.keys(changes).filter((name) => Object.hasOwn(checked.data, name))
  const values = Object.fromEntries(names.map((name) => [name, checked.data[name as keyof WebsiteSettings]]))
  return db.transaction(async (tx) => {
    await tx
      .insert(settings)
      .values({ id: 1, values })
      .onConflictDoUpdate({ target: settings.id, set: { values: sql`${settings.values} || excluded.values` } })
    await recordAudit(tx, actor, 'update', 'settings', 1, { changed: names })
    await markChanged(tx, 'settings', 1, 'updated')
    return getSettings(tx)
  })
}
