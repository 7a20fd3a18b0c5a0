import * as contract from '#contract/uploads.ts'
import { bindFileForm } from '#server/http/bind-file-form.ts'
import type { Api } from '#server/http/context.ts'
import { openContext } from '#server/http/verb-context.ts'
import { uploadAccess } from './access.ts'
import { privateLinks } from './private-links.ts'
import { removalTask } from './remove-unused.ts'
import { serveUpload } from './serve.ts'
import { uploadLogo } from './upload-logo.ts'
import { uploadPhotos } from './upload-photos.ts'

/** Pictures of businesses and of the website, and every upload by its name. */
export function uploadRoutes(api: Api): void {
  const { storage } = api.deps.uploads
  const access = uploadAccess(api.deps.db, privateLinks(api.deps.config.jwtSecret))
  api.deps.tasks.add(removalTask(api.deps.db, storage, api.deps.now))
  api.app.get('/uploads/:name', (c) => {
    const { now, whoAsks } = openContext(api, c).context
    const asking = { now: now(), link: c.req.query(), whoAsks }
    return serveUpload(c, storage, c.req.param('name'), (hash) => access(hash, asking))
  })

  bindFileForm(api, contract.uploadLogo, async (ctx, { files }) => {
    const logoUrl = await uploadLogo(ctx, { kind: 'business-logo', files })
    return { data: { logoUrl }, logoUrl }
  })
  bindFileForm(api, contract.uploadPhotos, async (ctx, { files }) => {
    const photos = await uploadPhotos(ctx, files)
    return { data: { photos }, photos }
  })
  bindFileForm(api, contract.uploadSiteLogo, async (ctx, { files }) => {
    const url = await uploadLogo(ctx, { kind: 'site-logo', files })
    return { data: { url }, url }
  })
}
