import * as contract from '#contract/ad-papers.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { exportReturn, listAllPapers } from './accountant.ts'
import { readBilling, saveBilling } from './billing.ts'
import { getPaper, listPapers } from './read.ts'

/** Receipts, invoices and credit notes. */
export function adPaperRoutes(api: Api): void {
  bind(api, contract.listAllAdPapers, (ctx, { query }) => listAllPapers(ctx, query))
  bindData(api, contract.exportGstReturn, (ctx, { query }) => exportReturn(ctx, query))
  bind(api, contract.listAdPapers, (ctx, { query }) => listPapers(ctx, query))
  bindData(api, contract.getAdPaper, (ctx, { params }) => getPaper(ctx, params.id))
  bindData(api, contract.getBillingDetails, (ctx, { query }) => readBilling(ctx, query.userId))
  bindData(api, contract.saveBillingDetails, (ctx, { body }) => saveBilling(ctx, body))
}
