import { lazy, Suspense, type RefObject } from 'react'
import { editor as t } from '#i18n/en/app/editor.ts'
import { useRead } from '#app/data/use-read.ts'
import type { PostMeasures } from '#shared/rules/post-score.ts'
import { detectLanguage } from '#shared/rules/blog.ts'
import { slugify } from '#shared/text/slug.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Library } from './Library.tsx'
import { Loaded } from './Loaded.tsx'
import type { Picture } from './picture.ts'
import { Overlay } from './Overlay.tsx'
import { Versions } from './Versions.tsx'
import type { Hand } from './text/tool.ts'
import type { Values } from './values.ts'

// Whole posts in two languages, which few openings of the editor need.
const Templates = lazy(() => import('./Templates.tsx'))

/** The dialogs of the editor. */
export type EditorDialog = 'preview' | 'versions' | 'media' | 'featured' | 'templates'

type Props = {
  shown: EditorDialog | null
  /** Pictures that were pasted or dropped into the text. */
  files: readonly File[]
  onClose: () => void
  handRef: RefObject<Hand | null>
  id: number | null
  values: Values
  links: Record<string, string>
  figures: PostMeasures
  change: (changes: Partial<Values>) => void
  replace: (changes: Partial<Values>) => void
  addLinks: (links: Record<string, string>) => void
  setNotice: (text: string) => void
}

const TITLES: Record<EditorDialog, string> = {
  preview: t.look.title,
  versions: t.version.title,
  media: t.library.title,
  featured: t.featured,
  templates: t.template.title,
}

export const MAX_PICTURES = 5

/** A picture in Markdown; its words may not end the brackets. */
const inMarkdown = ({ url, text }: Picture): string =>
  `![${text.replace(/[\\[\]]/g, '\\$&').replace(/\s+/g, ' ')}](${url})`

/** The windows over the editor, one at a time. */
export function EditorDialogs(props: Props) {
  const { shown, files, onClose, handRef, id, values, links, figures, ...does } = props
  const { change, replace, addLinks, setNotice } = does
  const categories = useRead('GET /categories', {}).data?.data ?? []
  const insert = (pictures: readonly Picture[]) => {
    addLinks(Object.fromEntries(pictures.map(({ url, link }) => [url, link])))
    const text = pictures.map(inMarkdown).join('\n\n')
    onClose()
    if (shown === 'featured') change({ featuredImage: pictures[0]!.url })
    // The dialog gives the focus back first.
    else if (handRef.current) setTimeout(() => handRef.current?.insert(text))
    else replace({ content: [values.content.trimEnd(), text].filter(Boolean).join('\n\n') })
  }
  return (
    <div className={`editor-window editor-window-${shown ?? 'none'}`}>
      <Dialog
        open={shown !== null}
        onClose={onClose}
        title={shown ? TITLES[shown] : ''}
        closeLabel={t.close}
      >
        {shown === 'preview' && <Overlay values={values} links={links} figures={figures} />}
        {shown === 'versions' && id !== null && (
          <Versions
            id={id}
            values={values}
            onRestore={(changes) => {
              replace(changes)
              setNotice(t.version.restored)
              onClose()
            }}
          />
        )}
        {(shown === 'media' || shown === 'featured') && (
          <Library first={files} most={shown === 'featured' ? 1 : MAX_PICTURES} onChosen={insert} />
        )}
        {shown === 'templates' && (
          <Loaded
            onFailed={() => {
              setNotice(t.failed.templates)
              onClose()
            }}
          >
            <Suspense fallback={<p className="editor-waiting">{t.waiting}</p>}>
              <Templates
                language={detectLanguage(values.content)}
                hasText={values.content.trim() !== ''}
                onUse={({ title, content, tags, excerpt, category }) => {
                  const found = categories.find(({ slug }) => slug === category)
                  replace({
                    content,
                    tags: [...new Set([...values.tags, ...tags])],
                    categoryId: values.categoryId ?? found?.id ?? null,
                    ...(values.title.trim()
                      ? {}
                      : { title, slug: values.isOwnSlug ? values.slug : slugify(title, 'post') }),
                    ...(values.excerpt.trim() ? {} : { excerpt }),
                  })
                  onClose()
                }}
              />
            </Suspense>
          </Loaded>
        )}
      </Dialog>
    </div>
  )
}
