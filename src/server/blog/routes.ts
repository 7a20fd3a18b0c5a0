import * as contract from '#contract/blog.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { countPostView } from './count-view.ts'
import { getPost } from './get.ts'
import { listPosts, recentPosts } from './list.ts'
import { scheduleTask } from './publish-scheduled.ts'

const POSTS = ['blog_posts', 'categories', 'former_pages', 'view_counts'] as const

/** The blog as everyone reads it. */
export function blogRoutes(api: Api): void {
  const { siteUrl } = api.deps.config
  api.deps.tasks.add(scheduleTask(api.deps.db))
  bind(
    api,
    contract.listBlogs,
    async ({ query }, { db }) => ({ data: await listPosts(db, query) }),
    { tables: POSTS },
  )
  bind(
    api,
    contract.recentBlogs,
    async ({ query }, { db }) => ({ data: await recentPosts(db, query.limit) }),
    {
      tables: POSTS,
    },
  )
  bind(
    api,
    contract.getBlog,
    async ({ params }, { db }) => ({ data: await getPost(db, params.slug, siteUrl) }),
    {
      tables: POSTS,
    },
  )
  bind(api, contract.countBlogView, async ({ params }, call) => ({
    data: await countPostView(call, params.slug),
  }))
}
