import * as contract from '#contract/settings.ts'
import type { SiteSettings, WebsiteSettings } from '#contract/settings.ts'
import type { Db } from '#server/kit/db/connection.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { getSettings } from './get.ts'
import { listSettingsHistory, restoreSettings } from './history.ts'
import { saveSettings } from './save.ts'
import { createSitePass, PASS_SECONDS } from './site-pass.ts'
import { getSiteMailRecipients } from './site-mail-recipients.ts'

/** The settings of the website: everyone reads them, administrators save them. */
export function settingsRoutes(api: Api): void {
  bindData(api, contract.getSettings, ({ db }) => answered(db, getSettings(db)), {
    tables: ['accounts', 'settings'],
  })
  bindData(api, contract.saveSettings, (ctx, { body }) => answered(ctx.db, saveSettings(ctx, body)))
  bind(api, contract.listSettingsHistory, (ctx, { query }) => listSettingsHistory(ctx, query))
  bind(api, contract.restoreSettings, async (ctx, { params }) => {
    const { settings, gone } = await restoreSettings(ctx, params.id)
    return { data: await answered(ctx.db, Promise.resolve(settings)), gone }
  })
  bind(api, contract.createMaintenancePass, async ({ now }) => ({
    data: { pass: createSitePass(api.deps.config.jwtSecret, now()), seconds: PASS_SECONDS },
  }))
}

/** The settings with values that are derived from them. */
async function answered(db: Db, settings: Promise<WebsiteSettings>): Promise<SiteSettings> {
  return { ...(await settings), takesMessages: (await getSiteMailRecipients(db)).isRead }
}
