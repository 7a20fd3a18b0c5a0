import { lazy, Suspense, type RefObject } from 'react'
import { editor as t } from '#i18n/en/app/editor.ts'
import { useRead } from '#app/data/use-read.ts'
import type { PostMeasures } from '#shared/rules/post-score.ts'
import { detectLanguage } from '#shared/rules/blog.ts'
import { slugify } from '#shared/text/slug.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { PictureLibrary } from './PictureLibrary.tsx'
import { LazyLoadBoundary } from './LazyLoadBoundary.tsx'
import type { LibraryPicture } from './library-picture.ts'
import { PostPreview } from './PostPreview.tsx'
import { PostVersions } from './PostVersions.tsx'
import type { EditorHandle } from './text/tool.ts'
import type { PostValues } from './post-values.ts'

// Whole posts in two languages, which few openings of the editor need.
const Templates = lazy(() => import('./TemplatePicker.tsx'))

/** The dialogs of the editor. */
export type EditorDialog = 'preview' | 'versions' | 'media' | 'featured' | 'templates'

type Props = {
  shown: EditorDialog | null
  /** Pictures that were pasted or dropped into the text. */
  files: readonly File[]
  onClose: () => void
  handRef: RefObject<EditorHandle | null>
  id: number | null
  values: PostValues
  links: Record<string, string>
  figures: PostMeasures
  change: (changes: Partial<PostValues>) => void
  replace: (changes: Partial<PostValues>) => void
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
const inMarkdown = ({ url, text }: LibraryPicture): string =>
  `![${text.replace(/[\\[\]]/g, '\\$&').replace(/\s+/g, ' ')}](${url})`

/** The windows over the editor, one at a time. */
export function EditorDialogs(props: Props) {
  const { shown, files, onClose, handRef, id, values, links, figures, ...does } = props
  const { change, replace, addLinks, setNotice } = does
  const categories = useRead('GET /categories', {}).data?.data ?? []
  const insert = (pictures: readonly LibraryPicture[]) => {
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
        {shown === 'preview' && <PostPreview values={values} links={links} figures={figures} />}
        {shown === 'versions' && id !== null && (
          <PostVersions
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
          <PictureLibrary
            first={files}
            most={shown === 'featured' ? 1 : MAX_PICTURES}
            onChosen={insert}
          />
        )}
        {shown === 'templates' && (
          <LazyLoadBoundary
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
          </LazyLoadBoundary>
        )}
      </Dialog>
    </div>
  )
}
