import type { previewBlog as endpoint } from '#contract/blog-admin.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { UserContext } from '#server/kit/http/verb-context.ts'
import { renderForWriter } from '#server/blog/text/render.ts'
import { signUploadLinks } from './select.ts'
import { getPostRenderContext } from './values.ts'

/**
 * A text as the site would show it, by the same pipeline; pictures that nobody else may see yet
 * come with leave to see them.
 */
export async function previewPost(
  ctx: UserContext,
  content: string,
): Promise<ResponseOf<typeof endpoint>['data']> {
  const { html, headings } = await renderForWriter({ ...getPostRenderContext(ctx), content })
  const links = signUploadLinks(ctx, [html])
  const shown = html.replace(/\/uploads\/[0-9a-f]{32}[\w.-]*/g, (path) =>
    (links[path] ?? path).replace('&', '&amp;'),
  )
  return { html: shown, headings }
}
