import { useState, type ButtonHTMLAttributes } from 'react'
import { photoField as t } from '#i18n/en/app/photo-field.ts'
import { MAX_PHOTO_CAPTION_LENGTH } from '#shared/rules/listing-lengths.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Meter } from '#ui/Meter.tsx'
import { Picture } from '#ui/Picture.tsx'
import type { Photo } from './photo-list.ts'
import { useFilePreview } from './use-file-preview.ts'

type Props = {
  photo: Photo
  at: number
  last: number
  tag: string | undefined
  described: boolean | undefined
  isDragged: boolean
  grip: ButtonHTMLAttributes<HTMLButtonElement>
  onMove: (step: number) => void
  onRetry: () => void
  onRemove: () => void
  onDescribe: (alt: string) => void
}

/** One photo: how far it is, its place in the order, and its text. */
export function PhotoCard({ photo, at, last, tag, described, isDragged, grip, ...on }: Props) {
  const { state, share, problem, name, url, file, alt } = photo
  const isWrong = state === 'failed' || state === 'refused'
  const isDim = state === 'waiting' || state === 'sending'
  const looks = [tag && 'photo-main', isWrong && 'photo-wrong', isDim && 'photo-dim']
  return (
    <li
      className={['photo', ...looks, isDragged && 'photo-held'].filter(Boolean).join(' ')}
      data-place={at}
    >
      <div className="photo-seen">
        {url && !file ? (
          <Picture path={url} alt={alt || name} sizes="320px" />
        ) : (
          <Preview file={file} url={url} alt={url ? alt || name : ''} />
        )}
        {tag && <span className="photo-tag">{tag}</span>}
        <button
          {...grip}
          type="button"
          className="icon-button photo-grip"
          aria-label={t.grip(name)}
        >
          <Icon name="grip" />
        </button>
      </div>
      {state !== 'sent' && (
        <div className="photo-say">
          {isWrong ? (
            <>
              <span className="field-error">{problem}</span>
              {state === 'failed' && (
                <button type="button" className="link" onClick={on.onRetry}>
                  {t.again}
                  <span className="sr-only">: {name}</span>
                </button>
              )}
            </>
          ) : (
            <>
              <span>{state === 'sending' ? t.sending(Math.round(share * 100)) : t.waiting}</span>
              <Meter value={share} label={t.progress(name)} />
            </>
          )}
        </div>
      )}
      {described && state === 'sent' && (
        <label className="photo-alt">
          <span>{t.alt}</span>
          <input
            className="input"
            value={alt}
            maxLength={MAX_PHOTO_CAPTION_LENGTH}
            placeholder={t.altHint}
            onChange={(event) => on.onDescribe(event.target.value)}
          />
        </label>
      )}
      <div className="photo-acts">
        <IconButton
          icon="arrow-left"
          label={t.earlier(name)}
          disabled={at === 0}
          onClick={() => on.onMove(-1)}
        />
        <IconButton
          icon="arrow"
          label={t.later(name)}
          disabled={at === last}
          onClick={() => on.onMove(1)}
        />
        <IconButton
          icon={isDim ? 'close' : 'trash'}
          label={isDim ? t.stop(name) : t.remove(name)}
          onClick={on.onRemove}
        />
      </div>
    </li>
  )
}

type PreviewProps = { file: File | undefined; url: string | undefined; alt: string }

/** What was chosen, from this device; what the device cannot draw, by its address. */
function Preview({ file, url, alt }: PreviewProps) {
  const [isUnreadable, setUnreadable] = useState(false)
  const place = useFilePreview(file, setUnreadable)
  if (isUnreadable && url) return <Picture path={url} alt={alt} sizes="320px" />
  return <img ref={place} alt={alt} />
}
