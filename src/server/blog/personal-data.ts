import { eq } from 'drizzle-orm'
import {
  blogDrafts,
  blogViewers,
  blogPictures,
  blogPosts,
  blogVersions,
} from '#server/kit/db/tables/index.ts'
import type { PersonalData } from '#server/people/personal-data/index.ts'
import { markEachChanged } from '#server/kit/publish-marks/mark.ts'

/** Posts stay, because they belong to the site; the name of their author is removed. */
export const blogPersonalData: PersonalData = {
  noun: 'blog',
  parts: [
    { table: blogPosts, owner: blogPosts.authorId, file: 'blog-posts', onErase: 'unlink' },
    { table: blogDrafts, owner: blogDrafts.accountId, file: 'blog-drafts', onErase: 'unlink' },
    {
      table: blogVersions,
      owner: blogVersions.accountId,
      file: 'blog-versions',
      onErase: 'unlink',
    },
    {
      table: blogPictures,
      owner: blogPictures.accountId,
      file: 'blog-pictures',
      onErase: 'unlink',
    },
    { table: blogViewers, owner: blogViewers.accountId, file: 'blog-looks', onErase: 'delete' },
  ],
  erase: async (tx, { id }) => {
    const renamed = await tx
      .update(blogPosts)
      .set({ authorName: 'A former member' })
      .where(eq(blogPosts.authorId, id))
      .returning({ id: blogPosts.id, status: blogPosts.status })
    const ids = renamed.filter(({ status }) => status === 'published').map((row) => row.id)
    await markEachChanged(tx, 'blog', ids, 'updated')
  },
}
