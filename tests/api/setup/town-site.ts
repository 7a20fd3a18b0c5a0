import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { and, eq, inArray } from 'drizzle-orm'
import { addLanguage, LANGUAGES } from '#config/languages.ts'
import type { Db } from '#server/kit/db/connection.ts'
import * as t from '#server/kit/db/tables/index.ts'
import type { PageRenderer } from '#server/publishing/publisher/job/render-job.ts'
import { readPageKeys } from '#server/publishing/publisher/renderer/page-keys.ts'
import { toRenderedFile } from '#server/publishing/releases/release.ts'
import { htmlPage, writeFiles } from './release.ts'

const FIXED = ['/fallback/business', '/fallback/classified', '/fallback/post', '/fallback/gone']

/**
 * A builder of all nouns for tests of takedowns: a page for each public record in each language,
 * with the reviews and answers on the page of their business and on the home page. Like the real
 * one it reads the rows first and renders changes by keys; `hold` waits in between.
 */
export const createTownRenderer =
  (db: Db, hold: () => Promise<void>): PageRenderer =>
  async ({ outDir, since, onPage }) => {
    const shared = [...(await pagesOf(db))]
    const texts = new Map(
      LANGUAGES.flatMap((language) =>
        shared.map(([path, text]) => [addLanguage(language, path), text] as const),
      ),
    )
    await hold()
    const known = since && (await readPageKeys(since.keyFiles))
    const touched = [...texts].filter(([path, text]) => known?.get(path) !== text)
    const files = touched.map(([path, text]) => [toRenderedFile(path), text])
    await writeFiles(outDir, Object.fromEntries(files) as Record<string, string>)
    onPage()
    const gone = known ? [...known.keys()].filter((path) => !texts.has(path)) : []
    await writeFile(
      join(dirname(outDir), 'keys.json'),
      JSON.stringify({ keys: Object.fromEntries(touched), gone }),
    )
    return { gone: gone.map(toRenderedFile), failed: {}, left: 0 }
  }

async function pagesOf(db: Db): Promise<Map<string, string>> {
  const shown = await db
    .select()
    .from(t.businesses)
    .where(inArray(t.businesses.status, ['active', 'closed']))
  const said = await db
    .select({
      businessId: t.reviews.businessId,
      comment: t.reviews.comment,
      answer: t.reviewReplies.text,
    })
    .from(t.reviews)
    .leftJoin(
      t.reviewReplies,
      and(eq(t.reviewReplies.reviewId, t.reviews.id), eq(t.reviewReplies.status, 'active')),
    )
    .where(eq(t.reviews.status, 'active'))
  const ads = await db
    .select()
    .from(t.classifieds)
    .where(inArray(t.classifieds.status, ['active', 'sold', 'expired']))
  const posts = await db.select().from(t.blogPosts).where(eq(t.blogPosts.status, 'published'))
  const kinds = await db.select().from(t.categories).where(eq(t.categories.status, 'active'))
  const towns = await db.select().from(t.locations).where(eq(t.locations.status, 'active'))
  const wordsOf = (some: typeof said) =>
    some.map(({ comment, answer }) => `<p>${comment} ${answer ?? ''}</p>`).join('')
  const section = `<section aria-labelledby="latest-reviews">${wordsOf(said)}</section>`
  return new Map([
    ['/', htmlPage('Home', '/').replace('</body>', `${section}</body>`)],
    ['/404', htmlPage('Not found', '/')],
    ...FIXED.map((path) => [path, htmlPage(path, '/')] as const),
    ...shown.map(({ id, slug, description }) => {
      const own = wordsOf(said.filter(({ businessId }) => businessId === id))
      const text = htmlPage(slug, '/').replace('</body>', `${description ?? ''}${own}</body>`)
      return [`/business/${slug}`, text] as const
    }),
    ...ads.map((ad) => {
      const phone = ad.status === 'active' ? ad.contactPhone : 'over'
      return [`/classified/${ad.slug}`, htmlPage(`${ad.description} ${phone}`, '/')] as const
    }),
    ...posts.map((post) => [`/blog/${post.slug}`, htmlPage(post.content, '/')] as const),
    ...kinds.flatMap(({ slug, name }) => [
      [`/categories/${slug}`, htmlPage(name, '/')] as const,
      [`/categories/${slug}/page/2`, htmlPage(`${name} 2`, '/')] as const,
      [`/blog/category/${slug}`, htmlPage(name, '/')] as const,
    ]),
    ...towns.map(({ slug, city }) => [`/locations/${slug}`, htmlPage(city, '/')] as const),
  ])
}
