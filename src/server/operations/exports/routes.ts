import * as contract from '#contract/exports.ts'
import { bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { requestExport, EXPORT_FILE_PATH, sendExport } from './send.ts'

/** Tables as files for administrators. */
export function exportRoutes(api: Api): void {
  bindData(api, contract.requestExport, (ctx, { body }) => requestExport(ctx, body.of))
  api.app.get(EXPORT_FILE_PATH, (c) => sendExport(api, c))
}
