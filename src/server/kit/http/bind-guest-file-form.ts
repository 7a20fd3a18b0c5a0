import type { Context } from 'hono'
import type { Endpoint, FileFields } from '#contract/endpoint.ts'
import { ERRORS } from '#contract/errors.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { renderRefusal } from './bind-plain-form.ts'
import type { Handler } from './bind.ts'
import type { Api, HttpEnv } from './context.ts'
import { parseInput } from './input.ts'
import { sendJson } from './json.ts'
import { withMultipartForm, type ReceivedFile } from './multipart.ts'
import { toStorableText } from './text.ts'
import { openContext, type VisitorContext } from './verb-context.ts'

type GuestFileForm = Endpoint & { files: FileFields; guard: 'anyone' }
type Input<E extends GuestFileForm> = {
  body: ReturnType<E['body']['parse']>
  files: readonly ReceivedFile[]
}

/**
 * Binds an endpoint that takes a form with files from anybody, and beside it the plain form of
 * browsers without script, at `/forms` and the same path, whose success leads to `#done` of the
 * `page` that its query tells. A network counts as one sender; `limit` comes before anything is
 * received.
 */
export function bindGuestFileForm<E extends GuestFileForm>(
  api: Api,
  endpoint: E,
  page: (given: Record<string, string>) => string,
  limit: (ctx: VisitorContext) => Promise<unknown>,
  handler: (ctx: VisitorContext, input: Input<E>) => ReturnType<Handler<E>>,
): void {
  const receive = async (c: Context<HttpEnv>) => {
    const { context } = openContext(api, c)
    await limit(context)
    const { incoming } = api.deps.uploads
    const takeSlot = () => api.uploadSlots.take(`guest ${context.address}`, context.address)
    return withMultipartForm(c, endpoint.files, { incoming, takeSlot }, ({ fields, files }) => {
      const filled = Object.entries(fields).filter(([, value]) => value.trim() !== '')
      // A plain form tells in its address what it is about.
      const given = toStorableText({ ...c.req.query(), ...Object.fromEntries(filled) }, '')
      const body = parseInput(endpoint.body, given) as Input<E>['body']
      // A form whose file was not chosen sends an empty one.
      return handler(context, { body, files: files.filter(({ size }) => size > 0) })
    })
  }
  api.app.post(endpoint.path, async (c) =>
    sendJson(c, endpoint.status, { success: true, ...(await receive(c)) }),
  )
  api.app.post(`/forms${endpoint.path}`, async (c) => {
    const back = (c.req.header('Origin') ?? api.deps.config.siteUrl) + page(c.req.query())
    try {
      await receive(c)
      return c.redirect(`${back}#done`, 303)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const reasons = Object.values(error.detail.fields ?? {})
      const texts = reasons.length > 0 ? reasons : [error.message]
      return c.html(renderRefusal(texts, back), ERRORS[error.code].status)
    }
  })
}
