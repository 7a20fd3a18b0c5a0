import type { Endpoint, FileFields } from '#contract/endpoint.ts'
import { requireRole, requireUser } from '#server/actor/actor.ts'
import type { UserActor } from '#server/actor/actor.ts'
import { RateLimits } from '#server/rate-limit/index.ts'
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
type FormInput<E extends FormEndpoint> = {
  body: ReturnType<E['body']['parse']>
  files: readonly ReceivedFile[]
}
type FormHandler<E extends FormEndpoint> = (
  input: FormInput<E>,
  call: Call & { user: UserActor },
) => ReturnType<Handler<E>>

const HOUR_MS = 60 * 60 * 1000

/**
 * Binds an endpoint that takes a form with files, of signed-in people only: who asks is known, and
 * how often he does, before anything is read. Empty fields count as left out; `missing` is said
 * when one that is needed is.
 */
export function bindFileForm<E extends FormEndpoint>(
  api: Api,
  endpoint: E,
  handler: FormHandler<E>,
  { missing }: { missing?: string } = {},
): void {
  const limits = new RateLimits(api.deps.db)
  api.app.on(endpoint.method, endpoint.path, async (c) => {
    const { call } = openCall(api, c, true)
    const actor = await call.actor()
    const { guard } = endpoint
    const user =
      guard === 'owner' || guard === 'admin' ? requireRole(actor, guard) : requireUser(actor)
    await limits.take([
      { use: `${endpoint.path} by`, key: user.id, max: 60, withinMs: HOUR_MS },
      { use: `${endpoint.path} from`, network: call.address, max: 300, withinMs: HOUR_MS },
    ])
    const slot = api.uploadSlots.take(String(user.id), call.address)
    try {
      const { incoming } = api.deps.uploads
      const answer = await withForm(c, endpoint.files, { incoming, slot }, ({ fields, files }) => {
        slot.arrived()
        const filled = Object.entries(fields).filter(([, value]) => value.trim() !== '')
        const body = parse(
          endpoint.body,
          storable(Object.fromEntries(filled), ''),
          missing,
        ) as FormInput<E>['body']
        return handler({ body, files }, { ...call, user })
      })
      return sendJson(c, endpoint.status, { success: true, ...answer })
    } finally {
      slot.release()
    }
  })
}
