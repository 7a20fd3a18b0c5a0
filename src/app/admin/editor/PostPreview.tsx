import { useRef, useState } from 'react'
import { editor as t } from '#i18n/en/app/editor.ts'
import { formatCount } from '#shared/rules/money.ts'
import type { PostMeasures } from '#shared/rules/post-score.ts'
import { createExcerpt as cut } from '#shared/text/plain-text.ts'
import { Button } from '#ui/Button.tsx'
import { Meter } from '#ui/Meter.tsx'
import { RenderedPost } from './RenderedPost.tsx'
import { getPicturePreviewUrl } from './PostDetails.tsx'
import { useServerPreview } from './use-server-preview.ts'
import type { PostValues } from './post-values.ts'

type Props = { values: PostValues; links: Record<string, string>; figures: PostMeasures }

/** From so far on there is a way back to the top. */
const TOP_AFTER = 0.2
const SEARCH = { title: 60, description: 160 }

/** The post as its reader will see it. */
export function PostPreview({ values, links, figures }: Props) {
  const page = useRef<HTMLDivElement>(null)
  const [read, setRead] = useState(0)
  const [isFull, setFull] = useState(false)
  const reading = useServerPreview(values.content)
  const follow = () => {
    const { scrollTop, scrollHeight, clientHeight } = page.current!
    setRead(scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 1)
  }
  const headings = reading.rendered?.headings ?? []
  const title = values.title.trim() || t.noTitle
  return (
    <div className={isFull ? 'post-look is-full' : 'post-look'}>
      <Meter label={t.look.read} value={read} />
      <div className="row post-look-tools">
        <span className="num">
          {t.look.counts(
            formatCount(figures.words),
            formatCount(figures.characters),
            figures.minutes,
          )}
        </span>
        <Button look="bare" aria-pressed={isFull} onClick={() => setFull(!isFull)}>
          {isFull ? t.look.notFull : t.look.full}
        </Button>
        <Button look="bare" onClick={() => print()}>
          {t.look.print}
        </Button>
      </div>
      <div ref={page} className="post-look-page" tabIndex={0} role="group" onScroll={follow}>
        <article className="post">
          <h1 className="post-look-title">{title}</h1>
          {values.featuredImage && (
            <img
              className="w-full mt-4"
              src={getPicturePreviewUrl(values.featuredImage, links)}
              alt=""
            />
          )}
          {headings.length > 0 && (
            <nav className="post-look-contents" aria-label={t.look.contents}>
              <b>{t.look.contents}</b>
              <ol>
                {headings.map(({ id, text, level }) => (
                  <li key={id} className={`level-${level}`}>
                    <a
                      className="link"
                      href={`#${id}`}
                      onClick={(event) => {
                        event.preventDefault()
                        page.current?.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView()
                      }}
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <RenderedPost {...reading} />
        </article>
        <section className="post-look-search" aria-label={t.look.search}>
          <b>{t.look.search}</b>
          <p>
            <small>
              {location.host}/blog/{values.slug}
            </small>
            <span className="found-title">
              {cut(values.metaTitle.trim() || title, SEARCH.title)}
            </span>
            <span>
              {cut(values.metaDescription.trim() || values.excerpt.trim(), SEARCH.description)}
            </span>
          </p>
        </section>
      </div>
      {read > TOP_AFTER && (
        <Button
          className="absolute right-4 bottom-4"
          icon="up"
          onClick={() => page.current?.scrollTo({ top: 0 })}
        >
          {t.look.top}
        </Button>
      )}
    </div>
  )
}
