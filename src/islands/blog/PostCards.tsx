import { blogIslandMessages } from '#i18n/blog-island.ts'
import type { PostCardData } from '#shared/view/blog-card.ts'
import { PostCard } from './PostCard.tsx'

type Props = { posts: readonly PostCardData[]; three?: boolean }

/** Cards of posts; for a static page, which needs no script for them. */
export function PostCards({ posts, three = false }: Props) {
  const { blog } = blogIslandMessages
  return (
    <ul className={three ? 'cards cards-three' : 'cards'}>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} t={blog} />
      ))}
    </ul>
  )
}
