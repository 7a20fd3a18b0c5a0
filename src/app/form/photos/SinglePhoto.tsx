import { useId, type ReactNode, useState } from 'react'
import { photoField as t } from '#i18n/en/app/photo-field.ts'
import { Button } from '#ui/Button.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import { Meter } from '#ui/Meter.tsx'
import { Picture } from '#ui/Picture.tsx'
import { useFilePreview } from './use-file-preview.ts'
import type { UsePhotosResult } from './use-photos.ts'

type Props = {
  label: string
  hint?: string
  error?: string | undefined
  /** Of `usePhotos` with `most: 1`. */
  photos: UsePhotosResult
  /** Once sent it cannot be viewed again, even by its sender: its name is shown instead. */
  isSealed?: boolean
  children?: ReactNode
}

/** One picture, a logo for example: chosen, shown, replaced or taken away. */
export function SinglePhoto({ label, hint, error, photos, isSealed, children }: Props) {
  const id = useId()
  const photo = photos.photos[0]
  const [isUnreadable, setUnreadable] = useState(false)
  const place = useFilePreview(photo?.file, setUnreadable)
  const problems = [photo?.problem, error, ...photos.refusals].filter((text) => text !== undefined)
  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span className="field-label" id={id}>
        {label}
      </span>
      {hint && <span className="field-hint">{hint}</span>}
      {photo ? (
        <div className="photo-single">
          {isSealed && photo.url ? (
            <b>{photo.name}</b>
          ) : (
            <div className="photo-seen">
              {photo.url && (!photo.file || isUnreadable) ? (
                <Picture path={photo.url} alt={label} sizes="120px" />
              ) : (
                <img ref={place} alt={label} />
              )}
            </div>
          )}
          <div className="stack stack-s grow">
            {photo.state === 'sending' || photo.state === 'waiting' ? (
              <Meter value={photo.share} label={t.progress(photo.name)} />
            ) : null}
            <div className="row">
              {photo.state === 'failed' && (
                <Button onClick={() => photos.retry(photo.id)}>{t.again}</Button>
              )}
              <Button icon="trash" onClick={() => photos.remove(photo.id)}>
                {t.removeOne}
              </Button>
            </div>
          </div>
        </div>
      ) : (
        <FileDrop
          accept="image/*"
          label={t.choose}
          over={t.letGoOne}
          describedBy={id}
          onFiles={(files) => photos.add(files)}
        />
      )}
      {children}
      <div role="alert">
        {problems.map((problem) => (
          <span key={problem} className="field-error">
            {problem}
          </span>
        ))}
      </div>
    </div>
  )
}
