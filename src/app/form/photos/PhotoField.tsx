import { useId, useState, type ReactNode } from 'react'
import { useDragReorder } from '#app/form/use-dragging.ts'
import { photoField as t } from '#i18n/en/app/photo-field.ts'
import { FileDrop } from '#ui/FileDrop.tsx'
import { PhotoCard } from './PhotoCard.tsx'
import type { Photo } from './photo-list.ts'
import type { UsePhotosResult } from './use-photos.ts'

type Props = {
  label: string
  hint?: string
  error?: string | undefined
  photos: UsePhotosResult
  /** What the first one is called. */
  main?: string
  /** Whether each photo has an alt text. */
  described?: boolean
  /** Shown where nothing is sent: a list of what is allowed. */
  children?: ReactNode
}

/**
 * Photos of a form: choose, drop or take them with the camera; order them by dragging, with the
 * arrow keys or with buttons. The state is in `usePhotos`.
 */
export function PhotoField({ label, hint, error, photos, main, described, children }: Props) {
  const id = useId()
  const [notice, setNotice] = useState('')
  const { photos: list, most } = photos
  const move = (photo: Photo, to: number) => {
    if (to < 0 || to >= list.length) return
    photos.move(photo.id, to)
    setNotice(t.moved(photo.name, to + 1, list.length))
  }
  const { dragged, grip } = useDragReorder((photoId, to) => {
    const photo = list.find(({ id }) => id === photoId)
    if (photo) move(photo, to)
  })
  const add = (files: readonly File[]) => {
    const tooMany = photos.add(files)
    setNotice(tooMany > 0 ? t.tooMany(most) : '')
  }
  const problems = [...photos.refusals, ...(error ? [error] : [])]
  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span className="field-label" id={id}>
        {label}
      </span>
      {hint && <span className="field-hint">{hint}</span>}
      {list.length > 0 && (
        <ol className="photos-edit">
          {list.map((photo, at) => (
            <PhotoCard
              key={photo.id}
              {...{ photo, at, described }}
              last={list.length - 1}
              tag={at === 0 ? main : undefined}
              isDragged={dragged === photo.id}
              grip={grip(photo.id, (step) => move(photo, at + step))}
              onMove={(step) => move(photo, at + step)}
              onRetry={() => photos.retry(photo.id)}
              onRemove={() => photos.remove(photo.id)}
              onDescribe={(alt) => photos.describe(photo.id, alt)}
            />
          ))}
        </ol>
      )}
      {list.length < most && (
        <FileDrop
          accept="image/*"
          multiple
          label={list.length ? t.addMore : t.add}
          note={t.room(list.length, most)}
          over={t.letGo}
          describedBy={id}
          onFiles={add}
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
      <span
        role="status"
        className={notice && notice === t.tooMany(most) ? 'field-error' : 'sr-only'}
      >
        {notice}
      </span>
    </div>
  )
}
