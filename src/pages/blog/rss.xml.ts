import rss from '@astrojs/rss'
import type { APIContext } from 'astro'
import { BUNDLE_LANGUAGE } from '#config/language.ts'
import { DISTRICT } from '#i18n/en/district.ts'
import { postPath } from '#config/routes.ts'
import { messages } from '#i18n/index.ts'
import { readDistrict } from '#layouts/district.ts'
import { compareNewestFirst } from '#snapshot/blog.ts'

const MAX_ITEMS = 50

/** The newest posts as a feed: titles, excerpts, links. */
export async function GET({ site }: APIContext): Promise<Response> {
  const { settings, listedPosts } = await readDistrict()
  const { blog } = messages
  return rss({
    title: `${settings.siteName}: ${blog.title}`,
    description: blog.text(DISTRICT.name),
    site: site!,
    trailingSlash: false,
    ...(BUNDLE_LANGUAGE === 'en' ? {} : { customData: `<language>${BUNDLE_LANGUAGE}</language>` }),
    items: [...listedPosts]
      .sort(compareNewestFirst)
      .slice(0, MAX_ITEMS)
      .map(({ slug, title, excerpt, tags, category, publishedAt }) => ({
        link: postPath(slug),
        title,
        description: excerpt,
        pubDate: new Date(publishedAt),
        categories: [...(category ? [category.name] : []), ...tags],
      })),
  })
}
