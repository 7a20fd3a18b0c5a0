import { useRef } from 'react'
import type { Photo } from '#app/form/photos/photo-list.ts'
import { useFilePreview } from '#app/form/photos/use-file-preview.ts'
import type { UsePhotosResult } from '#app/form/photos/use-photos.ts'
import { messages as t } from '#i18n/en/app/messages.ts'
import { photoField } from '#i18n/en/app/photo-field.ts'
import { getImageUrl } from '#shared/drawings/image-path.ts'
import { getThumbnailPath } from '#shared/drawings/picture.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Meter } from '#ui/Meter.tsx'

type Props = { photos: UsePhotosResult }

/** The pictures of an answer, small, each with how far it is. */
export const ReplyPictures = ({ photos }: Props) => (
  <>
    {photos.photos.length > 0 && (
      <ul className="reply-pictures">
        {photos.photos.map((photo) => (
          <li key={photo.id}>
            <Seen photo={photo} />
            {(photo.state === 'waiting' || photo.state === 'sending') && (
              <Meter value={photo.share} label={photoField.progress(photo.name)} />
            )}
            {photo.problem && <span className="field-error">{photo.problem}</span>}
            {photo.state === 'failed' && (
              <button type="button" className="link" onClick={() => photos.retry(photo.id)}>
                {photoField.again}
                <span className="sr-only">: {photo.name}</span>
              </button>
            )}
            <IconButton
              icon="close"
              label={photoField.remove(photo.name)}
              onClick={() => photos.remove(photo.id)}
            />
          </li>
        ))}
      </ul>
    )}
    <div role="alert">
      {photos.refusals.map((refusal) => (
        <span key={refusal} className="field-error">
          {refusal}
        </span>
      ))}
    </div>
  </>
)

/** The button that adds pictures; on a phone it offers camera and gallery. */
export function AddPictures({ photos }: Props) {
  const place = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={place}
        type="file"
        accept="image/*"
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          photos.add([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <IconButton
        icon="image"
        label={t.attach}
        disabled={photos.photos.length >= photos.most}
        onClick={() => place.current?.click()}
      />
    </>
  )
}

function Seen({ photo: { file, url, name } }: { photo: Photo }) {
  const place = useFilePreview(url ? undefined : file)
  return url ? (
    <img src={getImageUrl(getThumbnailPath(url), import.meta.env.PUBLIC_API_URL)} alt={name} />
  ) : (
    <img ref={place} alt={name} />
  )
}
