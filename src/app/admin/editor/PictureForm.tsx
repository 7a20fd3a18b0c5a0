import { useState } from 'react'
import type { CallError, CallName } from '#client/call.ts'
import { useWrite } from '#app/data/use-write.ts'
import { editor as t } from '#i18n/en/app/editor.ts'
import { getImageUrl } from '#shared/drawings/image-path.ts'
import { Button } from '#ui/Button.tsx'
import { FileDrop } from '#ui/FileDrop.tsx'
import type { LibraryPicture } from './library-picture.ts'
import { checkPicture, uploadPicture } from './PictureUploads.tsx'

const INVALIDATES = ['GET /blogs/admin/pictures'] as const satisfies CallName[]

/** The words of a picture, another in its place, and its end. */
export function PictureForm({ picture, onDone }: { picture: LibraryPicture; onDone: () => void }) {
  const [text, setText] = useState(picture.text)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const change = useWrite('PUT /blogs/admin/pictures/{id}', { invalidates: INVALIDATES })
  const remove = useWrite('DELETE /blogs/admin/pictures/{id}', { invalidates: INVALIDATES })
  const params = { id: picture.id }
  const told = {
    onSuccess: onDone,
    onError: ({ serverMessage: notice }: CallError) => setProblem(notice ?? t.failed.image),
  }
  const isBusy = change.isPending || remove.isPending || isSending
  const replace = async ([file]: readonly File[]) => {
    if (!file) return
    const wrong = checkPicture(file)
    if (wrong) return setProblem(wrong)
    setSending(true)
    try {
      change.mutate({ params, body: { url: await uploadPicture(file) } }, told)
    } catch (error) {
      setProblem((error as CallError).serverMessage ?? t.failed.image)
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="library stack">
      <img className="max-h-[30vh] object-contain" src={getImageUrl(picture.link)} alt="" />
      <label className="field">
        <span className="field-label">{t.library.text}</span>
        <input
          className="input"
          maxLength={300}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <span className="field-hint">{t.library.textHint}</span>
      </label>
      <FileDrop
        label={t.library.replace}
        note={t.library.replaceText}
        over={t.library.drop}
        accept="image/*"
        disabled={isBusy}
        onFiles={(files) => void replace(files)}
      />
      <div role="alert">{problem && <p className="notice notice-error">{problem}</p>}</div>
      <div className="dialog-actions">
        <Button disabled={isBusy} onClick={onDone}>
          {t.library.back}
        </Button>
        {picture.uses.length === 0 && (
          <Button
            className="button-no"
            disabled={isBusy}
            onClick={() => remove.mutate({ params }, told)}
          >
            {t.library.remove}
          </Button>
        )}
        <Button
          look="primary"
          disabled={isBusy || text.trim() === '' || text.trim() === picture.text}
          onClick={() => change.mutate({ params, body: { text: text.trim() } }, told)}
        >
          {t.library.saveText}
        </Button>
      </div>
    </div>
  )
}
