import { toPath } from '#shared/view/address.ts'
import { useState } from 'react'
import { postPath, ROUTES } from '#config/routes.ts'
import type { CallResponse } from '#client/call.ts'
import { blogIslandMessages, type BlogIslandMessages } from '#i18n/blog-island.ts'
import { isNotFound } from '#islands/reading/is-not-found.ts'
import { useApiQuery } from '#islands/reading/use-api-query.ts'
import { allowIndexing } from '#browser/base/allow-indexing.ts'
import { formatLongDate } from '#i18n/en/dates.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LineSkeleton } from '#ui/Skeleton.tsx'
import { call } from '#stores/api.ts'

type Post = CallResponse<'GET /blogs/{slug}'>['data']
type PostState = { state: 'loading' | 'unknown' | 'failed' } | { state: 'shown'; post: Post }
type Props = { siteName: string }

/**
 * A post that has no page yet, published or renamed since the last build: read from the API by the
 * page's address.
 */
export default function PostFallback({ siteName }: Props) {
  const { blog: t } = blogIslandMessages
  const [asked, setAsked] = useState<PostState>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useApiQuery(String(attempt), find, (found) => {
    setAsked(found)
    document.title = `${found.state === 'shown' ? found.post.title : t.notFound} · ${siteName}`
    if (found.state !== 'shown') return
    history.replaceState(history.state, '', postPath(found.post.slug) + location.hash)
    allowIndexing()
  })

  if (asked.state === 'shown') return <Shown post={asked.post} t={t} />
  if (asked.state === 'loading')
    return (
      <div className="wrap section min-h-[60vh] grid content-start gap-4" aria-busy="true">
        <p className="sr-only" role="status">
          {t.loading}
        </p>
        <LineSkeleton className="w-3/4 min-h-[2.5em]" />
        <LineSkeleton />
        <LineSkeleton className="w-full min-h-[8em]" />
      </div>
    )
  return (
    <div className="wrap section min-h-[60vh]" role="status">
      <EmptyState
        title={t.notFound}
        text={asked.state === 'failed' ? t.failed : t.notFoundText}
        level="h1"
      >
        {asked.state === 'failed' && (
          <Button
            onClick={() => {
              setAsked({ state: 'loading' })
              setAttempt(attempt + 1)
            }}
          >
            {t.retry}
          </Button>
        )}
        <a className="button button-primary" href={ROUTES.blog.path}>
          {t.backToBlog}
        </a>
        <a className="button" href={ROUTES.blog.path}>
          {t.browseAll}
        </a>
      </EmptyState>
    </div>
  )
}

function Shown({ post, t }: { post: Post; t: BlogIslandMessages['blog'] }) {
  return (
    <article className="wrap section-end post">
      <header className="post-head">
        <p className="small mute">
          <a className="more" href={ROUTES.blog.path}>
            {t.backToBlog}
          </a>
        </p>
        <h1 lang={post.language}>{post.title}</h1>
        <p className="small mute num">
          {t.by} {post.author.name} ·{' '}
          <time dateTime={post.publishedAt}>{formatLongDate(post.publishedAt)}</time> ·{' '}
          {t.minutes(post.readingMinutes)}
        </p>
      </header>
      {/* Made safe by the server, by the pipeline of every post. */}
      <div
        className="post-body"
        lang={post.language}
        dangerouslySetInnerHTML={{ __html: post.html }}
      />
    </article>
  )
}

async function find(signal: AbortSignal): Promise<PostState> {
  const inQuery = new URLSearchParams(location.search).get('post')
  const slug = inQuery ?? /^\/blog\/([^/]{1,200})\/?$/.exec(toPath(location.pathname))?.[1]
  if (!slug) return { state: 'unknown' }
  try {
    return {
      state: 'shown',
      post: (await call('GET /blogs/{slug}', { params: { slug }, signal })).data,
    }
  } catch (error) {
    return { state: isNotFound(error) ? 'unknown' : 'failed' }
  }
}
