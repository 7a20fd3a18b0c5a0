import { useState } from 'react'
import type { AdminBlogPost } from '#contract/blog-admin.ts'
import { formatDateTime } from '#app/shell/format-time.ts'
import { editor as t } from '#i18n/en/app/editor.ts'
import { call } from '#stores/api.ts'
import { Button } from '#ui/Button.tsx'
import type { OpenedPost } from './opened-post.ts'

type Props = {
  opened: OpenedPost
  others: readonly string[]
  onStartAgain: (post?: AdminBlogPost) => void
  onFailed: () => void
}

/** Notices above the form: who else is editing, and whose unpublished text is shown. */
export function EditorNotices({ opened: { post, isKept }, others, onStartAgain, onFailed }: Props) {
  const [isBusy, setBusy] = useState(false)
  const throwAway = async () => {
    setBusy(true)
    try {
      const { data } = await call('DELETE /blogs/admin/{id}/draft', { params: { id: post!.id } })
      onStartAgain(data)
    } catch {
      onFailed()
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <div role="status">
        {others.length > 0 && (
          <p className="notice">
            {(others.length === 1 ? t.others : t.othersMany)(others.join(', '))}
          </p>
        )}
      </div>
      {isKept && (
        <div className="notice">
          <p>{t.again}</p>
          <Button onClick={() => onStartAgain()}>{t.startAgain}</Button>
        </div>
      )}
      {!isKept && post?.draft && (
        <div className="notice">
          <p>{t.besides(post.draft.by ?? t.someone, formatDateTime(post.draft.updatedAt))}</p>
          <Button disabled={isBusy} onClick={() => void throwAway()}>
            {t.throwAway}
          </Button>
        </div>
      )}
    </>
  )
}
