import * as contract from '#contract/settings.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { getSettings } from './get.ts'
import { saveSettings } from './save.ts'

/** The settings of the website: everyone reads them, administrators save them. */
export function settingsRoutes(api: Api): void {
  bind(api, contract.getSettings, async (_, { db }) => ({ data: await getSettings(db) }))
  bind(api, contract.saveSettings, async ({ body }, { db, actor }) => ({
    data: await saveSettings(db, await actor(), body),
  }))
}
