import { PhotoField } from '#app/form/photos/PhotoField.tsx'
import { SinglePhoto } from '#app/form/photos/SinglePhoto.tsx'
import type { UsePhotosResult } from '#app/form/photos/use-photos.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { parseYouTubeId } from '#shared/rules/business.ts'
import { Section } from './Section.tsx'
import { ListingTextField } from './ListingTextField.tsx'
import { getFieldId, type ListingFormState } from './use-listing-form.ts'

type Props = { form: ListingFormState; photos: UsePhotosResult; logo: UsePhotosResult }

/** Photos in their order, the logo, and a video with its picture. */
export function MediaFields({ form, photos, logo }: Props) {
  const { values, problems, setProblems } = form
  const video = values.youtubeVideo.trim() ? parseYouTubeId(values.youtubeVideo) : null
  const lookAtVideo = () => {
    if (values.youtubeVideo.trim() && !parseYouTubeId(values.youtubeVideo))
      setProblems((before) => ({ ...before, youtubeVideo: t.videoInvalid }))
  }
  return (
    <Section name="media">
      <div id={getFieldId('images')} tabIndex={-1}>
        <PhotoField
          label={t.photos}
          photos={photos}
          main={t.mainPhoto}
          described
          error={problems['images']}
        />
      </div>
      <div className="pair">
        <div id={getFieldId('logo')} tabIndex={-1}>
          <SinglePhoto label={t.logo} hint={t.logoHint} photos={logo} error={problems['logo']} />
        </div>
        <div className="stack">
          <ListingTextField form={form} name="youtubeVideo" inputMode="url" onBlur={lookAtVideo} />
          {video && (
            <>
              <img
                className="video-preview"
                src={`https://i.ytimg.com/vi/${video}/mqdefault.jpg`}
                alt={t.videoPreview}
                width={320}
                height={180}
              />
              <ListingTextField form={form} name="videoTitle" />
            </>
          )}
        </div>
      </div>
    </Section>
  )
}
