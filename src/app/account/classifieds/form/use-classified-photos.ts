import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { usePhotos, type UsePhotosResult } from '#app/form/photos/use-photos.ts'
import { postClassified as t } from '#i18n/en/app/post-classified.ts'
import {
  MAX_ADDITIONAL_IMAGES,
  MAX_CLASSIFIED_IMAGE_BYTES,
  MAX_MAIN_IMAGES,
} from '#shared/rules/classifieds.ts'
import { call } from '#stores/api.ts'
import {
  EMPTY_CLASSIFIED,
  splitUrls,
  type ClassifiedField,
  type ClassifiedValues,
} from './classified-values.ts'

const check = (file: File): string | null => {
  if (!file.type.startsWith('image/')) return t.onlyImages
  return file.size > MAX_CLASSIFIED_IMAGE_BYTES ? t.largeImage : null
}

const send: Parameters<typeof usePhotos>[0]['send'] = async (file, how) => {
  const { data } = await call('POST /uploads/classified/images', {
    ...how,
    files: { images: [file] },
  })
  return data.images[0]!.url
}

/** The pictures that an ad begins with; those of somebody without an account are held. */
export const useMainPhotos = (
  draft: string,
  start: readonly { url: string }[] = [],
  isHeld = false,
) => usePhotos({ draft: `${draft}:main`, start, most: MAX_MAIN_IMAGES, isHeld, check, send })

/** Both rows of pictures of an ad; each picture goes ahead as soon as it is chosen. */
export function useClassifiedPhotos(
  form: UseFormReturn<ClassifiedValues>,
  draft: string,
  start: ClassifiedValues,
) {
  const startOf = (addresses: string) => splitUrls(addresses).map((url) => ({ url }))
  const main = useMainPhotos(draft, startOf(start.mainImages))
  const more = usePhotos({
    draft: `${draft}:more`,
    start: startOf(start.additionalImages),
    most: MAX_ADDITIONAL_IMAGES,
    ...{ check, send },
  })
  const [isVideo, onVideo] = useState(false)
  useAddresses(form, 'mainImages', main)
  useAddresses(form, 'additionalImages', more)
  const all = [...main.photos, ...more.photos]
  return {
    main,
    more,
    isSending: main.isSending || more.isSending || isVideo,
    /** Told whether a video is being sent. */
    onVideo,
    hasFailed: all.some(({ state }) => state === 'failed'),
    forget: () => {
      main.forget()
      more.forget()
    },
  }
}

export type UseClassifiedPhotosResult = ReturnType<typeof useClassifiedPhotos>

/** Puts values of another device into the form; files that are not sent yet stay. */
export function putClassifiedValues(
  setValue: UseFormReturn<ClassifiedValues>['setValue'],
  photos: UseClassifiedPhotosResult,
  values: Record<string, unknown>,
) {
  for (const [field, value] of Object.entries(values))
    if (field in EMPTY_CLASSIFIED && typeof value === 'string')
      setValue(field as ClassifiedField, value, { shouldDirty: true })
  for (const [field, list] of [
    ['mainImages', photos.main],
    ['additionalImages', photos.more],
  ] as const) {
    const addresses = values[field]
    const urls = typeof addresses === 'string' ? splitUrls(addresses) : []
    list.replace(urls.map((url) => ({ url, alt: '' })))
  }
}

/** Writes the addresses of what was sent into the form. */
function useAddresses(
  { setValue, getValues }: UseFormReturn<ClassifiedValues>,
  field: 'mainImages' | 'additionalImages',
  photos: UsePhotosResult,
) {
  const addresses = photos.urls.join(' ')
  useEffect(() => {
    if (getValues(field) !== addresses) setValue(field, addresses, { shouldDirty: true })
  }, [addresses, field, getValues, setValue])
}
