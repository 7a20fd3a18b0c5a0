import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { Db } from '#server/kit/db/connection.ts'
import { accounts, blogPosts, categories, formerPages } from '#server/kit/db/tables/index.ts'
import { openStorage } from '#server/kit/storage/index.ts'
import { openDecoder } from '#server/kit/decoder/index.ts'
import { storePicture as makeAndKeep } from '#server/kit/uploads/index.ts'
import { getDataFolder } from './folder.ts'
import { readHostileWords } from './seed-hostile.ts'

type NewPost = Partial<typeof blogPosts.$inferInsert> & {
  slug: string
  title: string
  category?: string
}

export const FULL_POST = {
  slug: 'a-post-with-everything',
  title: 'A made-up post with everything',
  formerSlug: 'everything-once',
}

/** All Markdown that a post must be able to show. */
const everything = (picture: string) => `
A made-up post for the tests, with **bold**, *italic*, \`code\`, ~~struck~~
and a [link within the site](/businesses), one [to elsewhere](https://elsewhere.example/page)
and one bare: https://elsewhere.example/bare

## Tables

| Place | Banks | Post offices |
|---|--:|:-:|
| [Sonpani](/locations/sonpani) | 4 | 38 |
| AVeryLongWordWithoutAnySpaceThatGoesOnAndOnUntilTheEdgeOfTheTable | 1 | 2 |

## Code

\`\`\`js
const words = 'a line of code that is much longer than the screen of a phone, so it scrolls'
\`\`\`

## Pictures

![A made-up picture](${picture} "Its caption")

![A picture of another host](https://elsewhere.example/picture.png)

## Lists

1. one
   - within one
2. two[^note]

- [x] done
- [ ] to do

## A quotation

> Words of somebody who was made up.
>
> In two paragraphs.

---

### हिंदी में

यह परीक्षण के लिए लिखा गया है।

[^note]: The note at the foot.
`

const HINDI_WORDS = 'बनाई हुई कहानी के शब्द।\n\n'.repeat(8)

/**
 * Made-up posts: one with all Markdown, one with hostile text, one of the maximum length, some in
 * Hindi; enough for two pages.
 */
export async function seedBlog(db: Db): Promise<void> {
  const picture = await keepPicture(db)
  const hostile = readHostileWords()
  const posts: NewPost[] = [
    {
      slug: FULL_POST.slug,
      title: FULL_POST.title,
      content: everything(picture),
      featuredImage: picture,
      tags: ['made up', 'परीक्षण'],
      category: 'banks',
      metaDescription: 'A made-up post for the tests, with everything that a post may hold.',
    },
    {
      slug: 'hostile-post',
      title: '<script>alert(1)</script> "Hostile" \'post\' & <b>bold</b>',
      excerpt: '</script><img src=x onerror=alert(1)>',
      content: hostile.join('\n\n'),
      tags: ['<b>tag</b>', '"><svg onload=alert(1)>'],
      category: 'hospitals',
      authorName: '<i>Author</i> & Sons',
    },
    {
      slug: 'a-very-long-post-title',
      title: `${'Many long words '.repeat(9)}${'Unbroken'.repeat(6)}`,
      excerpt: 'Excerpt'.repeat(40),
      content: `${'Unbroken'.repeat(60)}\n\n${'Many sentences follow here. '.repeat(200)}`,
      tags: ['Tag'.repeat(19)],
      authorName: 'Author'.repeat(18),
    },
    {
      slug: 'hidden-draft',
      title: 'Draft that nobody may see',
      status: 'draft',
      publishedAt: null,
    },
    ...Array.from({ length: 8 }, (_, n) => ({
      slug: `bank-post-${n + 1}`,
      title: n % 3 ? `Made-up bank post number ${n + 1}` : `बैंक की बनाई हुई कहानी ${n + 1}`,
      ...(n % 3 ? null : { language: 'hi' as const, content: HINDI_WORDS }),
      category: 'banks',
    })),
    ...[1, 2, 3].map((n) => ({
      slug: `post-office-post-${n}`,
      title: n < 3 ? `डाकघर की बनाई हुई कहानी ${n}` : 'A made-up letter',
      ...(n < 3 ? { language: 'hi' as const, content: HINDI_WORDS } : null),
    })),
  ]
  for (const [n, { category, ...post }] of posts.entries()) {
    const [kind] = category
      ? await db.select().from(categories).where(eq(categories.slug, category))
      : []
    const [made] = await db
      .insert(blogPosts)
      .values({
        content: 'Words of a made-up post.\n\n'.repeat(8),
        authorName: 'Test Author',
        status: 'published',
        publishedAt: new Date(Date.UTC(2026, 0, 20 - n, 6)),
        ...post,
        categoryId: kind?.id ?? null,
      })
      .returning({ id: blogPosts.id })
    if (post.slug === FULL_POST.slug)
      await db
        .insert(formerPages)
        .values({ noun: 'blog', slug: FULL_POST.formerSlug, recordId: made!.id })
  }
}

/** Stores a picture as an editor's upload would; returns its path. */
async function keepPicture(db: Db): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zila-picture-'))
  const decoder = openDecoder()
  try {
    const file = join(folder, 'picture.png')
    const colour = { r: 190, g: 120, b: 70 }
    await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
      .png()
      .toFile(file)
    const storage = await openStorage(getDataFolder(), null)
    const [{ id }] = (await db.select({ id: accounts.id }).from(accounts).limit(1)) as [
      { id: number },
    ]
    const actor = { kind: 'user', id, role: 'admin', name: 'Test Author' } as const
    const kept = await makeAndKeep(
      { db, actor, uploads: { storage, incoming: folder, decoder } },
      { kind: 'blog-image', file: { path: file } },
    )
    if ('refused' in kept) throw new Error(kept.refused)
    return kept.path
  } finally {
    decoder.close()
    await rm(folder, { recursive: true })
  }
}
