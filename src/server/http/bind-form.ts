import type { Endpoint, FileFields } from '#contract/endpoint.ts'
import { requireRole, requireUser } from '#server/actor.ts'
import type { UserActor } from '#server/actor.ts'
import { RateLimits } from '#server/rate-limit/index.ts'
import { ApiError } from './api-error.ts'
import type { Handler } from './bind.ts'
import { openCall } from './call.ts'
import type { Call } from './call.ts'
import type { Api } from './context.ts'
import { parse } from './input.ts'
import { sendJson } from './json.ts'
import { withForm } from './multipart.ts'
import type { ReceivedFile } from './multipart.ts'
import { storable } from './text.ts'

type FormEndpoint = Endpoint & { files: FileFields }
type FormInput<E extends FormEndpoint> = { body: ReturnType<E['body']['parse']>; files: readonly ReceivedFile[] }
type FormHandler<E extends FormEndpoint> = (
  input: FormInput<E>,
  call: Call & { user: UserActor },
) => ReturnType<Handler<E>>

const HOUR_MS = 60 * 60 * 1000
/** Forms being received at once, each of which may hold a line and a part of the disk for minutes. */
const MOST_AT_ONCE = 8
const MOST_BY_ONE = 2

/**
 * Binds an endpoint that takes a form with files, of signed-in people only: who asks is known, and how often he does,
 * before anything is read. Empty fields count as left out; `missing` is said when one that is needed is.
 */
export function bindForm<E extends FormEndpoint>(
  api: Api,
  endpoint: E,
  handler: FormHandler<E>,
  { missing }: { missing?: string } = {},
): void {
  const limits = new RateLimits(api.deps.db)
  const underWay = new Map<number, number>()
  api.app.on(endpoint.method, endpoint.path, async (c) => {
    const { call } = openCall(api, c, true)
    const actor = await call.actor()
    const { guard } = endpoint
    const user = guard === 'owner' || guard === 'admin' ? requireRole(actor, guard) : requireUser(actor)
    await limits.take([
      { use: `${endpoint.path} by`, key: user.id, max: 60, withinMs: HOUR_MS },
      { use: `${endpoint.path} from`, network: call.address, max: 300, withinMs: HOUR_MS },
    ])
    const mine = underWay.get(user.id) ?? 0
    const all = [...underWay.values()].reduce((sum, count) => sum + count, 0)
    if (mine >= MOST_BY_ONE || all >= MOST_AT_ONCE) throw new ApiError('TOO_MANY_REQUESTS', { retryAfter: 20 })
    underWay.set(user.id, mine + 1)
    try {
      const answer = await withForm(c, endpoint.files, api.deps.uploads.incoming, ({ fields, files }) => {
        const filled = Object.entries(fields).filter(([, value]) => value.trim() !== '')
        const body = parse(endpoint.body, storable(Object.fromEntries(filled), ''), missing) as FormInput<E>['body']
        return handler({ body, files }, { ...call, user })
      })
      return sendJson(c, endpoint.status, { success: true, ...answer })
    } finally {
      const left = (underWay.get(user.id) ?? 1) - 1
      if (left > 0) underWay.set(user.id, left)
      else underWay.delete(user.id)
    }
  })
}
