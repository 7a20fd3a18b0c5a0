import { eq } from 'drizzle-orm'
import { blogPosts } from '#server/db/tables/index.ts'
import type { PersonalData } from '#server/personal-data/index.ts'
import { markEach } from '#server/publisher/mark.ts'

/** Posts stay, because they belong to the site; the name of their author is removed. */
export const blogData: PersonalData = {
  noun: 'blog',
  parts: [{ table: blogPosts, owner: blogPosts.authorId, file: 'blog-posts', onErase: 'unlink' }],
  erase: async (tx, { id }) => {
    const renamed = await tx
      .update(blogPosts)
      .set({ authorName: 'A former member' })
      .where(eq(blogPosts.authorId, id))
      .returning({ id: blogPosts.id, status: blogPosts.status })
    const ids = renamed.filter(({ status }) => status === 'published').map((row) => row.id)
    await markEach(tx, 'blog', ids, 'updated')
  },
}
