import * as contract from '#contract/uploads.ts'
import { ApiError } from '#server/http/api-error.ts'
import { bindForm } from '#server/http/bind-form.ts'
import type { Api } from '#server/http/context.ts'
import { checkRoom, keepPicture } from './keep.ts'
import { serveUpload } from './serve.ts'

const refusal = (field: string, message: string) =>
  new ApiError('INVALID_INPUT', { message, fields: { [field]: message } })

/** Pictures of businesses and of the website, and every upload by its name. */
export function uploadRoutes(api: Api): void {
  const { storage } = api.deps.uploads
  api.app.get('/uploads/:name', (c) => serveUpload(c, storage, c.req.param('name')))

  bindForm(api, contract.uploadLogo, async ({ files }, { db, user }) => {
    const [file] = files
    if (!file) throw refusal('logo', 'Please select a valid image file for logo')
    if (file.isTooLarge) throw refusal('logo', 'Logo file size should be less than 5MB')
    await checkRoom({ db, storage, user }, file.size)
    const logoUrl = await keepPicture({ db, storage, user, kind: 'business-logo' }, file)
    if (!logoUrl) throw refusal('logo', 'Please select a valid image file for logo')
    return { data: { logoUrl }, logoUrl }
  })

  bindForm(api, contract.uploadPhotos, async ({ files }, { db, user }) => {
    if (files.length === 0) throw refusal('photos', 'This is required')
    if (files.length > contract.uploadPhotos.files.photos.atMost) throw refusal('photos', 'At most 20 images')
    const tooLarge = files.find(({ isTooLarge }) => isTooLarge)
    if (tooLarge) throw refusal('photos', `Image ${tooLarge.name} is too large. Maximum size is 10MB`)
    await checkRoom(
      { db, storage, user },
      files.reduce((sum, { size }) => sum + size, 0),
    )
    const photos: { url: string }[] = []
    for (const file of files) {
      const url = await keepPicture({ db, storage, user, kind: 'business-photo' }, file)
      if (!url) throw refusal('photos', `${file.name} is not a valid image file`)
      photos.push({ url })
    }
    return { data: { photos }, photos }
  })

  bindForm(api, contract.uploadSiteLogo, async ({ files }, { db, user }) => {
    const [file] = files
    const notAnImage = 'Please upload a valid image file (JPEG, PNG, GIF, or WebP)'
    if (!file) throw refusal('logo', notAnImage)
    if (file.isTooLarge) throw refusal('logo', 'File size must be less than 5MB')
    await checkRoom({ db, storage, user }, file.size)
    const url = await keepPicture({ db, storage, user, kind: 'site-logo' }, file)
    if (!url) throw refusal('logo', notAnImage)
    return { data: { url }, url }
  })
}
