import { lazy, Suspense } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { PhotoField } from '#app/form/photos/PhotoField.tsx'
import { postAd as t } from '#i18n/en/app/post-ad.ts'
import { ADDITIONAL_IMAGES, MAIN_IMAGES } from '#shared/rules/classifieds.ts'
import type { AdValues } from './ad-values.ts'
import type { AdPhotos } from './use-ad-photos.ts'

/* Few ads have a video: its field comes after the form. Without it the form goes on. */
const VideoField = lazy(() =>
  import('./VideoField.tsx').then(
    ({ VideoField }) => ({ default: VideoField }),
    () => ({ default: () => <p className="notice">{t.videoMissing}</p> }),
  ),
)

type Props = { form: UseFormReturn<AdValues>; photos: AdPhotos }

/** Pictures of the ad, the featured one first, and its video. */
export const AdMedia = ({ form, photos }: Props) => (
  <>
    <PhotoField label={t.mainImages} hint={t.mainImagesHint} photos={photos.main} main={t.featured}>
      {photos.main.photos.length >= MAIN_IMAGES && <p className="field-hint">{t.mostMain}</p>}
    </PhotoField>
    <PhotoField label={t.additionalImages} hint={t.additionalImagesHint} photos={photos.more}>
      {photos.more.photos.length >= ADDITIONAL_IMAGES && (
        <p className="field-hint">{t.mostAdditional}</p>
      )}
    </PhotoField>
    <Suspense fallback={<span className="skeleton" />}>
      <VideoField form={form} onSending={photos.onVideo} />
    </Suspense>
  </>
)
