import * as contract from '#contract/blog-admin.ts'
import { bind } from '#server/kit/http/bind.ts'
import type { Api } from '#server/kit/http/context.ts'
import { createPost } from './create.ts'
import { deletePost } from './delete.ts'
import { listAllPosts } from './list.ts'
import { markBlogViewing } from './viewing.ts'
import { addPicture, updatePicture, deletePicture, listPictures } from './pictures.ts'
import { previewPost } from './preview.ts'
import { discardDraft, saveDraft } from './save-draft.ts'
import { readPost } from './select.ts'
import { updatePost } from './update.ts'
import { getVersion, listVersions } from './versions.ts'

/** The blog as administrators write it. Addresses with a word come before those with an id. */
export function blogAdminRoutes(api: Api): void {
  bind(api, contract.listAllBlogs, async (ctx, { query }) => ({
    data: await listAllPosts(ctx, query),
  }))
  bind(api, contract.listBlogPictures, (ctx, { query }) => listPictures(ctx, query))
  bind(api, contract.addBlogPicture, async (ctx, { body }) => ({
    data: await addPicture(ctx, body),
  }))
  bind(api, contract.updateBlogPicture, async (ctx, { params, body }) => ({
    data: await updatePicture(ctx, { ...body, ...params }),
  }))
  bind(api, contract.deleteBlogPicture, async (ctx, { params }) => ({
    data: await deletePicture(ctx, params.id),
  }))
  bind(api, contract.previewBlog, async (ctx, { body }) => ({
    data: await previewPost(ctx, body.content),
  }))
  bind(api, contract.createBlog, async (ctx, { body }) => ({ data: await createPost(ctx, body) }))
  bind(api, contract.getAdminBlog, async (ctx, { params }) => ({
    data: await readPost(ctx, params.id),
  }))
  bind(api, contract.updateBlog, async (ctx, { params, body }) => ({
    data: await updatePost(ctx, { ...body, ...params }),
  }))
  bind(api, contract.deleteBlog, async (ctx, { params }) => ({
    data: await deletePost(ctx, params.id),
  }))
  bind(api, contract.saveBlogDraft, async (ctx, { params, body }) => ({
    data: await saveDraft(ctx, { ...body, ...params }),
  }))
  bind(api, contract.discardBlogDraft, async (ctx, { params }) => ({
    data: await discardDraft(ctx, params.id),
  }))
  bind(api, contract.listBlogVersions, async (ctx, { params }) => ({
    data: await listVersions(ctx, params.id),
  }))
  bind(api, contract.getBlogVersion, async (ctx, { params }) => ({
    data: await getVersion(ctx, params),
  }))
  bind(api, contract.markBlogViewing, async (ctx, { params }) => ({
    data: await markBlogViewing(ctx, params.id),
  }))
}
