import * as contract from '#contract/blog-admin.ts'
import { bind, bindData } from '#server/kit/http/bind.ts'
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
  bindData(api, contract.listAllBlogs, (ctx, { query }) => listAllPosts(ctx, query))
  bind(api, contract.listBlogPictures, (ctx, { query }) => listPictures(ctx, query))
  bindData(api, contract.addBlogPicture, (ctx, { body }) => addPicture(ctx, body))
  bindData(api, contract.updateBlogPicture, (ctx, { params, body }) =>
    updatePicture(ctx, { ...body, ...params }),
  )
  bindData(api, contract.deleteBlogPicture, (ctx, { params }) => deletePicture(ctx, params.id))
  bindData(api, contract.previewBlog, (ctx, { body }) => previewPost(ctx, body.content))
  bindData(api, contract.createBlog, (ctx, { body }) => createPost(ctx, body))
  bindData(api, contract.getAdminBlog, (ctx, { params }) => readPost(ctx, params.id))
  bindData(api, contract.updateBlog, (ctx, { params, body }) =>
    updatePost(ctx, { ...body, ...params }),
  )
  bindData(api, contract.deleteBlog, (ctx, { params }) => deletePost(ctx, params.id))
  bindData(api, contract.saveBlogDraft, (ctx, { params, body }) =>
    saveDraft(ctx, { ...body, ...params }),
  )
  bindData(api, contract.discardBlogDraft, (ctx, { params }) => discardDraft(ctx, params.id))
  bindData(api, contract.listBlogVersions, (ctx, { params }) => listVersions(ctx, params.id))
  bindData(api, contract.getBlogVersion, (ctx, { params }) => getVersion(ctx, params))
  bindData(api, contract.markBlogViewing, (ctx, { params }) => markBlogViewing(ctx, params.id))
}
