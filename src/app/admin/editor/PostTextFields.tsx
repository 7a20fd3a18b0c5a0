import { useState, type RefObject } from 'react'
import { editor as t } from '#i18n/en/app/editor.ts'
import { formatCount } from '#shared/rules/money.ts'
import type { PostMeasures } from '#shared/rules/post-score.ts'
import { slugify } from '#shared/text/slug.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { RenderedPost } from './RenderedPost.tsx'
import type { EditorHandle } from './text/tool.ts'
import { useServerPreview } from './use-server-preview.ts'
import { useWritingMode, type WritingMode } from './use-writing-mode.ts'
import type { PostValues } from './post-values.ts'
import { PostTextEditor } from './PostTextEditor.tsx'

type Props = {
  values: PostValues
  figures: PostMeasures
  problems: Record<string, string>
  links: Record<string, string>
  change: (changes: Partial<PostValues>) => void
  handRef: RefObject<EditorHandle | null>
  onMedia: () => void
  onFiles: (files: readonly File[]) => void
  onLeftOut: (pictures: number) => void
}

/** Title, address and text, and what search engines and lists say of them. */
export function PostTextFields({ values, figures, problems, links, change, ...writing }: Props) {
  const { mode, why, choose, cannot } = useWritingMode()
  const [tab, setTab] = useState('write')
  return (
    <section className="panel-box editor-texts">
      <div className="editor-title">
        <label className="sr-only" htmlFor="post-title">
          {t.title}
        </label>
        <textarea
          id="post-title"
          rows={1}
          maxLength={200}
          placeholder={t.title}
          value={values.title}
          aria-invalid={problems['title'] ? true : undefined}
          aria-describedby="post-title-hint"
          onChange={({ target }) => {
            const title = target.value.replace(/\n/g, ' ')
            change({
              title,
              ...(values.isOwnSlug ? {} : { slug: title.trim() ? slugify(title, 'post') : '' }),
            })
          }}
        />
        {problems['title'] && (
          <span className="field-error" role="alert">
            {problems['title']}
          </span>
        )}
        <Address values={values} problem={problems['slug']} change={change} />
        <span id="post-title-hint" className="text-ink-2 text-s num">
          {t.titleHint(values.title.trim().length)}
        </span>
      </div>
      <div role="status">{why && <p className="notice">{why}</p>}</div>
      <div className="editor-how">
        <div className="editor-mode">
          <SegmentedControl
            label={t.mode}
            choices={[
              { value: 'rich', text: t.rich },
              { value: 'plain', text: t.plain },
            ]}
            chosen={mode}
            onChoose={(value) => {
              choose(value as WritingMode)
              setTab('write')
            }}
          />
        </div>
        <Tabs
          label={t.how}
          chosen={tab}
          onChoose={setTab}
          tabs={[
            {
              id: 'write',
              name: t.write,
              content: (
                <PostTextEditor
                  key={mode}
                  {...writing}
                  mode={mode}
                  links={links}
                  value={values.content}
                  problem={problems['content']}
                  onChange={(content) => change({ content })}
                  onCannot={cannot}
                />
              ),
            },
            { id: 'preview', name: t.preview, content: <Preview content={values.content} /> },
          ]}
        />
      </div>
      <p className="panel-foot editor-figures num">
        <span>{t.figures(formatCount(figures.words), figures.minutes)}</span>
        <span>{t.every}</span>
      </p>
      <details className="editor-more">
        <summary>{t.excerptAndSearch}</summary>
        <Described values={values} change={change} />
      </details>
    </section>
  )
}

function Preview({ content }: { content: string }) {
  return <RenderedPost {...useServerPreview(content)} />
}

type Part = { values: PostValues; change: Props['change'] }

function Address({ values, problem, change }: Part & { problem: string | undefined }) {
  const [isTyped, setTyped] = useState(false)
  if (!isTyped && !problem)
    return (
      <p className="editor-slug">
        <code>{t.slugHint(values.slug || '…')}</code>
        <button type="button" className="link" onClick={() => setTyped(true)}>
          {t.slugChange}
        </button>
      </p>
    )
  return (
    <div className="field">
      <label className="field-label" htmlFor="post-slug">
        {t.slug}
      </label>
      <input
        id="post-slug"
        className="input"
        value={values.slug}
        maxLength={80}
        aria-invalid={problem ? true : undefined}
        aria-describedby="post-slug-hint"
        onChange={({ target }) => change({ slug: target.value.toLowerCase(), isOwnSlug: true })}
      />
      <span id="post-slug-hint" className={problem ? 'field-error' : 'field-hint'}>
        {problem ?? t.slugHint(values.slug)}
      </span>
    </div>
  )
}

const TEXTS = [
  { name: 'excerpt', most: 1000, rows: 3 },
  { name: 'metaTitle', most: 200, rows: 1 },
  { name: 'metaDescription', most: 500, rows: 2 },
] as const

const Described = ({ values, change }: Part) => (
  <div className="panel-body stack">
    {TEXTS.map(({ name, most, rows }) => (
      <div key={name} className="field">
        <label className="field-label" htmlFor={`post-${name}`}>
          {t[name]}
        </label>
        {name === 'excerpt' && (
          <span className="field-hint" id="post-excerpt-hint">
            {t.excerptHint}
          </span>
        )}
        <textarea
          id={`post-${name}`}
          className="input"
          rows={rows}
          maxLength={most}
          value={values[name]}
          aria-describedby={name === 'excerpt' ? 'post-excerpt-hint' : undefined}
          onChange={({ target }) => change({ [name]: target.value })}
        />
        <span className="field-count num">
          {values[name].length}/{most}
        </span>
      </div>
    ))}
  </div>
)
