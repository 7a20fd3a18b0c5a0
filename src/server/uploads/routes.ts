import * as contract from '#contract/uploads.ts'
import { bindFileForm } from '#server/http/bind-file-form.ts'
import { openCall } from '#server/http/call.ts'
import type { Api } from '#server/http/context.ts'
import { uploadAccess } from './access.ts'
import { checkRoom, keepPicture } from './keep.ts'
import { privateLinks } from './private-links.ts'
import { pictureRefusal, refusal } from './refusal.ts'
import { removalTask } from './remove-unused.ts'
import { serveUpload } from './serve.ts'

/** Pictures of businesses and of the website, and every upload by its name. */
export function uploadRoutes(api: Api): void {
  const { storage, decoder } = api.deps.uploads
  const access = uploadAccess(api.deps.db, privateLinks(api.deps.config.jwtSecret))
  api.deps.tasks.add(removalTask(api.deps.db, storage, api.deps.now))
  api.app.get('/uploads/:name', (c) => {
    const { call } = openCall(api, c, false)
    const asking = { now: call.now(), link: c.req.query(), actor: call.actor }
    return serveUpload(c, storage, c.req.param('name'), (hash) => access(hash, asking))
  })

  bindFileForm(api, contract.uploadLogo, async ({ files }, { db, user }) => {
    const [file] = files
    const notAnImage = 'Please select a valid image file for logo'
    if (!file) throw refusal('logo', notAnImage)
    if (file.isTooLarge) throw refusal('logo', 'Logo file size should be less than 5MB')
    await checkRoom({ db, storage, user }, file.size)
    const kept = await keepPicture({ db, storage, decoder, user, kind: 'business-logo' }, file)
    if ('refused' in kept) throw pictureRefusal('logo', kept.refused, notAnImage)
    const logoUrl = kept.path
    return { data: { logoUrl }, logoUrl }
  })

  bindFileForm(api, contract.uploadPhotos, async ({ files }, { db, user }) => {
    if (files.length === 0) throw refusal('photos', 'This is required')
    if (files.length > contract.uploadPhotos.files.photos.atMost)
      throw refusal('photos', 'At most 20 images')
    const tooLarge = files.find(({ isTooLarge }) => isTooLarge)
    if (tooLarge)
      throw refusal('photos', `Image ${tooLarge.name} is too large. Maximum size is 10MB`)
    await checkRoom(
      { db, storage, user },
      files.reduce((sum, { size }) => sum + size, 0),
    )
    const photos: { url: string }[] = []
    for (const file of files) {
      const kept = await keepPicture({ db, storage, decoder, user, kind: 'business-photo' }, file)
      const notAnImage = `${file.name} is not a valid image file`
      if ('refused' in kept) throw pictureRefusal('photos', kept.refused, notAnImage)
      photos.push({ url: kept.path })
    }
    return { data: { photos }, photos }
  })

  bindFileForm(api, contract.uploadSiteLogo, async ({ files }, { db, user }) => {
    const [file] = files
    const notAnImage = 'Please upload a valid image file (JPEG, PNG, GIF, or WebP)'
    if (!file) throw refusal('logo', notAnImage)
    if (file.isTooLarge) throw refusal('logo', 'File size must be less than 5MB')
    await checkRoom({ db, storage, user }, file.size)
    const kept = await keepPicture({ db, storage, decoder, user, kind: 'site-logo' }, file)
    if ('refused' in kept) throw pictureRefusal('logo', kept.refused, notAnImage)
    const url = kept.path
    return { data: { url }, url }
  })
}
