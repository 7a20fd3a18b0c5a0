import * as conversations from '#contract/conversations.ts'
import * as contract from '#contract/messages.ts'
import { bind } from '#server/kit/http/bind.ts'
import { bindFileForm } from '#server/kit/http/bind-file-form.ts'
import type { Api } from '#server/kit/http/context.ts'
import { createPrivateLinks } from '#server/kit/uploads/index.ts'
import { archiveMessage } from './archive.ts'
import { blockSender, listBlocks, unblockSender } from './blocks.ts'
import {
  archiveConversation,
  deleteConversation,
  markConversationRead,
} from './change-conversation.ts'
import { getConversation } from './conversation.ts'
import { listConversations } from './conversations.ts'
import { deleteMessage } from './delete.ts'
import { listMessages } from './list.ts'
import { storeMessagePictures } from './pictures.ts'
import { addQuickReply, listQuickReplies, removeQuickReply } from './quick-replies.ts'
import { markMessage } from './read.ts'
import { reportMessage } from './report.ts'
import { sendMessage } from './send.ts'
import { countUnreadMessages } from './unread.ts'

/** Messages between accounts, and the conversations they make. */
export function messageRoutes(api: Api): void {
  const { sign } = createPrivateLinks(api.deps.config.jwtSecret)

  bind(api, contract.listMessages, (ctx, { query }) => listMessages(ctx, query))
  bind(api, contract.countUnreadMessages, async (ctx) => ({ data: await countUnreadMessages(ctx) }))
  bind(api, contract.sendMessage, async (ctx, { body }) => ({
    data: await sendMessage(ctx, body),
  }))
  bindFileForm(api, contract.uploadMessagePictures, async (ctx, { files }) => {
    const paths = await storeMessagePictures(ctx, files)
    return { data: { pictures: paths.map((path) => ({ url: sign(path, ctx.now()) })) } }
  })
  bind(api, contract.markMessageRead, async (ctx, { params }) => ({
    data: await markMessage(ctx, { id: params.id, isRead: true }),
  }))
  bind(api, contract.markMessageUnread, async (ctx, { params }) => ({
    data: await markMessage(ctx, { id: params.id, isRead: false }),
  }))
  bind(api, contract.archiveMessage, async (ctx, { params }) => ({
    data: await archiveMessage(ctx, params.id),
  }))
  bind(api, contract.deleteMessage, async (ctx, { params }) => ({
    data: await deleteMessage(ctx, params.id),
  }))
  bind(api, contract.reportMessage, async (ctx, { params, body }) => ({
    data: await reportMessage(ctx, { id: params.id, ...body }),
  }))

  bind(api, conversations.listConversations, (ctx, { query }) => listConversations(ctx, query))
  bind(api, conversations.getConversation, async (ctx, { params, query }) => ({
    data: await getConversation(ctx, { key: params.key, ...query }),
  }))
  bind(api, conversations.markConversationRead, async (ctx, { params }) => ({
    data: await markConversationRead(ctx, params.key),
  }))
  bind(api, conversations.archiveConversation, async (ctx, { params, body }) => ({
    data: await archiveConversation(ctx, { key: params.key, ...body }),
  }))
  bind(api, conversations.deleteConversation, async (ctx, { params }) => ({
    data: await deleteConversation(ctx, params.key),
  }))

  bind(api, conversations.listBlocks, async (ctx) => ({ data: await listBlocks(ctx) }))
  bind(api, conversations.blockSender, async (ctx, { params }) => ({
    data: await blockSender(ctx, params.id),
  }))
  bind(api, conversations.unblockSender, async (ctx, { params }) => ({
    data: await unblockSender(ctx, params.id),
  }))

  bind(api, conversations.listQuickReplies, async (ctx) => ({ data: await listQuickReplies(ctx) }))
  bind(api, conversations.addQuickReply, async (ctx, { body }) => ({
    data: await addQuickReply(ctx, body.text),
  }))
  bind(api, conversations.removeQuickReply, async (ctx, { params }) => ({
    data: await removeQuickReply(ctx, params.id),
  }))
}
