import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type ChangeEvent } from 'react'
import type { UploadProgress } from '#client/send-files.ts'
import type { Profile } from '#contract/profile.ts'
import type { CropDialog } from '#app/form/crop/CropDialog.tsx'
import { useWrite } from '#app/data/use-write.ts'
import { Avatar } from '#app/shell/Avatar.tsx'
import { profile as t } from '#i18n/en/app/profile.ts'
import { getImageUrl } from '#shared/drawings/image-path.ts'
import { MAX_PROFILE_PHOTO_BYTES } from '#shared/rules/profile.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'

const TYPES = ['image/jpeg', 'image/png', 'image/webp']
/** What is cut out is made smaller, so a larger picture of a camera may be chosen. */
const CAMERA_BYTES = 8 * MAX_PROFILE_PHOTO_BYTES
/** Pixels of the photo that is sent: enough for any place that shows it. */
const SENT = 640

/** The picture, and the dialog that crops it, which is loaded when one is chosen. */
type Crop = { picture: ImageBitmap; Dialog: typeof CropDialog }
type Props = { profile: Profile; onNotice: (text: string) => void }

/** The photo, and the ways to another one or none. */
export function ProfilePhoto({ profile, onNotice }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [crop, setCrop] = useState<Crop | null>(null)
  const client = useQueryClient()
  const remove = useWrite('DELETE /users/profile/photo', { invalidates: ['GET /users/profile'] })

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file may be chosen again.
    target.value = ''
    setProblem(null)
    if (!file) return
    if (!TYPES.includes(file.type)) return setProblem(t.photo.wrongType)
    if (file.size > CAMERA_BYTES) return setProblem(t.photo.tooLarge)
    const crops = import('#app/form/crop/CropDialog.tsx').catch(() => null)
    try {
      const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
      const loaded = await crops
      if (loaded) setCrop({ picture, Dialog: loaded.CropDialog })
      else setProblem(t.photo.failed)
    } catch {
      setProblem(t.photo.unreadable)
    }
  }
  const removePhoto = () =>
    remove.mutate(
      {},
      {
        onSuccess: () => onNotice(t.photo.removed),
        onError: (error) => setProblem(error.serverMessage ?? t.photo.removeFailed),
      },
    )
  const done = (text: string | null) => {
    crop?.picture.close()
    setCrop(null)
    if (text) onNotice(text)
  }
  const send = async (file: File, onProgress: (progress: UploadProgress) => void) => {
    await call('POST /users/profile/upload-photo', { files: { profilePhoto: [file] }, onProgress })
    await client.invalidateQueries({ queryKey: ['GET /users/profile'] })
    done(t.photo.uploaded)
  }
  return (
    <div className="photo-field">
      <span className="photo-round">
        {profile.profilePhoto ? (
          <img
            src={getImageUrl(profile.profilePhoto, import.meta.env.PUBLIC_API_URL)}
            alt={t.photo.alt}
            width={96}
            height={96}
          />
        ) : (
          <Avatar name={profile.name} seed={profile.id} />
        )}
      </span>
      <div className="stack stack-s">
        <p>
          <b>{profile.name}</b>
          <br />
          <span className="mute">{t.photo.hint}</span>
        </p>
        <div className="row">
          <Button icon="image" onClick={() => input.current?.click()}>
            {profile.profilePhoto ? t.photo.change : t.photo.choose}
          </Button>
          {profile.profilePhoto && (
            <Button busy={remove.isPending && t.saving} onClick={removePhoto}>
              {t.photo.remove}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={TYPES.join(',')}
          aria-label={t.photo.choose}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => void choose(event)}
        />
        <div role="alert">{problem && <p className="field-error">{problem}</p>}</div>
      </div>
      {crop && (
        <crop.Dialog
          title={t.photo.cropTitle}
          sends={t.photo.upload}
          picture={crop.picture}
          aspect={1}
          isRound
          most={SENT}
          type="image/jpeg"
          send={send}
          failed={({ fields = {}, serverMessage: notice }) =>
            Object.values(fields)[0] ?? notice ?? t.photo.failed
          }
          onClose={() => done(null)}
        />
      )}
    </div>
  )
}
