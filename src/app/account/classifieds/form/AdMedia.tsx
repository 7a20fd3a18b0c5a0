import type { UseFormReturn } from 'react-hook-form'
import { PhotoField } from '#app/form/photos/PhotoField.tsx'
import { postAd as t } from '#i18n/en/app/post-ad.ts'
import { ADDITIONAL_IMAGES, MAIN_IMAGES } from '#shared/rules/classifieds.ts'
import type { AdValues } from './ad-values.ts'
import type { AdPhotos } from './use-ad-photos.ts'
import { VideoField } from './VideoField.tsx'

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
    <VideoField form={form} onSending={photos.onVideo} />
  </>
)
