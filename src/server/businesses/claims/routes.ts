import * as contract from '#contract/claims.ts'
import { bind } from '#server/kit/http/bind.ts'
import { bindFileForm } from '#server/kit/http/bind-file-form.ts'
import type { Api } from '#server/kit/http/context.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import { claimBusiness } from './claim.ts'
import { approveClaim, rejectClaim } from './decide.ts'
import { deleteDocuments, uploadDocument } from './document.ts'
import { listClaims } from './list.ts'
import { proveClaim, withdrawClaim } from './prove.ts'
import { getClaimMethods, listMyClaims } from './methods.ts'

/** "This is my business": claims, their proofs, and what administrators decide. */
export function claimRoutes(api: Api): void {
  const { db, now = () => new Date() } = api.deps
  api.deps.tasks.add({
    name: 'forget documents of claims',
    everyMs: HOUR_MS,
    run: async () => void (await deleteDocuments({ db, now })),
  })
  bind(api, contract.getClaimMethods, async (ctx, { params }) => ({
    data: await getClaimMethods(ctx, params.id),
  }))
  bind(api, contract.listMyClaims, async (ctx) => ({ data: await listMyClaims(ctx) }))
  bind(api, contract.claimBusiness, async (ctx, { body }) => ({
    data: await claimBusiness(ctx, body),
  }))
  bind(api, contract.proveClaim, async (ctx, { params, body }) => ({
    data: await proveClaim(ctx, { ...body, id: params.id }),
  }))
  bind(api, contract.withdrawClaim, async (ctx, { params }) => ({
    data: await withdrawClaim(ctx, params.id),
  }))
  bind(api, contract.listClaims, (ctx, { query }) => listClaims(ctx, query))
  bind(api, contract.approveClaim, async (ctx, { params }) => ({
    data: await approveClaim(ctx, params.id),
  }))
  bind(api, contract.rejectClaim, async (ctx, { params, body }) => ({
    data: await rejectClaim(ctx, { ...body, id: params.id }),
  }))
  bindFileForm(api, contract.uploadClaimDocument, async (ctx, { files }) => ({
    data: await uploadDocument(ctx, files),
  }))
}
