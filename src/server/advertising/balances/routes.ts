import * as contract from '#contract/ad-balances.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { toRupees } from '#shared/rules/money.ts'
import { setCreditLimit } from './enter.ts'
import { issueDueInvoices } from './invoices.ts'
import { listBalances } from './list.ts'
import { getBalance, listEntries } from './statement.ts'

/** What advertisers have paid in and spent. Money is entered by the room `payments`. */
export function adBalanceRoutes(api: Api): void {
  const ctx = { ...api.ports, now: api.deps.now ?? (() => new Date()) }
  api.deps.tasks.add({
    name: 'issue the invoices of advertisers',
    everyMs: HOUR_MS,
    run: async () => {
      const issued = await issueDueInvoices(ctx)
      if (issued > 0) api.deps.logger.info({ issued }, 'invoices of advertisers issued')
    },
  })
  bindData(api, contract.getAdBalance, (ctx, { query }) => getBalance(ctx, query.userId))
  bindData(api, contract.listAdBalanceEntries, (ctx, { query }) => listEntries(ctx, query))
  bind(api, contract.listAdBalances, (ctx, { query }) => listBalances(ctx, query))
  bindData(api, contract.setAdCreditLimit, async (ctx, { params, body }) => {
    await setCreditLimit(ctx, { ...body, id: params.id })
    return { creditLimit: toRupees(body.creditLimit) }
  })
}
