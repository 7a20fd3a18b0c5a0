import { BUNDLE_LANGUAGE } from '#config/language.ts'
import { postPath } from '#config/routes.ts'
import type { BlogIslandMessages } from '#i18n/blog-island.ts'
import type { PostCardData } from '#shared/view/blog-card.ts'
import { formatDate } from '#i18n/en/dates.ts'
import { Picture } from '#ui/Picture.tsx'
import { Scene } from '#views/ornament/Scene.tsx'

type Props = { post: PostCardData; t: BlogIslandMessages['blog'] }

/** A post in a list; the whole card leads to it. Also drawn into static pages, without script. */
export function PostCard({ post, t }: Props) {
  const {
    id,
    slug,
    title,
    excerpt,
    language,
    featuredImage,
    category,
    readingMinutes,
    publishedAt,
  } = post
  const lang = language === BUNDLE_LANGUAGE ? undefined : language
  const hindi = language === 'en' ? '' : ' hi'
  const minutesIn = t.minutesIn[language === 'en' ? 'en' : 'local']
  return (
    <li className="card post-card">
      <Scene category={category} seed={id}>
        {featuredImage && (
          <Picture path={featuredImage} alt="" sizes="(min-width: 37.5em) 380px, 100px" />
        )}
      </Scene>
      <div className="card-body">
        <p className="card-kind num">
          {category && <b>{category.name}</b>}
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        </p>
        <h3 className={`card-name${hindi}`} lang={lang}>
          <a href={postPath(slug)}>{title}</a>
        </h3>
        <p className={`card-text${hindi}`} lang={lang}>
          {excerpt}
        </p>
        <p className="card-meta mute num">{(lang ? minutesIn : t.minutes)(readingMinutes)}</p>
      </div>
    </li>
  )
}
