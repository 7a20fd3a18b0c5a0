import { useState } from 'react'
import { settings } from '#i18n/en/app/settings.ts'
import { Button } from '#ui/Button.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import { LogoCropDialog } from './LogoDialog.tsx'
import { getLogoPreviewUrl } from './uploaded-logos.ts'

const t = settings.upload
const MAX_BYTES = 5 * 1024 * 1024
const LOGOS = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']
const ICONS = ['image/x-icon', 'image/vnd.microsoft.icon', 'image/png', 'image/jpeg', 'image/gif']

type Props = {
  label: string
  hint: string
  isIcon: boolean
  path: string
  onPath: (path: string) => void
  onNotice: (text: string) => void
}

/** A logo or the favicon: what there is, another one, or none. */
export function LogoField({ label, hint, isIcon, path, onPath, onNotice }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const kinds = isIcon ? ICONS : LOGOS
  const choose = async ([file]: readonly File[]) => {
    setProblem(null)
    if (!file) return
    if (!kinds.includes(file.type)) return setProblem(t.wrongType)
    if (file.size > MAX_BYTES) return setProblem(t.tooLarge)
    try {
      setPicture(await createImageBitmap(file, { imageOrientation: 'from-image' }))
    } catch {
      setProblem(t.wrongType)
    }
  }
  const done = (sent: string | null) => {
    picture?.close()
    setPicture(null)
    if (!sent) return
    onPath(sent)
    onNotice(t.done(label))
  }
  return (
    <div className="field" role="group" aria-label={label}>
      <span className="field-label">{label}</span>
      <span className="field-hint">{hint}</span>
      {path && (
        <div className="row logo-now">
          <img src={getLogoPreviewUrl(path)} alt={t.now(label)} />
          <Button icon="trash" onClick={() => onPath('')}>
            {t.remove}
          </Button>
        </div>
      )}
      <FileDrop
        label={t.choose}
        note={isIcon ? t.iconNote : t.note}
        over={t.over}
        accept={isIcon ? `${kinds.join(',')},.ico` : kinds.join(',')}
        onFiles={(files) => void choose(files)}
      />
      <div role="alert">{problem && <p className="field-error">{problem}</p>}</div>
      {picture && <LogoCropDialog picture={picture} isIcon={isIcon} onDone={done} />}
    </div>
  )
}
