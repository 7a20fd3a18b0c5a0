import type { UseFormReturn } from 'react-hook-form'
import { PhotoField } from '#app/form/photos/PhotoField.tsx'
import { useFreshLinks } from '#app/form/photos/use-fresh-links.ts'
import { adMedia } from '#i18n/en/app/ad-media.ts'
import { MAX_ADDITIONAL_IMAGES, MAX_MAIN_IMAGES } from '#shared/rules/classifieds.ts'
import { fetchAdDraft, type AdValues } from './ad-values.ts'
import type { AdPhotos } from './use-ad-photos.ts'
import { VideoField } from './VideoField.tsx'

type Props = { form: UseFormReturn<AdValues>; photos: AdPhotos }

/** Pictures of the ad, the featured one first, and its video. */
export function AdMedia({ form, photos }: Props) {
  useFreshLinks(Number(form.watch('draft')) || null, [photos.main, photos.more], fetchAdDraft)
  return (
    <>
      <PhotoField
        label={adMedia.mainImages}
        hint={adMedia.mainImagesHint}
        photos={photos.main}
        main={adMedia.featured}
      >
        {photos.main.photos.length >= MAX_MAIN_IMAGES && (
          <p className="field-hint">{adMedia.mostMain}</p>
        )}
      </PhotoField>
      <PhotoField
        label={adMedia.additionalImages}
        hint={adMedia.additionalImagesHint}
        photos={photos.more}
      >
        {photos.more.photos.length >= MAX_ADDITIONAL_IMAGES && (
          <p className="field-hint">{adMedia.mostAdditional}</p>
        )}
      </PhotoField>
      <VideoField form={form} onSending={photos.onVideo} />
    </>
  )
}
