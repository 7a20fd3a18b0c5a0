import { useEffect, useState } from 'react'
import type { AdminBlogPost } from '#contract/blog-admin.ts'
import { editor as t } from '#i18n/en/app/editor.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextDiff } from './TextDiff.tsx'
import type { Autosave } from './use-autosave.ts'
import { toPostValues, type PostValues } from './post-values.ts'

type Props = {
  saving: Autosave
  values: PostValues
  onTake: (values: PostValues, version: number) => void
}

/** Somebody else saved the same post: shows what differs and lets one choose. */
export function EditConflict({ saving, values, onTake }: Props) {
  const [theirs, setTheirs] = useState<AdminBlogPost | null>(null)
  const isDialogOpen = saving.saved.state === 'conflict'
  const { id } = saving
  useEffect(() => {
    if (!isDialogOpen || id === null) return undefined
    let isLeft = false
    const read = () => {
      call('GET /blogs/admin/{id}', { params: { id } }).then(
        ({ data }) => {
          if (!isLeft) setTheirs(data)
        },
        () => undefined,
      )
    }
    read()
    addEventListener('online', read)
    return () => {
      isLeft = true
      removeEventListener('online', read)
    }
  }, [isDialogOpen, id])
  const isOpen = isDialogOpen && theirs !== null
  const other = theirs && toPostValues(theirs, new Date())
  const keep = () => {
    const { version } = theirs!
    setTheirs(null)
    void saving.keepMine(version)
  }
  return (
    <Dialog
      open={isOpen}
      onClose={() => setTheirs(null)}
      title={t.meanwhileTitle}
      closeLabel={t.close}
    >
      <p>{t.meanwhileText}</p>
      {other && <TextDiff before={values.content} after={other.content} />}
      <div className="dialog-actions">
        <Button
          onClick={() => {
            setTheirs(null)
            onTake(other!, theirs!.version)
          }}
        >
          {t.takeTheirs}
        </Button>
        <Button look="primary" onClick={keep}>
          {t.keepMine}
        </Button>
      </div>
    </Dialog>
  )
}
