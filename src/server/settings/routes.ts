import * as contract from '#contract/settings.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { getSettings } from './get.ts'

/** The public settings of the website. */
export function settingsRoutes(api: Api): void {
  bind(api, contract.getSettings, async (_, { db }) => ({ data: await getSettings(db) }))
}
