import * as contract from '#contract/blog.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { blogAdminRoutes } from './admin/routes.ts'
import { countPostView } from './count-view.ts'
import { getPost } from './get.ts'
import { listPosts, listRecentPosts } from './list.ts'
import { publishScheduledTask } from './publish-scheduled.ts'

const POSTS = ['blog_posts', 'categories', 'former_pages', 'view_counts'] as const

/** The blog as everyone reads it. */
export function blogRoutes(api: Api): void {
  const { db, tasks, now = () => new Date() } = api.deps
  tasks.add(publishScheduledTask({ db, now }))
  // Before the addresses that end in a slug.
  blogAdminRoutes(api)
  bind(api, contract.listBlogs, async (ctx, { query }) => ({ data: await listPosts(ctx, query) }), {
    tables: POSTS,
  })
  bind(
    api,
    contract.listRecentBlogs,
    async (ctx, { query }) => ({ data: await listRecentPosts(ctx, query.limit) }),
    { tables: POSTS },
  )
  bind(
    api,
    contract.getBlog,
    async (ctx, { params }) => ({ data: await getPost(ctx, params.slug) }),
    { tables: POSTS },
  )
  bind(api, contract.countBlogView, async (ctx, { params }) => ({
    data: await countPostView(ctx, params.slug),
  }))
}
