import * as contract from '#contract/messages.ts'
import { requireUser } from '#server/actor/actor.ts'
import { RateLimits } from '#server/rate-limit/index.ts'
import { bind } from '#server/http/bind.ts'
import type { Call } from '#server/http/call.ts'
import type { Api } from '#server/http/context.ts'
import { archiveMessage } from './archive.ts'
import { deleteMessage } from './delete.ts'
import { listMessages } from './list.ts'
import { readMessage } from './read.ts'
import { sendMessage } from './send.ts'
import { unreadMessages } from './unread.ts'

const user = async (call: Call) => requireUser(await call.actor())

/** Messages between accounts. */
export function messageRoutes(api: Api): void {
  const limits = new RateLimits(api.deps.db)
  bind(api, contract.listMessages, async ({ query }, call) =>
    listMessages(call.db, (await user(call)).id, query),
  )
  bind(api, contract.unreadMessages, async (_, call) => ({
    data: await unreadMessages(call.db, (await user(call)).id),
  }))
  bind(api, contract.sendMessage, async ({ body }, call) => ({
    data: await sendMessage(limits, api.deps.config.siteUrl, await user(call), body, call),
  }))
  bind(api, contract.readMessage, async ({ params }, call) => ({
    data: await readMessage(await user(call), params.id, call),
  }))
  bind(api, contract.archiveMessage, async ({ params }, call) => ({
    data: await archiveMessage(await user(call), params.id, call),
  }))
  bind(api, contract.deleteMessage, async ({ params }, call) => ({
    data: await deleteMessage(await user(call), params.id, call),
  }))
}
