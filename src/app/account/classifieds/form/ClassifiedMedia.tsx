import type { UseFormReturn } from 'react-hook-form'
import { PhotoField } from '#app/form/photos/PhotoField.tsx'
import { useFreshLinks } from '#app/form/photos/use-fresh-links.ts'
import { classifiedMedia } from '#i18n/en/app/classified-media.ts'
import { MAX_ADDITIONAL_IMAGES, MAX_MAIN_IMAGES } from '#shared/rules/classifieds.ts'
import { fetchClassifiedDraft, type ClassifiedValues } from './classified-values.ts'
import type { UseClassifiedPhotosResult } from './use-classified-photos.ts'
import { VideoField } from './VideoField.tsx'

type Props = { form: UseFormReturn<ClassifiedValues>; photos: UseClassifiedPhotosResult }

/** Pictures of the ad, the featured one first, and its video. */
export function ClassifiedMedia({ form, photos }: Props) {
  useFreshLinks(
    Number(form.watch('draft')) || null,
    [photos.main, photos.more],
    fetchClassifiedDraft,
  )
  return (
    <>
      <PhotoField
        label={classifiedMedia.mainImages}
        hint={classifiedMedia.mainImagesHint}
        photos={photos.main}
        main={classifiedMedia.featured}
      >
        {photos.main.photos.length >= MAX_MAIN_IMAGES && (
          <p className="field-hint">{classifiedMedia.mostMain}</p>
        )}
      </PhotoField>
      <PhotoField
        label={classifiedMedia.additionalImages}
        hint={classifiedMedia.additionalImagesHint}
        photos={photos.more}
      >
        {photos.more.photos.length >= MAX_ADDITIONAL_IMAGES && (
          <p className="field-hint">{classifiedMedia.mostAdditional}</p>
        )}
      </PhotoField>
      <VideoField form={form} onSending={photos.onVideo} />
    </>
  )
}
