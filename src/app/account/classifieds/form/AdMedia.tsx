import { PhotoField } from '#app/form/photos/PhotoField.tsx'
import { postAd as t } from '#i18n/en/app/post-ad.ts'
import { ADDITIONAL_IMAGES, MAIN_IMAGES } from '#shared/rules/classifieds.ts'
import type { AdPhotos } from './use-ad-photos.ts'

/** Pictures of the ad, the featured one first. */
export const AdMedia = ({ photos }: { photos: AdPhotos }) => (
  <>
    <PhotoField label={t.mainImages} hint={t.mainImagesHint} photos={photos.main} main={t.featured}>
      {photos.main.photos.length >= MAIN_IMAGES && <p className="field-hint">{t.mostMain}</p>}
    </PhotoField>
    <PhotoField label={t.additionalImages} hint={t.additionalImagesHint} photos={photos.more}>
      {photos.more.photos.length >= ADDITIONAL_IMAGES && (
        <p className="field-hint">{t.mostAdditional}</p>
      )}
    </PhotoField>
  </>
)
