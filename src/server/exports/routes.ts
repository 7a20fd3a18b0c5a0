import * as contract from '#contract/exports.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { requestExport, FILE_PATH, sendExport } from './send.ts'

/** Tables as files for administrators. */
export function exportRoutes(api: Api): void {
  bind(api, contract.askExport, async (ctx, { body }) => ({
    data: await requestExport(ctx, body.of),
  }))
  api.app.get(FILE_PATH, (c) => sendExport(api, c))
}
