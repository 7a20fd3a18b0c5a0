import * as contract from '#contract/blog.ts'
import { bindData } from '#server/kit/http/bind.ts'
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
  bindData(api, contract.listBlogs, (ctx, { query }) => listPosts(ctx, query), {
    tables: POSTS,
  })
  bindData(api, contract.listRecentBlogs, (ctx, { query }) => listRecentPosts(ctx, query), {
    tables: POSTS,
  })
  bindData(api, contract.getBlog, (ctx, { params }) => getPost(ctx, params.slug), { tables: POSTS })
  bindData(api, contract.countBlogView, (ctx, { params }) => countPostView(ctx, params.slug))
}
