import * as balances from '#contract/ad-balances.ts'
import * as matching from '#contract/ad-matching.ts'
import * as contract from '#contract/ad-payments.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { MINUTE_MS } from '#shared/rules/duration.ts'
import { toRupees } from '#shared/rules/money.ts'
import { approveMoney, recordMoney, refuseMoney } from './approvals.ts'
import { notifyLowBalances } from './balance-low.ts'
import { cancelPayment, expirePayments, reportPayment } from './change-payment.ts'
import { confirmLine, confirmSure, excludeCandidate, setNotOurs } from './confirm-line.ts'
import { undoLine } from './enter-line.ts'
import type { PaymentGateway } from './gateway.ts'
import { listLines, listMatched, listReported } from './list-lines.ts'
import { listOwnPayments } from './list-own.ts'
import { listApprovals, listRefunds } from './list-refunds.ts'
import { payRefund } from './pay-refund.ts'
import { askRefund, rejectRefund, withdrawRefund } from './refunds.ts'
import { startPayment } from './start-payment.ts'
import { addStatement, previewStatement } from './statements.ts'
import { mountWebhook } from './webhook.ts'

/** Paying in and back: what advertisers do, and what the team does with the bank's statement. */
export function adPaymentRoutes(api: Api, gateway?: PaymentGateway): void {
  const ctx = { ...api.ports, now: api.deps.now ?? (() => new Date()) }
  api.deps.tasks.add({
    name: 'expire payments, and tell of balances',
    everyMs: MINUTE_MS,
    run: async () => {
      await expirePayments(ctx)
      await notifyLowBalances(ctx)
    },
  })
  if (gateway) mountWebhook(api, gateway)
  ownRoutes(api, gateway)
  matchingRoutes(api)
  for (const kind of ['payment', 'refund'] as const) {
    const endpoint = kind === 'payment' ? balances.recordAdPayment : balances.recordAdRefund
    bindData(api, endpoint, async (ctx, { params, body }) => {
      const { balance, isWaiting } = await recordMoney(ctx, kind, { ...body, id: params.id })
      return { balance: toRupees(balance), isWaiting }
    })
  }
}

function ownRoutes(api: Api, gateway: PaymentGateway | undefined): void {
  bindData(api, contract.listOwnAdPayments, (ctx) => listOwnPayments(ctx))
  bindData(api, contract.startAdPayment, (ctx, { body }) => startPayment(ctx, body, gateway))
  bindData(api, contract.reportAdPayment, (ctx, { params, body }) =>
    reportPayment(ctx, { ...body, id: params.id }),
  )
  bindData(api, contract.cancelAdPayment, (ctx, { params }) => cancelPayment(ctx, params.id))
  bindData(api, contract.askAdRefund, (ctx, { body }) => askRefund(ctx, body))
  bindData(api, contract.withdrawAdRefund, (ctx, { params }) => withdrawRefund(ctx, params.id))
}

function matchingRoutes(api: Api): void {
  bindData(api, matching.previewBankStatement, (ctx, { body }) => previewStatement(ctx, body))
  bindData(api, matching.addBankStatement, (ctx, { body }) => addStatement(ctx, body))
  bind(api, matching.listBankLines, (ctx) => listLines(ctx))
  bind(api, matching.listMatchedLines, (ctx, { query }) => listMatched(ctx, query))
  bind(api, matching.listReportedPayments, (ctx, { query }) => listReported(ctx, query))
  bindData(api, matching.confirmBankLine, (ctx, { params, body }) =>
    confirmLine(ctx, { ...body, id: params.id }),
  )
  bindData(api, matching.confirmSureLines, (ctx, { body }) => confirmSure(ctx, body.ids))
  bindData(api, matching.excludeCandidate, async (ctx, { params, body }) => {
    await excludeCandidate(ctx, { id: params.id, candidateId: body.id })
    return params
  })
  bindData(api, matching.setBankLineNotOurs, async (ctx, { params }) => {
    await setNotOurs(ctx, params.id)
    return params
  })
  bindData(api, matching.undoBankLine, async (ctx, { params }) => {
    await undoLine(ctx, params.id)
    return params
  })
  bind(api, matching.listAdRefunds, (ctx, { query }) => listRefunds(ctx, query))
  bindData(api, matching.payAdRefund, (ctx, { params, body }) =>
    payRefund(ctx, { ...body, id: params.id }),
  )
  bindData(api, matching.rejectAdRefund, async (ctx, { params, body }) => {
    await rejectRefund(ctx, { ...body, id: params.id })
    return params
  })
  bind(api, matching.listAdApprovals, (ctx) => listApprovals(ctx))
  bindData(api, matching.approveAdMoney, async (ctx, { params, body }) => {
    await approveMoney(ctx, { ...body, id: params.id })
    return params
  })
  bindData(api, matching.refuseAdMoney, async (ctx, { params, body }) => {
    await refuseMoney(ctx, { ...body, id: params.id })
    return params
  })
}
