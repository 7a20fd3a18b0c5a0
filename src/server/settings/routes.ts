import * as contract from '#contract/settings.ts'
import type { SiteSettings, WebsiteSettings } from '#contract/settings.ts'
import type { Db } from '#server/db/connection.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { getSettings } from './get.ts'
import { saveSettings } from './save.ts'
import { siteRecipients } from './site-recipients.ts'

/** The settings of the website: everyone reads them, administrators save them. */
export function settingsRoutes(api: Api): void {
  bind(
    api,
    contract.getSettings,
    async ({ db }) => ({ data: await answered(db, getSettings(db)) }),
    { tables: ['accounts', 'settings'] },
  )
  bind(api, contract.saveSettings, async (ctx, { body }) => ({
    data: await answered(ctx.db, saveSettings(ctx, body)),
  }))
}

/** The settings with values that are derived from them. */
async function answered(db: Db, settings: Promise<WebsiteSettings>): Promise<SiteSettings> {
  return { ...(await settings), takesMessages: (await siteRecipients(db)).length > 0 }
}
