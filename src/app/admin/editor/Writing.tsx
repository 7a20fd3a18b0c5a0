import { lazy, Suspense, useState, type RefObject } from 'react'
import { editor as t } from '#i18n/en/app/editor.ts'
import { Loaded } from './Loaded.tsx'
import { PlainText } from './PlainText.tsx'
import { shownUrl } from './Sorting.tsx'
import type { Hand, Tool } from './text/tool.ts'
import { LinkForm, Tools } from './Tools.tsx'
import type { Mode } from './use-mode.ts'

// The library of rich writing, the largest part of the editor, is loaded where it is used.
const Rich = lazy(() => import('./rich/Rich.tsx'))

type Props = {
  value: string
  problem: string | undefined
  links: Record<string, string>
  mode: Mode
  handRef: RefObject<Hand | null>
  onChange: (content: string) => void
  onCannot: (why: string) => void
  onMedia: () => void
  onFiles: (files: readonly File[]) => void
  onLeftOut: (pictures: number) => void
}

/** The text of a post with its tools, rich or plain: both write the same Markdown. */
export function Writing({ value, problem, links, mode, handRef, onChange, ...notice }: Props) {
  const { onCannot, onMedia, onFiles, onLeftOut } = notice
  const [on, setOn] = useState<readonly Tool[]>([])
  const [link, setLink] = useState<string | null>(null)
  const askLink = () => setLink(handRef.current?.linkNow() ?? '')
  const shared = { value, problem, handRef, onChange, onLink: askLink, onFiles, onLeftOut }
  return (
    <>
      <Tools
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
        <Loaded onFailed={() => onCannot(t.notLoaded)}>
          <Suspense fallback={<p className="editor-waiting">{t.waiting}</p>}>
            <Rich
              {...shared}
              srcOf={(path) => (isOwn(path) ? shownUrl(path, links) : null)}
              onTools={(tools) =>
                setOn((before) => (before.join() === tools.join() ? before : tools))
              }
              onCannot={() => onCannot(t.cannot)}
            />
          </Suspense>
        </Loaded>
      ) : (
        <PlainText {...shared} />
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
