import * as contract from '#contract/messages.ts'
import { bind } from '#server/http/bind.ts'
import type { Api } from '#server/http/context.ts'
import { archiveMessage } from './archive.ts'
import { deleteMessage } from './delete.ts'
import { listMessages } from './list.ts'
import { readMessage } from './read.ts'
import { sendMessage } from './send.ts'
import { unreadMessages } from './unread.ts'

/** Messages between accounts. */
export function messageRoutes(api: Api): void {
  bind(api, contract.listMessages, (ctx, { query }) => listMessages(ctx, query))
  bind(api, contract.unreadMessages, async (ctx) => ({ data: await unreadMessages(ctx) }))
  bind(api, contract.sendMessage, async (ctx, { body }) => ({
    data: await sendMessage(ctx, body),
  }))
  bind(api, contract.readMessage, async (ctx, { params }) => ({
    data: await readMessage(ctx, params.id),
  }))
  bind(api, contract.archiveMessage, async (ctx, { params }) => ({
    data: await archiveMessage(ctx, params.id),
  }))
  bind(api, contract.deleteMessage, async (ctx, { params }) => ({
    data: await deleteMessage(ctx, params.id),
  }))
}
