import * as contract from '#contract/ad-creatives.ts'
import { bindFileForm } from '#server/kit/http/bind-file-form.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { createPrivateLinks } from '#server/kit/uploads/index.ts'
import { POSITION_SPECS, SIZE_SPECS, TYPE_SPECS } from '#shared/rules/ad-specs.ts'
import { setCreativeApproval } from './approve.ts'
import { createCreative } from './create.ts'
import { deleteCreative } from './delete.ts'
import { listCreatives, listPendingCreatives } from './list.ts'
import { updateCreative } from './update.ts'

const SPECS = {
  sizes: [...SIZE_SPECS],
  positions: [...POSITION_SPECS],
  types: Object.values(TYPE_SPECS).map(({ field: _, formats, ...spec }) => ({
    ...spec,
    formats: [...formats],
  })),
}

const MADE = 'Creative uploaded successfully! It will be reviewed by our team before going live.'

/** `/ads/specs` and `/ads/creatives`: advertisements, and what administrators say to them. */
export function manageRoutes(api: Api): void {
  const links = createPrivateLinks(api.deps.config.jwtSecret)
  const signing = ({ now }: { now: () => Date }) => ({
    sign: (path: string) => links.sign(path, now()),
  })
  bind(api, contract.getAdSpecs, () => Promise.resolve({ data: SPECS }))
  bind(api, contract.listCreatives, async (ctx, { query }) => ({
    creatives: await listCreatives(ctx, { ...query, ...signing(ctx) }),
  }))
  bind(api, contract.listPendingCreatives, async (ctx) => ({
    creatives: await listPendingCreatives(ctx, signing(ctx).sign),
  }))
  bindFileForm(api, contract.createTextCreative, async (ctx, { body, files }) => ({
    data: await createCreative(ctx, { type: 'text', body, files, ...signing(ctx) }),
    message: MADE,
  }))
  bindFileForm(api, contract.createCreative, async (ctx, { params, body, files }) => ({
    data: await createCreative(ctx, { type: params.type, body, files, ...signing(ctx) }),
    message: MADE,
  }))
  bind(api, contract.updateCreative, async (ctx, { params, body }) => ({
    data: await updateCreative(ctx, { ...body, ...params, ...signing(ctx) }),
    message: 'Creative updated successfully!',
  }))
  bind(api, contract.deleteCreative, async (ctx, { params }) => {
    await deleteCreative(ctx, params.id)
    return { message: 'Creative deleted' }
  })
  bind(api, contract.approveCreative, async (ctx, { params, body }) => ({
    data: await setCreativeApproval(ctx, { ...body, ...params, ...signing(ctx) }),
    message: `Creative ${body.approved ? 'approved' : 'rejected'} successfully`,
  }))
}
