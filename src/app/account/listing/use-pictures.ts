import { usePhotos } from '#app/form/photos/use-photos.ts'
import { call } from '#stores/api.ts'
import { checkLogo, checkPhoto } from './check.ts'
import { stripQuery, type Pictures } from './values.ts'

const MAX_PHOTOS = 20

/** The photos of a listing; those of somebody without an account are held. */
export const useListingPhotos = (form: string, start: Pictures, isHeld = false) =>
  usePhotos({
    draft: `${form}:photos`,
    start: start.images.map((url) => ({ url, alt: start.imageTexts[stripQuery(url)] ?? '' })),
    most: MAX_PHOTOS,
    isHeld,
    check: checkPhoto,
    send: async (file, how) => {
      const files = { photos: [file] }
      const { data } = await call('POST /uploads/business/photos', { body: {}, files, ...how })
      return data.photos[0]!.link
    },
  })

/** Photos and logo of a form, stored under its name and uploaded one at a time when chosen. */
export function usePictures(form: string, start: Pictures) {
  const photos = useListingPhotos(form, start)
  const logo = usePhotos({
    draft: `${form}:logo`,
    start: start.logo ? [{ url: start.logo }] : [],
    most: 1,
    check: checkLogo,
    send: async (file, how) => {
      const files = { logo: [file] }
      const { data } = await call('POST /uploads/business/logo', { body: {}, files, ...how })
      return data.link
    },
  })
  return {
    photos,
    logo,
    pictures: {
      images: photos.urls,
      imageTexts: Object.fromEntries(
        photos.described.flatMap(({ url, alt }) =>
          alt.trim() ? [[stripQuery(url), alt.trim()]] : [],
        ),
      ),
      logo: logo.urls[0] ?? null,
    } satisfies Pictures,
    isSending: photos.isSending || logo.isSending,
    failed: {
      images: photos.photos.some(({ state }) => state === 'failed'),
      logo: logo.photos.some(({ state }) => state === 'failed'),
    },
    /** Takes those of another device; files that are not sent yet stay. */
    replace: ({ images, imageTexts, logo: mark }: Pictures) => {
      photos.replace(images.map((url) => ({ url, alt: imageTexts[stripQuery(url)] ?? '' })))
      logo.replace(mark ? [{ url: mark, alt: '' }] : [])
    },
    forget: () => {
      photos.forget()
      logo.forget()
    },
  }
}

export type UsePicturesResult = ReturnType<typeof usePictures>
