import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/kit/db/connection.ts'
import { blogPosts, businesses } from '#server/kit/db/tables/index.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { PUBLIC_BUSINESS_STATUSES } from '#shared/rules/business.ts'
import { counted } from '#i18n/en/plural.ts'

/** Throws NOT_POSSIBLE while businesses of it are shown: their pages lead to its page. */
export async function refuseWhileShown(
  tx: Transaction,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const shown = await tx.$count(
    businesses,
    and(eq(businesses.categoryId, id), inArray(businesses.status, [...PUBLIC_BUSINESS_STATUSES])),
  )
  if (shown > 0)
    throw new ApiError('NOT_POSSIBLE', {
      message:
        `${name} has ${counted(shown, 'active business', 'active businesses')}. Move or ` +
        'deactivate them first.',
    })
}

/** Throws NOT_POSSIBLE while anything belongs to it. */
export async function refuseWhileUsed(
  tx: Transaction,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const listings = await tx.$count(businesses, eq(businesses.categoryId, id))
  const posts = await tx.$count(blogPosts, eq(blogPosts.categoryId, id))
  const uses = [
    ...(listings > 0 ? [counted(listings, 'business', 'businesses')] : []),
    ...(posts > 0 ? [counted(posts, 'blog post', 'blog posts')] : []),
  ]
  if (uses.length > 0)
    throw new ApiError('NOT_POSSIBLE', {
      message: `${name} has ${uses.join(' and ')}. Move them first.`,
    })
}
