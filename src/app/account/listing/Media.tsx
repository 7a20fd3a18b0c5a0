import { PhotoField } from '#app/form/photos/PhotoField.tsx'
import { SinglePhoto } from '#app/form/photos/SinglePhoto.tsx'
import type { Photos } from '#app/form/photos/use-photos.ts'
import { listing as t } from '#i18n/en/app/listing.ts'
import { parseYouTubeId } from '#shared/rules/business.ts'
import { Section } from './Section.tsx'
import { Text } from './Text.tsx'
import { idOf, type Listing } from './use-listing.ts'

type Props = { form: Listing; photos: Photos; logo: Photos }

/** Photos in their order, the logo, and a video with its picture. */
export function Media({ form, photos, logo }: Props) {
  const { values, problems, setProblems } = form
  const video = values.youtubeVideo.trim() ? parseYouTubeId(values.youtubeVideo) : null
  const lookAtVideo = () => {
    if (values.youtubeVideo.trim() && !parseYouTubeId(values.youtubeVideo))
      setProblems((before) => ({ ...before, youtubeVideo: t.videoInvalid }))
  }
  return (
    <Section name="media">
      <div id={idOf('images')} tabIndex={-1}>
        <PhotoField
          label={t.photos}
          photos={photos}
          main={t.mainPhoto}
          described
          error={problems['images']}
        />
      </div>
      <div className="pair">
        <div id={idOf('logo')} tabIndex={-1}>
          <SinglePhoto label={t.logo} hint={t.logoHint} photos={logo} error={problems['logo']} />
        </div>
        <div className="stack">
          <Text form={form} name="youtubeVideo" inputMode="url" onBlur={lookAtVideo} />
          {video && (
            <>
              <img
                className="video-preview"
                src={`https://i.ytimg.com/vi/${video}/mqdefault.jpg`}
                alt={t.videoPreview}
                width={320}
                height={180}
              />
              <Text form={form} name="videoTitle" />
            </>
          )}
        </div>
      </div>
    </Section>
  )
}
