import { useState, type SyntheticEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { CallError } from '#client/call.ts'
import { shrinkPicture } from '#client/shrink-picture.ts'
import { useFilePreview } from '#app/form/photos/use-file-preview.ts'
import { editor as t } from '#i18n/en/app/editor.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import type { LibraryPicture } from './library-picture.ts'

const TEN_MB = 10 * 1024 * 1024

/** Why a file is no picture for a post; null when it is one. */
export function checkPicture({ type, size, name }: File): string | null {
  if (!type.startsWith('image/')) return t.library.notImage(name)
  return size > TEN_MB ? t.library.tooLarge(name) : null
}

/** Sends a picture, made smaller first, and answers its path. */
export async function uploadPicture(file: File): Promise<string> {
  const small = await shrinkPicture(file)
  const { data } = await call('POST /uploads/business/photos', { files: { image: [small] } })
  return data.url ?? data.photos[0]!.url
}

type Props = {
  files: readonly File[]
  onGone: (file: File) => void
  onAdded: (picture: LibraryPicture) => void
}

/** Pictures that wait for their words. */
export const PictureUploads = ({ files, onGone, onAdded }: Props) => (
  <ul className="library-new">
    {files.map((file, at) => (
      <li key={`${file.name} ${file.lastModified} ${at}`}>
        <Upload file={file} onGone={() => onGone(file)} onAdded={onAdded} />
      </li>
    ))}
  </ul>
)

type OneProps = { file: File; onGone: () => void; onAdded: (picture: LibraryPicture) => void }

function Upload({ file, onGone, onAdded }: OneProps) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const picture = useFilePreview(file)
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      const url = await uploadPicture(file)
      const { data } = await call('POST /blogs/admin/pictures', { body: { url, text } })
      await client.invalidateQueries({ queryKey: ['GET /blogs/admin/pictures'] })
      onAdded(data)
      onGone()
    } catch (error) {
      setProblem((error as CallError).serverMessage ?? t.failed.image)
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <img ref={picture} alt="" />
      <label className="field">
        <span className="field-label">{t.library.text}</span>
        <input
          className="input"
          required
          maxLength={300}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <span className="field-hint">{t.library.textHint}</span>
      </label>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <Button disabled={isBusy} onClick={onGone}>
          {t.cancel}
        </Button>
        <Button type="submit" look="primary" busy={isBusy && t.library.adding}>
          {t.library.add}
        </Button>
      </div>
    </form>
  )
}
