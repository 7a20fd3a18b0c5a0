import { useId } from 'react'
import { formatSize } from '#app/creatives/format-size.ts'
import { creativesApp } from '#i18n/en/app/creatives-app.ts'
import { describeFittingDimensions } from '#shared/rules/ad-dimensions.ts'
import { TYPE_SPECS, type CreativeSize, type CreativeType } from '#shared/rules/ad-specs.ts'
import { FileDrop } from '#ui/FileDrop.tsx'
import { IconButton } from '#ui/IconButton.tsx'

const { form: t, limits } = creativesApp
const KB = 1024

type Props = {
  type: CreativeType
  size: CreativeSize
  files: readonly File[]
  problem: string | undefined
  disabled: boolean
  onFiles: (files: readonly File[]) => void
}

/** The file or the pictures of a creative, with what may be sent; nothing for words. */
export function CreativeFiles({ type, size, files, problem, disabled, onFiles }: Props) {
  const id = useId()
  const { formats, maxFiles } = TYPE_SPECS[type]
  if (maxFiles === 0) return null
  const isMany = maxFiles > 1
  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span className="field-label" id={id}>
        {isMany ? t.files : t.file} *
      </span>
      <span className="field-hint" id={`${id}-hint`}>
        {limitsOf(type, size)}
      </span>
      {files.map((file, at) => (
        <span key={`${file.name}-${at}`} className="row row-apart file-chosen">
          <span className="grow">
            {file.name} <small className="mute num">{bytesText(file.size)}</small>
          </span>
          <IconButton
            icon="trash"
            label={t.takeOut(file.name)}
            disabled={disabled}
            onClick={() => onFiles(files.filter((other) => other !== file))}
          />
        </span>
      ))}
      {files.length < maxFiles && (
        <FileDrop
          label={isMany ? t.chooseMany : t.choose}
          over={t.letGo}
          accept={formats.map((format) => `.${format}`).join(',')}
          multiple={isMany}
          disabled={disabled}
          isInvalid={problem !== undefined}
          describedBy={`${id}-hint ${id}-error`}
          onFiles={(more) => onFiles(isMany ? [...files, ...more] : more.slice(0, 1))}
        />
      )}
      <span id={`${id}-error`} role="alert">
        {problem && <span className="field-error">{problem}</span>}
      </span>
    </div>
  )
}

const bytesText = (bytes: number): string =>
  bytes < KB * KB ? `${Math.ceil(bytes / KB)} KB` : `${(bytes / KB / KB).toFixed(1)} MB`

function limitsOf(type: CreativeType, size: CreativeSize): string {
  const { formats, maxSize, maxDuration, minFiles, maxFiles } = TYPE_SPECS[type]
  const whole = maxSize === null ? '' : bytesText(maxSize).replace('.0 ', ' ')
  return (
    limits.formats(formats.join(', ')) +
    (type === 'rich_media'
      ? limits.page(formatSize(size))
      : limits.pixels(describeFittingDimensions(size))) +
    (whole && limits.most(whole)) +
    (maxDuration === null ? '' : limits.seconds(maxDuration)) +
    (maxFiles > 1 ? limits.files(minFiles, maxFiles) : '') +
    (type === 'rich_media' ? limits.html : '')
  )
}
