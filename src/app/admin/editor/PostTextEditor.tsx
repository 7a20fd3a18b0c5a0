import { lazy, Suspense, useState, type RefObject } from 'react'
import { editor as t } from '#i18n/en/app/editor.ts'
import { LazyLoadBoundary } from './LazyLoadBoundary.tsx'
import { PlainTextEditor } from './PlainTextEditor.tsx'
import { getPicturePreviewUrl } from './PostDetails.tsx'
import type { EditorHandle, EditorTool } from './text/tool.ts'
import { LinkForm, EditorToolbar } from './EditorToolbar.tsx'
import type { WritingMode } from './use-writing-mode.ts'

// The library of rich writing, the largest part of the editor, is loaded where it is used.
const Rich = lazy(() => import('./rich/RichTextEditor.tsx'))

type Props = {
  value: string
  problem: string | undefined
  links: Record<string, string>
  mode: WritingMode
  handRef: RefObject<EditorHandle | null>
  onChange: (content: string) => void
  onCannot: (why: string) => void
  onMedia: () => void
  onFiles: (files: readonly File[]) => void
  onLeftOut: (pictures: number) => void
}

/** The text of a post with its tools, rich or plain: both write the same Markdown. */
export function PostTextEditor({
  value,
  problem,
  links,
  mode,
  handRef,
  onChange,
  ...notice
}: Props) {
  const { onCannot, onMedia, onFiles, onLeftOut } = notice
  const [on, setOn] = useState<readonly EditorTool[]>([])
  const [link, setLink] = useState<string | null>(null)
  const askLink = () => setLink(handRef.current?.linkNow() ?? '')
  const shared = { value, problem, handRef, onChange, onLink: askLink, onFiles, onLeftOut }
  return (
    <>
      <EditorToolbar
        on={mode === 'rich' ? on : []}
        run={(tool) => handRef.current?.run(tool)}
        onLink={askLink}
        onMedia={onMedia}
      />
      {link !== null && (
        <LinkForm
          now={link}
          onDone={(href) => {
            setLink(null)
            handRef.current?.link(href)
          }}
          onCancel={() => setLink(null)}
        />
      )}
      {mode === 'rich' ? (
        <LazyLoadBoundary onFailed={() => onCannot(t.notLoaded)}>
          <Suspense fallback={<p className="editor-waiting">{t.waiting}</p>}>
            <Rich
              {...shared}
              srcOf={(path) => (isOwn(path) ? getPicturePreviewUrl(path, links) : null)}
              onTools={(tools) =>
                setOn((before) => (before.join() === tools.join() ? before : tools))
              }
              onCannot={() => onCannot(t.cannot)}
            />
          </Suspense>
        </LazyLoadBoundary>
      ) : (
        <PlainTextEditor {...shared} />
      )}
      {problem && (
        <span id="post-content-error" className="field-error" role="alert">
          {problem}
        </span>
      )}
    </>
  )
}

/** Pictures from elsewhere are not requested, here or on the page. */
const isOwn = (path: string): boolean =>
  /^\/(?!\/)/.test(path) || path.startsWith(`${location.origin}/`)
