import * as contract from '#contract/claims.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
import { bindFileForm } from '#server/kit/http/bind-file-form.ts'
import type { Api } from '#server/kit/http/context.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { claimBusiness } from './claim.ts'
import { approveClaim, rejectClaim } from './decide.ts'
import { deleteExpiredClaimDocuments, uploadDocument } from './document.ts'
import { listClaims } from './list.ts'
import { confirmClaimCode, withdrawClaim } from './prove.ts'
import { getClaimMethods, listMyClaims } from './methods.ts'

/** "This is my business": claims, their proofs, and what administrators decide. */
export function claimRoutes(api: Api): void {
  const { db, now = () => new Date() } = api.deps
  api.deps.tasks.add({
    name: 'forget documents of claims',
    everyMs: HOUR_MS,
    run: async () => void (await deleteExpiredClaimDocuments({ db, now })),
  })
  bindData(api, contract.getClaimMethods, (ctx, { params }) => getClaimMethods(ctx, params.id))
  bindData(api, contract.listMyClaims, (ctx) => listMyClaims(ctx))
  bindData(api, contract.claimBusiness, (ctx, { body }) => claimBusiness(ctx, body))
  bindData(api, contract.confirmClaimCode, (ctx, { params, body }) =>
    confirmClaimCode(ctx, { ...body, id: params.id }),
  )
  bindData(api, contract.withdrawClaim, (ctx, { params }) => withdrawClaim(ctx, params.id))
  bind(api, contract.listClaims, (ctx, { query }) => listClaims(ctx, query))
  bindData(api, contract.approveClaim, (ctx, { params }) => approveClaim(ctx, params.id))
  bindData(api, contract.rejectClaim, (ctx, { params, body }) =>
    rejectClaim(ctx, { ...body, id: params.id }),
  )
  bindFileForm(api, contract.uploadClaimDocument, async (ctx, { files }) => ({
    data: await uploadDocument(ctx, files),
  }))
}
