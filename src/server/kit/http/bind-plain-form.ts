import type { Context } from 'hono'
import type { z } from 'zod'
import { ERRORS } from '#contract/errors.ts'
import { escapeHtml } from '#shared/text/escape-html.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import type { Api } from './context.ts'
import { parseInput } from './input.ts'
import { toStorableText } from './text.ts'
import { openContext, type VisitorContext } from './verb-context.ts'

/**
 * For browsers without script: a plain form sent to `/api/forms…`, checked by the same schema as
 * the call it stands for. The values of the address count as fields too. Success leads to
 * `page#done`; what is wrong is answered with a page of its own. `page` may be told by the fields.
 */
export function bindPlainForm<Schema extends z.ZodType>(
  api: Api,
  path: string,
  page: string | ((given: Record<string, unknown>) => string),
  schema: Schema,
  verb: (ctx: VisitorContext, input: z.output<Schema>) => Promise<unknown>,
): void {
  api.app.post(`/forms${path}`, async (c) => {
    const { context } = openContext(api, c)
    // The address by which the browser knows the site; the origin was checked before.
    const home = c.req.header('Origin') ?? api.deps.config.siteUrl
    const given: Record<string, unknown> = { ...c.req.query() }
    const back = () => home + (typeof page === 'string' ? page : page(given))
    try {
      Object.assign(given, await fieldsOf(c))
      await verb(context, parseInput(schema, toStorableText(given, '')) as z.output<Schema>)
      return c.redirect(`${back()}#done`, 303)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const reasons = Object.values(error.detail.fields ?? {})
      return c.html(
        renderRefusal(reasons.length > 0 ? reasons : [error.message], back()),
        ERRORS[error.code].status,
      )
    }
  })
}

/**
 * The fields of a plain form. Throws INVALID_INPUT for a body that does not match its content type.
 */
async function fieldsOf(c: Context): Promise<Record<string, unknown>> {
  try {
    return await c.req.parseBody()
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError('INVALID_INPUT', { message: 'The form could not be read.' })
  }
}

/**
 * A plain page, because pages of the API may load nothing. Going back in the browser keeps what was
 * typed.
 */
export const renderRefusal = (reasons: readonly string[], back: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Not sent</title></head>
<body><h1>Not sent</h1>
<ul>${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')}</ul>
<p>Go back in your browser to change it: what you typed is still there.</p>
<p><a href="${escapeHtml(back)}">To the page</a></p></body></html>
`
