import type { Endpoint, FileFields, Guard } from '#contract/endpoint.ts'
import { ApiError } from '#server/kit/errors/api-error.ts'
import { HOUR_MS } from '#shared/rules/duration.ts'
import type { Handler } from './bind.ts'
import type { Api } from './context.ts'
import { parseInput } from './input.ts'
import { sendJson } from './json.ts'
import { withMultipartForm, type ReceivedFile } from './multipart.ts'
import { toStorableText } from './text.ts'
import { authorise, openContext, type UserContext } from './verb-context.ts'

type FileFormEndpoint = Endpoint & { files: FileFields; guard: Exclude<Guard, 'anyone'> }
type FileFormInput<E extends FileFormEndpoint> = {
  params: ReturnType<E['params']['parse']>
  body: ReturnType<E['body']['parse']>
  files: readonly ReceivedFile[]
}
type FileFormHandler<E extends FileFormEndpoint> = (
  ctx: UserContext,
  input: FileFormInput<E>,
) => ReturnType<Handler<E>>

/**
 * Binds an endpoint that takes a form with files, from signed-in people only: the guard and the
 * rate limits come before anything is read. Empty fields count as left out; `missing` is the
 * message when a required one is, `tooLarge` the field and the message when the form is far larger
 * than its files may be, which is seen before any is received.
 */
export function bindFileForm<E extends FileFormEndpoint>(
  api: Api,
  endpoint: E,
  handler: FileFormHandler<E>,
  { missing, tooLarge }: { missing?: string; tooLarge?: Record<string, string> } = {},
): void {
  api.app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    const { context } = openContext(api, c)
    const actor = await authorise(api, c, endpoint)
    await context.limits.take([
      { use: `${endpoint.path} by`, key: actor.id, max: 60, withinMs: HOUR_MS },
      { use: `${endpoint.path} from`, network: context.address, max: 300, withinMs: HOUR_MS },
    ])
    const params = parseInput(
      endpoint.params,
      toStorableText(c.req.param(), ''),
    ) as FileFormInput<E>['params']
    const { incoming } = api.deps.uploads
    const takeSlot = () => api.uploadSlots.take(String(actor.id), context.address)
    const taking = withMultipartForm(
      c,
      endpoint.files,
      { incoming, takeSlot },
      ({ fields, files }) => {
        const filled = Object.entries(fields).filter(([, value]) => value.trim() !== '')
        const body = parseInput(
          endpoint.body,
          toStorableText(Object.fromEntries(filled), ''),
          missing,
        ) as FileFormInput<E>['body']
        return handler({ ...context, actor }, { params, body, files })
      },
    )
    const answer = await taking.catch((error: unknown) => {
      if (!tooLarge || !(error instanceof ApiError) || error.code !== 'TOO_LARGE') throw error
      throw new ApiError('INVALID_INPUT', {
        message: Object.values(tooLarge)[0]!,
        fields: tooLarge,
      })
    })
    return sendJson(c, endpoint.status, { success: true, ...answer })
  })
}
