import { editor as t } from '#i18n/en/app/editor.ts'
import { Button } from '#ui/Button.tsx'
import { playVideo } from '#views/blog/play-video.ts'
import type { PreviewResponse } from './use-server-preview.ts'

type Props = { rendered: PreviewResponse | null; isFailed: boolean; again: () => void }

/** A text as the site shows it; the server has made it and made it safe. */
export function RenderedPost({ rendered, isFailed, again }: Props) {
  if (isFailed && !rendered)
    return (
      <div className="notice notice-error" role="alert">
        <p>{t.failed.preview}</p>
        <Button onClick={again}>{t.tryAgain}</Button>
      </div>
    )
  if (!rendered)
    return (
      <p className="editor-waiting" role="status">
        {t.waiting}
      </p>
    )
  return (
    <div
      className="post-body"
      onClick={({ nativeEvent }) => playVideo(nativeEvent)}
      dangerouslySetInnerHTML={{ __html: rendered.html }}
    />
  )
}
