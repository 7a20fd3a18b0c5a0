import type { StatusCode } from 'hono/utils/http-status'
import * as contract from '#contract/uploads.ts'
import { requireUser } from '#server/kit/actor/actor.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { bindFileForm } from '#server/kit/http/bind-file-form.ts'
import type { Api } from '#server/kit/http/context.ts'
import type { UploadSlot } from '#server/kit/http/upload-slots.ts'
import { authenticateToken, openContext } from '#server/kit/http/verb-context.ts'
import { createUploadAccessCheck } from './access.ts'
import { createPrivateLinks } from './private-links.ts'
import { removeAbandonedFormsTask } from './remove-abandoned-forms.ts'
import { removeUnusedUploadsTask } from './remove-unused.ts'
import { serveUpload } from './serve.ts'
import { LOGO_MESSAGES, uploadLogo } from './upload-logo.ts'
import { uploadPhotos } from './upload-photos.ts'
import { receiveVideoPart, removeUnfinishedVideosTask, VIDEO_PARTS_PATH } from './video-parts.ts'

/** The request with its body counted, so that a slow one can be cut off. */
function watched(request: Request, { signal, received }: UploadSlot): Request {
  const { method, headers, url, body } = request
  if (!body) return new Request(url, { method, headers })
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      received(chunk.length)
      out.enqueue(chunk)
    },
  })
  return new Request(url, {
    ...{ method, headers, signal, body: body.pipeThrough(counter), duplex: 'half' },
  })
}

/** Pictures of businesses and of the website, and every upload by its name. */
export function uploadRoutes(api: Api): void {
  const links = createPrivateLinks(api.deps.config.jwtSecret)
  const access = createUploadAccessCheck(api.deps.db, links)
  const { tasks, now = () => new Date() } = api.deps
  const siteOrigin = new URL(api.deps.config.siteUrl).origin
  const jobs = { ...api.ports, now }
  tasks.add(removeUnusedUploadsTask(jobs))
  tasks.add(removeUnfinishedVideosTask(jobs))
  tasks.add(removeAbandonedFormsTask(jobs))
  for (const path of [VIDEO_PARTS_PATH, `${VIDEO_PARTS_PATH}/:id`])
    // Hono asks for GET where HEAD is asked; nothing of it can be read back.
    api.app.on(['POST', 'GET', 'PATCH', 'DELETE'], path, async (c) => {
      if (c.req.raw.method === 'GET') throw new ApiError('NOT_FOUND')
      const { context } = openContext(api, c)
      const actor = requireUser(await authenticateToken(api, c), 'user')
      const slot = api.uploadSlots.take(String(actor.id), context.address)
      try {
        const id = c.req.param('id')
        const part = watched(c.req.raw, slot)
        const answer = await receiveVideoPart({ ...context, actor }, part, { id, links })
        // Made anew, so that it gets the headers of every answer.
        return c.newResponse(answer.body, answer as ResponseInit & { status: StatusCode })
      } finally {
        slot.release()
      }
    })
  api.app.get('/uploads/:name', (c) => {
    const { now, whoAsks } = openContext(api, c).context
    const asking = { now: now(), link: c.req.query(), whoAsks }
    const file = { name: c.req.param('name'), siteOrigin }
    return serveUpload(c, api.deps.uploads.storage, file, (hash) => access(hash, asking))
  })

  // Links that the uploader can look at, for nobody else sees it before it is shown.
  bindFileForm(
    api,
    contract.uploadBusinessLogo,
    async (ctx, { files }) => {
      const logoUrl = await uploadLogo(ctx, { kind: 'business-logo', files })
      return { data: { logoUrl, link: links.sign(logoUrl, ctx.now()) }, logoUrl }
    },
    { tooLarge: { logo: LOGO_MESSAGES['business-logo'].tooLarge } },
  )
  bindFileForm(api, contract.uploadBusinessPhotos, async (ctx, { files }) => {
    const photos = await uploadPhotos(ctx, files)
    const linked = photos.map(({ url }) => ({ url, link: links.sign(url, ctx.now()) }))
    const alone = files[0]?.field === 'image' ? { url: photos[0]!.url } : {}
    return { data: { photos: linked, ...alone }, photos, ...alone }
  })
  bindFileForm(
    api,
    contract.uploadSiteLogo,
    async (ctx, { files }) => {
      const url = await uploadLogo(ctx, { kind: 'site-logo', files })
      return { data: { url }, url }
    },
    { tooLarge: { logo: LOGO_MESSAGES['site-logo'].tooLarge } },
  )
}
